import { type RawBuilder, sql } from "kysely";
import { z } from "zod";

/** One file of an export: what one kind of row says of a person. */
export interface ExportPart {
  /** Of the file, without its ending. */
  name: string;
  /** Meaning of a row, for readers of the schema. */
  about: string;
  /** The columns that point at the person, or at their applications, whose rows are in the file: `table.column`. */
  of: readonly `${string}.${string}`[];
  /** A row as it stands in the file: times as `Moment`. */
  row: z.ZodObject;
  /** A query of the person's rows, with the columns of `row`; times as they come from the database. */
  select(userId: number): RawBuilder<unknown>;
}

/** A time in an export: `2025-05-10T18:00:00.000+09:00`. */
export const Moment = z.iso.datetime({ offset: true });

/** A name in each language in which there is one, by the language's code. */
export const Names = z.record(z.string(), z.string());

/** SQL: the title of an event `e` in its main language. */
export const eventTitle = sql`(select t.title from event_texts t where t.event_id = e.id and t.is_main)`;

/** SQL: the name of an organization `o` in its main language. */
export const organizationName = sql`(select t.name from organization_texts t where t.organization_id = o.id and t.is_main)`;

/** SQL: the title of a question `q` in one of its languages. */
export const questionTitle = sql`(select t.title from question_texts t where t.question_id = q.id order by t.title = '', t.language_id limit 1)`;

/** SQL: an option `qo` in one of its languages. */
export const optionText = sql`(select t.text from question_option_texts t where t.question_option_id = qo.id order by t.language_id limit 1)`;

/** The event that a row is about. */
export const ofEvent = { event_id: z.int(), event: z.string().nullable() };

/** The organization that a row is about. */
export const ofOrganization = { organization_id: z.int(), organization: z.string().nullable() };

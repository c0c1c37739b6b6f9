import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { Page } from "../../../platform/http/handler.server.ts";
import { invalid } from "../../../shared/app-error.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { contentForReaderSql } from "../../../shared/languages/readers/text-reader.ts";
import type { ListOrManagedQuery } from "../listing/event-filter.contract.ts";
import { readManagedCursor, writeManagedCursor } from "./managed-cursor.ts";
import type { ManagedSort } from "./managed-lists.ts";
import { managedConditions, selectManaged } from "./select-managed.server.ts";

const usualLimit = 50;

interface ManagedListing {
  userId: number;
  language: Language;
  filters: Omit<ListOrManagedQuery, "sort"> & { sort?: ManagedSort };
  now: Date;
}

interface ManagedId {
  id: number;
  /** The organization for which the user acts. */
  organization_id: number;
  updated_at: Date;
}

/**
 * A page of the events that a user manages, hidden ones too: one statement, and two before it where words are searched. All
 * events of a user are few beside those of everybody, so they are found by their hosts and sorted, not walked in an index's
 * order.
 */
export async function listManagedEvents(db: Executor, listing: ManagedListing): Promise<Page<ManagedId>> {
  const { userId, filters } = listing;
  const limit = filters.limit ?? usualLimit;
  const sort = filters.sort ?? "start_at";
  const order = orderOf(sort, listing);
  const direction = sql.raw(order.isDescending ? "desc" : "asc");
  const conditions = await managedConditions(db, listing);
  const cursor = filters.cursor === undefined ? null : readManagedCursor(sort, filters.cursor);
  if (filters.cursor !== undefined && cursor === null) throw invalid("cursor", "invalid");
  const { rows } = await sql<ManagedId & { total: number }>`
    with mine as materialized (${selectManaged(userId, filters.organization_id)}), listed as materialized (
      select e.id, e.acting_id as organization_id, e.updated_at, ${order.key} as key
        from mine e where ${sql.join(conditions, sql` and `)}
    )
    select listed.*, (select count(*)::integer from listed) as total
      from listed
     where ${cursor === null ? sql`true` : isAfter(cursor, order)}
     order by key ${direction}, id ${direction} limit ${limit + 1}`.execute(db);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return new Page(
    page,
    rows.length > limit && last ? writeManagedCursor(sort, last.id) : null,
    rows[0]?.total ?? 0,
  );
}

interface ManagedOrder {
  /** Of an event `e`. */
  key: RawBuilder<unknown>;
  isDescending: boolean;
}

function orderOf(sort: ManagedSort, { filters, language }: ManagedListing): ManagedOrder {
  const { state, span } = filters;
  switch (sort) {
    case "start_at":
      return {
        key: sql`e.start_at`,
        isDescending: !(span === "upcoming" || state === "coming" || state === "draft"),
      };
    case "title":
      return { key: titleIn(language), isDescending: false };
    case "updated_at":
      return { key: sql`e.updated_at`, isDescending: true };
    case "seats":
      return { key: sql`e.applications_count`, isDescending: true };
  }
}

/** The title that `textIn` shows to the readers of a language. */
const titleIn = (language: Language) => sql`(
  select lower(t.title) from event_texts t
   where t.event_id = e.id and (t.is_main or t.title ~ '\\S')
   order by ${contentForReaderSql(language, sql`t.language_id`, sql`t.is_main`)} limit 1)`;

/**
 * The place after an event in the order, as it stands now: a title has no room in a cursor, and an event that left the list
 * since (a draft that was published) still has its place.
 */
function isAfter(cursor: number, { key, isDescending }: ManagedOrder) {
  const sign = sql.raw(isDescending ? "<" : ">");
  return sql<SqlBool>`(key, id) ${sign} (select ${key}, e.id from mine e where e.id = ${cursor})`;
}

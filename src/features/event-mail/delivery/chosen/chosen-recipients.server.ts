import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Executor } from "../../../../platform/db/client.server.ts";
import { countRecipients } from "../../../../platform/mail/queue/queue-mail.server.ts";
import { invalid } from "../../../../shared/app-error.ts";
import { isActiveSql } from "../../../../shared/application-states.ts";
import { hasComeSql, hasMissedSql, isAttendanceKnownSql } from "../../../check-in/check-in.server.ts";
import type { RecipientsIn } from "./chosen-recipients.contract.ts";

/** To whom a mail goes, as a row has it: one of them. Without any it went to people who were chosen by name. */
export interface Recipients {
  user_ids?: readonly number[] | null | undefined;
  /** Empty in rows that say it otherwise. */
  states?: readonly string[] | null | undefined;
  option_id?: number | null | undefined;
  /** Of those who answered with the option; null for all who are not out. */
  answer_states?: readonly string[] | null | undefined;
  attendance?: string | null | undefined;
}

/** The columns in which a mail says to whom it goes. */
export const recipientColumns = ["states", "option_id", "answer_states", "attendance"] as const;

/** As a row has what a call says: states beside an option are those of whom has answered with it. */
export function storedRecipients({ user_ids, states, option_id, attendance }: RecipientsIn) {
  return {
    user_ids: user_ids ?? null,
    states: (!option_id && states) || null,
    option_id: option_id ?? null,
    answer_states: (option_id && states) || null,
    attendance: attendance ?? null,
  };
}

/** Whether a mail is for an application `a`, by what is true now. Whoever was chosen by name must have applied, and may have cancelled. */
function isRecipientSql(recipients: Recipients): RawBuilder<SqlBool> {
  const { user_ids, states, option_id, answer_states, attendance } = recipients;
  if (user_ids) return sql`a.user_id = any(${user_ids}::integer[])`;
  if (option_id) {
    const isInState = answer_states ? isInStatesSql(answer_states) : isActiveSql("a");
    return sql`(${isInState} and exists (
      select from answer_options o where o.application_id = a.id and o.question_option_id = ${option_id}))`;
  }
  if (attendance === "attended") return hasComeSql;
  if (attendance === "absent") return sql`(${hasMissedSql} and ${isAttendanceKnownSql})`;
  return states?.length ? isInStatesSql(states) : sql`true`;
}

const isInStatesSql = (states: readonly string[]) => sql<SqlBool>`a.state = any(${states}::text[])`;

/** The people of an event to whom a mail goes now: the one query that counts them and that writes their mails. */
export const recipientsSql = (eventId: number, recipients: Recipients): RawBuilder<unknown> =>
  sql`select a.user_id from applications a where a.event_id = ${eventId} and ${isRecipientSql(recipients)}`;

/** Asked again when a mail leaves: whether it still is for a person. */
export async function isStillRecipient(
  db: Executor,
  eventId: number,
  userId: number | null,
  recipients: Recipients,
): Promise<boolean> {
  const { rows } = await sql`${recipientsSql(eventId, recipients)} and a.user_id = ${userId}`.execute(db);
  return rows.length > 0;
}

/** To how many a mail would go now. */
export async function countChosenRecipients(
  db: Executor,
  eventId: number,
  recipients: Recipients,
): Promise<number> {
  await requireKnownRecipients(db, eventId, recipients);
  return countRecipients(db, recipientsSql(eventId, recipients));
}

/** Refuses people who have never applied, and an option of another event. */
export async function requireKnownRecipients(
  db: Executor,
  eventId: number,
  { user_ids, option_id }: Recipients,
): Promise<void> {
  if (user_ids) {
    const { rows } = await recipientsSql(eventId, { user_ids }).execute(db);
    if (rows.length < user_ids.length) throw invalid("user_ids", "not_found");
  }
  if (option_id) {
    const option = await db
      .selectFrom("question_options")
      .innerJoin("questions", "questions.id", "question_options.question_id")
      .select("question_options.id")
      .where("question_options.id", "=", option_id)
      .where("questions.event_id", "=", eventId)
      .executeTakeFirst();
    if (!option) throw invalid("option_id", "not_found");
  }
}

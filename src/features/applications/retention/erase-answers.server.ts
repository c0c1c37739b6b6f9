import { type RawBuilder, sql } from "kysely";
import type { Executor, Tx } from "../../../platform/db/client.server.ts";
import { isNotDeleted } from "../../../shared/is-not-deleted.server.ts";

const tables = ["accommodation_requests", "answers", "former_answers", "application_notes"] as const;

/**
 * Erases what the applications say beside their state: answers, also former ones, the accommodation that was asked for, and what organizers
 * noted.
 * @param ids a query of ids of applications
 */
export async function eraseAnswers(tx: Tx, ids: RawBuilder<unknown>): Promise<void> {
  for (const table of tables) {
    await sql`delete from ${sql.table(table)} where application_id in (${ids})`.execute(tx);
  }
}

/** SQL condition: an application `a` has something that `eraseAnswers` takes, or is of somebody who was added by hand. */
export const hasAnswersSql = () =>
  sql<boolean>`(${sql.join(
    tables.map(
      (table) => sql`exists (select from ${sql.table(table)} said where said.application_id = a.id)`,
    ),
    sql` or `,
  )} or exists (select from users guest where guest.id = a.user_id and guest.is_guest and ${isNotDeleted("guest")}))`;

/** How many of an event's applications that is. */
export interface AnswersToGo {
  events: number;
  people: number;
}

/** @param events a query of ids of events */
export async function countAnswersOf(db: Executor, events: RawBuilder<unknown>): Promise<AnswersToGo> {
  const { rows } = await sql<AnswersToGo>`
    select count(distinct a.event_id)::integer as events, count(*)::integer as people
      from applications a where a.event_id in (${events}) and ${hasAnswersSql()}`.execute(db);
  return rows[0] as AnswersToGo;
}

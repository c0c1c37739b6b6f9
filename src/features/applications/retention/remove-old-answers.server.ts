import { sql } from "kysely";
import type { Executor, Tx } from "../../../platform/db/client.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { isActiveSql } from "../../../shared/application-states.ts";
import { isNotDeleted } from "../../../shared/is-not-deleted.server.ts";
import { clearGuests } from "../../accounts/accounts.server.ts";
import { inLockedEvent } from "../../events/events.server.ts";
import { eraseAnswers } from "./erase-answers.server.ts";
import { isOverTimeSql } from "./events-over-time.server.ts";

/**
 * Removes the answers to events whose time is over, with notes about applicants and who people without an account are. An event is
 * a transaction that holds it: all of it goes or nothing, once, beside whatever else is done with it.
 */
export async function removeOldAnswers({ db, clock }: Platform): Promise<void> {
  const now = clock.now();
  for (const id of await findOverTime(db, now)) {
    await inLockedEvent(db, id, async (tx) => {
      const [stillOver] = await findOverTime(tx, now, id);
      if (stillOver !== undefined) await removeAnswersTo(tx, id, now);
    });
  }
}

async function findOverTime(db: Executor, now: Date, id: number | null = null): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from events e join organizations o on o.id = e.owner_organization_id
     where ${isOverTimeSql(now)} and (${id}::integer is null or e.id = ${id}) order by e.id`.execute(db);
  return rows.map((row) => row.id);
}

async function removeAnswersTo(tx: Tx, eventId: number, now: Date): Promise<void> {
  await countBeforeRemoval(tx, eventId);
  await eraseAnswers(tx, sql`select id from applications where event_id = ${eventId}`);
  const { rows: guests } = await sql<{ id: number }>`
    select u.id from applications a join users u on u.id = a.user_id
     where a.event_id = ${eventId} and u.is_guest and ${isNotDeleted("u")}`.execute(tx);
  await clearGuests(
    tx,
    guests.map(({ id }) => id),
    now,
  );
  await tx
    .insertInto("answer_removals")
    .values({ event_id: eventId, removed_at: now })
    .onConflict((conflict) => conflict.column("event_id").doUpdateSet({ removed_at: now }))
    .execute();
}

/** Of those who are applying, as the figures count them while the answers are there. */
async function countBeforeRemoval(tx: Tx, eventId: number): Promise<void> {
  await sql`
    with people as materialized (
      select a.id from applications a join users u on u.id = a.user_id
       where a.event_id = ${eventId} and ${isActiveSql("a")} and ${isNotDeleted("u")}
    )
    insert into answer_counts (question_id, question_option_id, count)
    select w.question_id, null, count(*) from people join answers w on w.application_id = people.id group by 1
    union all
    select o.question_id, o.question_option_id, count(*)
      from people join answer_options o on o.application_id = people.id group by 1, 2
    on conflict on constraint answer_counts_key do update set count = answer_counts.count + excluded.count`.execute(
    tx,
  );
}

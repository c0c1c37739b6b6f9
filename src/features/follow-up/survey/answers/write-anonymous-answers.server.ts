import { sql } from "kysely";
import type { Tx } from "../../../../platform/db/client.server.ts";
import type { StoredAnswer } from "./stored-answer.server.ts";

/**
 * Rows that are written anew with each answer, so that neither the place of a row nor the transaction that wrote it says which
 * answer came with which person. Where there are so many, a random half of them settles and is not touched any more: so each answer
 * costs the same, however many there are. Few long answers settle earlier, by their bytes.
 */
const pool = { answers: 32, longAnswers: 6, bytes: 32 * 1024, respondents: 64 };

/** Adds somebody's answers to those of the event, which is locked. */
export async function writeAnonymously(
  tx: Tx,
  eventId: number,
  applicationId: number,
  answers: StoredAnswer[],
): Promise<void> {
  await sql`
    with taken as (
      delete from survey_respondents where event_id = ${eventId} and not is_settled
      returning application_id, is_counted
    ), everybody as (
      select application_id, is_counted from taken union all select ${applicationId}::integer, false
    ), mixed as (
      select *, row_number() over (order by random()) as place, count(*) over () as count from everybody
    )
    insert into survey_respondents (event_id, application_id, is_counted, is_settled)
    select ${eventId}, application_id, is_counted, count >= ${pool.respondents} and place > count / 2
      from mixed order by random()`.execute(tx);
  await sql`
    with taken as (
      delete from anonymous_survey_answers where event_id = ${eventId} and not is_settled
      returning answers, is_published, was_named
    ), every_answer as (
      select answers, is_published, was_named from taken
      union all select ${JSON.stringify(answers)}::jsonb, false, false
    ), mixed as (
      select *, row_number() over (order by random()) as place, count(*) over () as count,
             sum(octet_length(answers::text)) over () as bytes
        from every_answer
    )
    insert into anonymous_survey_answers (event_id, answers, is_published, was_named, is_settled)
    select ${eventId}, answers, is_published, was_named,
           (count >= ${pool.answers} or (count >= ${pool.longAnswers} and bytes > ${pool.bytes}))
             and place > count / 2
      from mixed order by random()`.execute(tx);
}

/** Takes the names off answers that were given by name. The event is locked. */
export async function clearNames(tx: Tx, eventId: number): Promise<void> {
  await sql`
    with taken as (
      delete from survey_respondents where event_id = ${eventId} returning application_id
    )
    insert into survey_respondents (event_id, application_id, is_counted)
    select ${eventId}, application_id, true from taken order by random()`.execute(tx);
  const { rows } = await sql<{ answers: StoredAnswer[] }>`
    delete from named_survey_answers where event_id = ${eventId} returning answers`.execute(tx);
  if (rows.length === 0) return;
  await tx.updateTable("surveys").set({ is_anonymous: true }).where("event_id", "=", eventId).execute();
  await sql`
    insert into anonymous_survey_answers (event_id, answers, is_published, was_named)
    select ${eventId}, answers, false, true
      from jsonb_array_elements(${JSON.stringify(rows.map((row) => row.answers))}::jsonb) as one (answers)
     order by random()`.execute(tx);
}

/** Shows all answers that wait, as rows among which nothing tells an order. The event is locked. */
export async function showWaitingAnswers(tx: Tx, eventId: number): Promise<void> {
  await sql`
    with taken as (
      delete from anonymous_survey_answers where event_id = ${eventId} and not is_published
      returning answers, was_named, is_settled
    )
    insert into anonymous_survey_answers (event_id, answers, is_published, was_named, is_settled)
    select ${eventId}, answers, true, was_named, is_settled from taken order by random()`.execute(tx);
  await sql`
    with taken as (
      delete from survey_respondents where event_id = ${eventId} and not is_counted
      returning application_id, is_settled
    )
    insert into survey_respondents (event_id, application_id, is_counted, is_settled)
    select ${eventId}, application_id, true, is_settled from taken order by random()`.execute(tx);
}

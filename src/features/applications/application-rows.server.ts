import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Executor } from "../../platform/db/client.server.ts";
import { isActiveSql } from "../../shared/application-states.ts";

/** Of an application `a`: counts from 1, who is next; null for those who do not wait. */
export const queuePosition = sql<number | null>`
  case when a.queue_number is not null then (
    select count(*)::integer from applications q
     where q.event_id = a.event_id and q.queue_number <= a.queue_number) end`;

/** Applications with their answers, in one round trip: add a `where` and an order. */
export function selectApplications(db: Executor) {
  return db.selectFrom("applications as a").select((eb) => [
    "a.id",
    "a.event_id",
    "a.user_id",
    "a.applied_at",
    "a.state",
    queuePosition.as("position"),
    "a.offer_expires_at",
    "a.promoted_at",
    "a.decided_at",
    "a.decision_message",
    "a.asks_before_promotion",
    "a.cancel_reason",
    "a.answers_open_until",
    "a.answers_deleted_at",
    eb
      .selectFrom("events as of_event")
      .whereRef("of_event.id", "=", "a.event_id")
      .select("of_event.cancelled_at")
      .as("event_cancelled_at"),
    jsonArrayFrom(
      eb
        .selectFrom("answers as w")
        .select((inner) => [
          "w.question_id",
          "w.text",
          jsonArrayFrom(
            inner
              .selectFrom("answer_options as wo")
              .innerJoin("question_options as o", "o.id", "wo.question_option_id")
              .select((option) => [
                "o.id",
                jsonArrayFrom(
                  option
                    .selectFrom("question_option_texts as ot")
                    .select(["ot.language_id", "ot.text"])
                    .whereRef("ot.question_option_id", "=", "o.id")
                    .orderBy("ot.language_id"),
                ).as("texts"),
              ])
              .whereRef("wo.application_id", "=", "w.application_id")
              .whereRef("wo.question_id", "=", "w.question_id")
              .orderBy("o.position")
              .orderBy("o.id"),
          ).as("options"),
        ])
        .whereRef("w.application_id", "=", "a.id")
        .orderBy("w.question_id"),
    ).as("answers"),
  ]);
}

export type ApplicationRow = Awaited<
  ReturnType<ReturnType<typeof selectApplications>["executeTakeFirstOrThrow"]>
>;

export function findApplication(db: Executor, eventId: number, userId: number) {
  return selectApplications(db)
    .where("a.event_id", "=", eventId)
    .where("a.user_id", "=", userId)
    .executeTakeFirst();
}

/** Everything that a person has applied to, also what they have cancelled. */
export function findApplicationsOf(db: Executor, userId: number): Promise<ApplicationRow[]> {
  return selectApplications(db).where("a.user_id", "=", userId).execute();
}

export async function isApplying(db: Executor, eventId: number, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom("applications")
    .select("id")
    .where("event_id", "=", eventId)
    .where("user_id", "=", userId)
    .where(isActiveSql("applications"))
    .executeTakeFirst();
  return row !== undefined;
}

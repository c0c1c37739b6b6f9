import type { ExpressionBuilder } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Executor } from "../../../platform/db/client.server.ts";
import type { DB } from "../../../platform/db/generated/schema.ts";

/** The questions of the event `e` around it, with their texts and options; deleted ones too. */
export function selectQuestions(eb: ExpressionBuilder<DB & { e: DB["events"] }, "e">) {
  return eb
    .selectFrom("questions as q")
    .select((inner) => [
      "q.id",
      "q.question_type_id",
      "q.position",
      "q.is_required",
      "q.is_deleted",
      jsonArrayFrom(
        inner
          .selectFrom("question_texts as qt")
          .select(["qt.id", "qt.language_id", "qt.title", "qt.description"])
          .whereRef("qt.question_id", "=", "q.id")
          .orderBy("qt.id"),
      ).as("texts"),
      jsonArrayFrom(
        inner
          .selectFrom("question_options as qo")
          .select((option) => [
            "qo.id",
            "qo.is_deleted",
            jsonArrayFrom(
              option
                .selectFrom("question_option_texts as ot")
                .select(["ot.language_id", "ot.text"])
                .whereRef("ot.question_option_id", "=", "qo.id")
                .orderBy("ot.language_id"),
            ).as("texts"),
          ])
          .whereRef("qo.question_id", "=", "q.id")
          .orderBy("qo.position")
          .orderBy("qo.id"),
      ).as("options"),
    ])
    .whereRef("q.event_id", "=", "e.id")
    .orderBy("q.position")
    .orderBy("q.id");
}

export type QuestionRow = Awaited<ReturnType<ReturnType<typeof selectQuestions>["executeTakeFirstOrThrow"]>>;

/** An event's questions in the order in which they are asked; deleted ones too. */
export async function findQuestions(db: Executor, eventId: number): Promise<QuestionRow[]> {
  const event = await db
    .selectFrom("events as e")
    .select((eb) => jsonArrayFrom(selectQuestions(eb)).as("questions"))
    .where("e.id", "=", eventId)
    .executeTakeFirst();
  return event?.questions ?? [];
}

import { sql } from "kysely";
import type { Tx } from "../../../platform/db/client.server.ts";
import type { MergedOption } from "./merge-options.ts";
import type { PlannedQuestion } from "./plan-question.ts";

export async function writeQuestion(tx: Tx, eventId: number, planned: PlannedQuestion): Promise<void> {
  const { id, texts, options, ...columns } = planned;
  const questionId = id ?? (await insertQuestion(tx, eventId, columns));
  if (id) await tx.updateTable("questions").set(columns).where("id", "=", id).execute();
  for (const text of texts) {
    await tx
      .insertInto("question_texts")
      .values({ question_id: questionId, ...text })
      .onConflict((conflict) =>
        conflict.constraint("question_texts_language_key").doUpdateSet({
          title: text.title,
          description: text.description,
        }),
      )
      .execute();
  }
  if (options) await writeOptions(tx, questionId, options);
}

async function insertQuestion(
  tx: Tx,
  eventId: number,
  columns: Pick<PlannedQuestion, "question_type_id" | "position" | "is_required" | "is_deleted">,
): Promise<number> {
  const { id } = await tx
    .insertInto("questions")
    .values({ event_id: eventId, ...columns })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Options that are no longer offered go; those that somebody chose stay behind for their answers. */
async function writeOptions(tx: Tx, questionId: number, options: readonly MergedOption[]): Promise<void> {
  const ids = options.flatMap(({ id }) => (id === null ? [] : [id]));
  await sql`
    delete from question_options o
     where o.question_id = ${questionId} and o.id <> all(${ids}::integer[])
       and not exists (select from answer_options a where a.question_option_id = o.id)`.execute(tx);
  await tx
    .updateTable("question_options")
    .set({ is_deleted: true })
    .where("question_id", "=", questionId)
    .execute();
  for (const [position, option] of options.entries()) await writeOption(tx, questionId, position, option);
}

async function writeOption(
  tx: Tx,
  questionId: number,
  position: number,
  { id, texts }: MergedOption,
): Promise<void> {
  const values = { question_id: questionId, position, is_deleted: false };
  const { id: optionId } =
    id === null
      ? await tx.insertInto("question_options").values(values).returning("id").executeTakeFirstOrThrow()
      : await tx
          .updateTable("question_options")
          .set(values)
          .where("id", "=", id)
          .returning("id")
          .executeTakeFirstOrThrow();
  for (const { language_id, text } of texts) {
    await tx
      .insertInto("question_option_texts")
      .values({ question_option_id: optionId, language_id, text })
      .onConflict((conflict) => conflict.columns(["question_option_id", "language_id"]).doUpdateSet({ text }))
      .execute();
  }
}

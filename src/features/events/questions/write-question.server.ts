import { sql } from "kysely";
import type { Tx } from "../../../platform/db/client.server.ts";
import type { MergedOption } from "./merge-options.ts";
import type { PlannedQuestion } from "./plan-question.ts";

export async function writeQuestion(tx: Tx, eventId: number, planned: PlannedQuestion): Promise<void> {
  const { id, texts, options, ...columns } = planned;
  const questionId = id ?? (await insertQuestion(tx, eventId, columns));
  if (id) await tx.updateTable("questions").set(columns).where("id", "=", id).execute();
  if (texts.length > 0) {
    await tx
      .insertInto("question_texts")
      .values(texts.map((text) => ({ question_id: questionId, ...text })))
      .onConflict((conflict) =>
        conflict.constraint("question_texts_language_key").doUpdateSet((eb) => ({
          title: eb.ref("excluded.title"),
          description: eb.ref("excluded.description"),
        })),
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

/** Options that are no longer offered go; those that somebody chose stay behind for their answers, or for their count. */
async function writeOptions(tx: Tx, questionId: number, options: readonly MergedOption[]): Promise<void> {
  const ids = options.flatMap(({ id }) => (id === null ? [] : [id]));
  await sql`
    delete from question_options o
     where o.question_id = ${questionId} and o.id <> all(${ids}::integer[])
       and not exists (select from answer_options a where a.question_option_id = o.id)
       and not exists (select from answer_counts c where c.question_option_id = o.id)`.execute(tx);
  await tx
    .updateTable("question_options")
    .set({ is_deleted: true })
    .where("question_id", "=", questionId)
    .execute();
  if (options.length === 0) return;
  const optionIds = await placeOptions(tx, questionId, options);
  const texts = options.flatMap((option, place) =>
    option.texts.map((text) => ({ question_option_id: optionIds[place] as number, ...text })),
  );
  await tx
    .insertInto("question_option_texts")
    .values(texts)
    .onConflict((conflict) =>
      conflict
        .columns(["question_option_id", "language_id"])
        .doUpdateSet((eb) => ({ text: eb.ref("excluded.text") })),
    )
    .execute();
}

/** Puts known options into their places and makes the new ones; answers all their ids in order. */
async function placeOptions(
  tx: Tx,
  questionId: number,
  options: readonly MergedOption[],
): Promise<(number | null)[]> {
  const ids = options.map(({ id }) => id);
  await sql`
    update question_options o set position = known.position, is_deleted = false
      from unnest(${ids}::integer[], ${[...ids.keys()]}::integer[]) as known (id, position)
     where o.id = known.id`.execute(tx);
  const fresh = ids.flatMap((id, position) => (id === null ? [{ question_id: questionId, position }] : []));
  if (fresh.length === 0) return ids;
  const made = await tx.insertInto("question_options").values(fresh).returning(["id", "position"]).execute();
  return ids.map((id, place) => id ?? made.find(({ position }) => position === place)?.id ?? null);
}

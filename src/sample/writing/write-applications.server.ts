import type { Insertable } from "kysely";
import type { Tx } from "../../platform/db/client.server.ts";
import type { DB } from "../../platform/db/generated/schema.ts";
import type { WrittenQuestion } from "./write-questions.server.ts";

const hour = 60 * 60 * 1000;
const writing = [
  "よろしくお願いします。",
  "I am looking forward to it!",
  "はじめて参加します。",
  "I will come straight from class.",
  "友だちと一緒に行きます。",
];

interface Applicant {
  userId: number;
  isCancelled?: boolean;
  /** The columns of another state, in place of those of a place. */
  columns?: Partial<Insertable<DB["applications"]>> | undefined;
}

/** The first of `applicants` applied last. Answers every required question and most of the others. */
export async function writeApplications(
  tx: Tx,
  before: Date,
  eventId: number,
  questions: WrittenQuestion[],
  applicants: Applicant[],
): Promise<void> {
  for (const [index, { userId, isCancelled, columns }] of applicants.entries()) {
    const appliedAt = new Date(before.getTime() - (index * 17 + 3) * hour);
    const application = await tx
      .insertInto("applications")
      .values({
        event_id: eventId,
        user_id: userId,
        applied_at: appliedAt,
        state: isCancelled ? "cancelled" : "confirmed",
        shows_first_name: !isCancelled && index % 3 === 0,
        cancelled_at: isCancelled ? new Date(appliedAt.getTime() + hour) : null,
        ...columns,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const question of questions) {
      if (question.isRequired || index % 3 > 0) {
        await writeAnswer(tx, application.id, userId, question, index);
      }
    }
  }
}

async function writeAnswer(
  tx: Tx,
  application_id: number,
  userId: number,
  question: WrittenQuestion,
  index: number,
): Promise<void> {
  const choices = chosen(question, index);
  const text = choices.length > 0 ? "" : await written(tx, question, userId, index);
  await tx.insertInto("answers").values({ application_id, question_id: question.id, text }).execute();
  if (choices.length === 0) return;
  await tx
    .insertInto("answer_options")
    .values(
      choices.map((question_option_id) => ({ application_id, question_id: question.id, question_option_id })),
    )
    .execute();
}

function chosen({ typeId, optionIds }: WrittenQuestion, index: number): number[] {
  const [radio, checkbox] = [1, 2];
  if (typeId !== radio && typeId !== checkbox) return [];
  const first = index % optionIds.length;
  const second = (index + 1 + (index % 2)) % optionIds.length;
  const places = typeId === checkbox && index % 2 === 0 ? [first, second] : [first];
  return [...new Set(places)].map((place) => optionIds[place] as number);
}

async function written(tx: Tx, { typeId }: WrittenQuestion, userId: number, index: number): Promise<string> {
  const email = 5;
  if (typeId !== email) return writing[index % writing.length] as string;
  const user = await tx
    .selectFrom("users")
    .select("email")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return user.email ?? "";
}

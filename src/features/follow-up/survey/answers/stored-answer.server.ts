import type { GivenAnswer } from "../../../applications/applications.server.ts";

/** An answer as its row keeps it. */
export type StoredAnswer = ReturnType<typeof storedAnswer>;

export const storedAnswer = ({ questionId, text, optionIds }: GivenAnswer) => ({
  question_id: questionId,
  text,
  option_ids: optionIds,
});

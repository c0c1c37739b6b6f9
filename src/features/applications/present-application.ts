import { isActive } from "../../shared/application-states.ts";
import type { Language } from "../../shared/languages/languages.ts";
import { contentForReader, type TextReader } from "../../shared/languages/readers/text-reader.ts";
import { toWireTime } from "../../shared/time/tokyo-time.ts";
import type { Application } from "../events/events.contract.ts";
import type { ApplicationRow } from "./application-rows.server.ts";
import { cancelReasonOf } from "./cancel-reason.ts";

export function presentApplication(row: ApplicationRow, reader: TextReader | Language): Application {
  return {
    id: row.id,
    user_id: row.user_id,
    apply_at: toWireTime(row.applied_at),
    state: row.state,
    is_cancelled: !isActive(row.state),
    position: row.position,
    offer_expires_at:
      row.state === "offered" && row.offer_expires_at ? toWireTime(row.offer_expires_at) : null,
    promoted_at: row.promoted_at && toWireTime(row.promoted_at),
    decided_at: row.decided_at && toWireTime(row.decided_at),
    decision_message: row.decision_message,
    asks_before_promotion: row.asks_before_promotion,
    cancel_reason: cancelReasonOf(row),
    apply_question_answers: presentAnswers(row, reader),
  };
}

/** Keyed `q_{question id}`. */
export function presentAnswers(
  { answers }: Pick<ApplicationRow, "answers">,
  reader: TextReader | Language,
): Record<string, string> {
  return Object.fromEntries(answers.map((answer) => [`q_${answer.question_id}`, answerText(answer, reader)]));
}

type Answer = ApplicationRow["answers"][number];

/** Choices in the reader's language where the option has it, joined by commas. */
export function answerText(answer: Answer, reader: TextReader | Language): string {
  if (answer.options.length === 0) return answer.text;
  return answer.options
    .map(({ texts }) => (contentForReader(texts, reader, ({ text }) => text !== "") ?? texts[0])?.text ?? "")
    .join(",");
}

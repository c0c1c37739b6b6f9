import type { Language } from "../../../shared/languages/languages.ts";
import { textForReader } from "../../../shared/languages/readers/text-reader.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import type { QuestionRow } from "../../events/events.server.ts";
import { ApplicantMail } from "./applicant-mails.contract.ts";
import type { ApplicantMailRow } from "./find-applicant-mails.server.ts";

/** @param questions of the event, removed ones too: a message tells by which of their options it was sent */
export function presentApplicantMail(
  { body, ...row }: ApplicantMailRow,
  questions: readonly QuestionRow[],
  language: Language,
): ApplicantMail {
  const { language_texts, states, attendance } = ApplicantMail.shape;
  return {
    ...row,
    custom_body: body,
    language_texts: language_texts.parse(row.language_texts),
    states: states.parse(row.states),
    attendance: attendance.parse(row.attendance),
    option: presentOption(row.option_id, questions, language),
    sent_at: toWireTime(row.sent_at),
  };
}

function presentOption(
  id: number | null,
  questions: readonly QuestionRow[],
  language: Language,
): ApplicantMail["option"] {
  for (const { texts, options } of questions) {
    const option = options.find((one) => one.id === id);
    if (!option) continue;
    const asked = texts.filter(({ title }) => title.trim() !== "");
    return {
      question: textForReader(asked, language)?.title ?? "",
      text: textForReader(option.texts, language)?.text ?? "",
    };
  }
  return null;
}

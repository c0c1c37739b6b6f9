import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import { ApplicantMail } from "./applicant-mails.contract.ts";
import type { ApplicantMailRow } from "./find-applicant-mails.server.ts";

export function presentApplicantMail({ body, ...row }: ApplicantMailRow): ApplicantMail {
  const { language_texts, states, attendance } = ApplicantMail.shape;
  return {
    ...row,
    custom_body: body,
    language_texts: language_texts.parse(row.language_texts),
    states: states.parse(row.states),
    attendance: attendance.parse(row.attendance),
    sent_at: toWireTime(row.sent_at),
  };
}

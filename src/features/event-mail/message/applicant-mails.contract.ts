import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { Id, pathId, WireTime } from "../../../shared/wire.ts";
import { PersonName } from "../../organizations/organizations.contract.ts";
import {
  ChosenRecipients,
  chosenRecipientsIn,
  RecipientsCount,
  requireOneChoice,
} from "../delivery/chosen/chosen-recipients.contract.ts";
import {
  AskedRecipients,
  Draft,
  MailPreview,
  MailRecipient,
  TestMail,
} from "../delivery/mail-delivery.contract.ts";
import { LanguageText } from "../event-mail.contract.ts";

/**
 * A message that was sent. All of `states`, `option_id` and `attendance` are null where people were chosen by name. Of its
 * `recipients_count` each is `sent`, `failed`, `left` (waits or is tried again) or skipped, which is the rest.
 */
export const ApplicantMail = ChosenRecipients.extend({
  id: Id,
  title: z.string(),
  custom_body: z.string(),
  language_texts: z.array(LanguageText),
  /** That of `option_id`, in the reader's language. */
  option: z.object({ question: z.string(), text: z.string() }).nullable(),
  sent_at: WireTime,
  /** Null once the account is deleted. */
  sender: PersonName.nullable(),
  recipients_count: z.int(),
  sent: z.int(),
  failed: z.int(),
  left: z.int(),
});
export type ApplicantMail = z.infer<typeof ApplicantMail>;

/** To the people who are named, or to those in a state, who answered with an option (and are in a state), or who came or not: one of them. */
const MessageIn = Draft.extend({
  ...chosenRecipientsIn,
  /** A message that is sent again with the same one is the one of the first time. */
  nonce: z.guid("invalid").optional(),
}).superRefine(requireOneChoice);
export type MessageIn = z.output<typeof MessageIn>;

const EventPath = z.object({ id: pathId("event") });

export const applicantMailContracts = {
  "GET /events/{id}/applicant_mails": defineContract({
    summary: "The messages that were sent to applicants, newest first",
    params: EventPath,
    answer: z.array(ApplicantMail),
  }),
  "POST /events/{id}/applicant_mails": defineContract({
    summary:
      "Write to people who have applied, by name, state, answer (`states` beside `option_id` for both) or attendance, at once; each gets it in their language where a text stands",
    refusals: [429],
    params: EventPath,
    body: MessageIn,
    answer: z.object({ id: Id, recipients_count: z.int() }),
  }),
  "POST /events/{id}/applicant_mails/count": defineContract({
    summary: "To how many a message, or a mail at a set time, would go now; writes nothing",
    params: EventPath,
    body: z.object(chosenRecipientsIn).superRefine(requireOneChoice),
    answer: RecipientsCount,
  }),
  "POST /events/{id}/applicant_mails/preview": defineContract({
    summary: "A message to applicants, as a draft, as it would arrive; writes nothing",
    params: EventPath,
    body: Draft,
    answer: MailPreview,
  }),
  "POST /events/{id}/applicant_mails/test": defineContract({
    summary: "Send a message to applicants, as a draft, to oneself, in each of its languages; ten an hour",
    refusals: [429],
    params: EventPath,
    body: Draft,
    answer: TestMail,
  }),
  "GET /events/{id}/applicant_mails/{mail_id}/recipients": defineContract({
    summary: "Who got a message and who did not",
    params: z.object({ id: pathId("event"), mail_id: pathId("applicant_mail") }),
    query: AskedRecipients,
    answer: z.array(MailRecipient),
    paged: "counted",
  }),
};

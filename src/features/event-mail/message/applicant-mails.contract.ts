import { z } from "zod";
import { activeStates } from "../../../shared/application-states.ts";
import { defineContract } from "../../../shared/contract.ts";
import { peopleAtOnce } from "../../../shared/limits/people-at-once.ts";
import { Id, pathId, WireTime } from "../../../shared/wire.ts";
import { PersonName } from "../../organizations/organizations.contract.ts";
import { Draft, MailPreview, MailRecipient, TestMail } from "../delivery/mail-delivery.contract.ts";
import { LanguageText } from "../event-mail.contract.ts";

const State = z.enum(activeStates, "invalid");

/**
 * A message that was sent. `states`: of the applications that it was for, null where people were chosen. Of its
 * `recipients_count` each is `sent`, `failed`, `left` (waits or is tried again) or skipped, which is the rest.
 */
export const ApplicantMail = z.object({
  id: Id,
  title: z.string(),
  custom_body: z.string(),
  language_texts: z.array(LanguageText),
  states: z.array(State).nullable(),
  sent_at: WireTime,
  /** Null once the account is deleted. */
  sender: PersonName.nullable(),
  recipients_count: z.int(),
  sent: z.int(),
  failed: z.int(),
  left: z.int(),
});
export type ApplicantMail = z.infer<typeof ApplicantMail>;

/** To the people who are named, or to those whose application is in one of the states: one or the other. */
const MessageIn = Draft.extend({
  user_ids: z
    .array(Id)
    .min(1, "blank")
    .max(peopleAtOnce, "at_most")
    .transform((ids) => [...new Set(ids)])
    .nullish(),
  states: z
    .array(State)
    .min(1, "blank")
    .max(100, "invalid")
    .transform((states) => activeStates.filter((state) => states.includes(state)))
    .nullish(),
  /** A message that is sent again with the same one is the one of the first time. */
  nonce: z.guid("invalid").optional(),
}).superRefine(({ user_ids, states }, { addIssue }) => {
  if (Boolean(user_ids) !== Boolean(states)) return;
  addIssue({ code: "custom", path: ["user_ids"], message: user_ids ? "invalid" : "blank" });
});
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
      "Write to people who have applied, by name or by state, at once; each gets it in their language where a text stands",
    refusals: [429],
    params: EventPath,
    body: MessageIn,
    answer: z.object({ id: Id, recipients_count: z.int() }),
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
    answer: z.array(MailRecipient),
  }),
};

import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { byWrittenLanguage } from "../../../shared/languages/languages.ts";
import { line, PageCursor, pathId, text } from "../../../shared/wire.ts";
import { PersonName } from "../../organizations/organizations.contract.ts";
import { LanguageTextsIn } from "../event-mail.contract.ts";
import { dropReasons } from "./drop-reasons.ts";

/**
 * How far the sending of an announcement or reminder is. `state`: `scheduled`; `waiting_for_publication` (its time has come,
 * the event is not published); `dropped` (for `reason`: it was on hold and released a day after the time, a new organization may not write to
 * so many people, or the event was cancelled or began before); `sending`; `sent` (none is left). Of the
 * `recipients` each is `sent`, `failed`, `left` (waits or is tried again) or `skipped` (need not or must not get it any more:
 * has applied, does not follow any more, declined such mails, deleted the account).
 */
export const MailProgress = z.object({
  state: z.enum(["scheduled", "waiting_for_publication", "dropped", "sending", "sent"]),
  reason: z.enum(dropReasons).nullable(),
  recipients: z.int(),
  sent: z.int(),
  failed: z.int(),
  left: z.int(),
  skipped: z.int(),
  /** At most 100 of those who were given up. */
  failures: z.array(
    z.object({
      user: PersonName,
      /** `refused` by the receiver's mail server; `unreachable` in all tries; `unwritable`: a fault of ours. */
      reason: z.enum(["refused", "unreachable", "unwritable"]),
    }),
  ),
});
export type MailProgress = z.infer<typeof MailProgress>;

/**
 * Somebody whom a mail is for. `left`: it waits or is tried again; `skipped`: it was not sent. `reason` why they did not get it:
 * as in `failures`, or `suppressed` (the address takes no mails any more), `not_needed` (the state of the application is another,
 * the mail was declined, the event was cancelled, the account deleted).
 */
export const MailRecipient = z.object({
  /** Null where the account is deleted. */
  user: PersonName.nullable(),
  state: z.enum(["sent", "failed", "left", "skipped"]),
  reason: z.enum(["refused", "unreachable", "unwritable", "suppressed", "not_needed"]).nullable(),
});
export type MailRecipient = z.infer<typeof MailRecipient>;

/** People who did not get it (`failed`, `skipped`), to whom it is on its way, or who got it; without `group` all, in this order. 100 a page. */
export const AskedRecipients = z.object({
  group: z.enum(["missed", "left", "got"], "invalid").optional(),
  cursor: PageCursor,
});
export type AskedRecipients = z.output<typeof AskedRecipients>;

/** Address to which a test mail went: the caller's own. */
export const TestMail = z.object({ email: z.string() });

const Rendered = z.object({ subject: z.string(), html: z.string(), text: z.string(), sender: z.string() });

/**
 * A mail as it will arrive, in each language of readers, with the caller's name in it. `html` is a whole document without
 * scripts: show it in a sandboxed frame (`srcdoc`). A cancelled event has none: 404.
 */
export const MailPreview = z.object(byWrittenLanguage(() => Rendered));
export type MailPreview = z.infer<typeof MailPreview>;

export const Draft = z.object({
  title: line(255).min(1, "blank"),
  custom_body: text(20_000).min(1, "blank"),
  language_texts: LanguageTextsIn.nullish(),
});
export type Draft = z.output<typeof Draft>;

const EventPath = z.object({ event_id: pathId("event") });
const ReminderPath = z.object({ event_id: pathId("event"), id: pathId("remind_event_mail") });

export const mailDeliveryContracts = {
  "GET /events/{event_id}/notify_event_mails/progress": defineContract({
    summary: "How far the sending of the announcement is",
    params: EventPath,
    answer: MailProgress,
  }),
  "GET /events/{event_id}/remind_event_mails/{id}/progress": defineContract({
    summary: "How far the sending of a mail to those who have applied is",
    params: ReminderPath,
    answer: MailProgress,
  }),
  "GET /events/{event_id}/notify_event_mails/recipients": defineContract({
    summary: "Who got the announcement and who did not; nobody while it is not sent",
    params: EventPath,
    query: AskedRecipients,
    answer: z.array(MailRecipient),
    paged: "counted",
  }),
  "GET /events/{event_id}/remind_event_mails/{id}/recipients": defineContract({
    summary: "Who got a mail to those who have applied and who did not; nobody while it is not sent",
    params: ReminderPath,
    query: AskedRecipients,
    answer: z.array(MailRecipient),
    paged: "counted",
  }),
  "GET /events/{event_id}/notify_event_mails/preview": defineContract({
    summary: "The announcement as it would arrive now; whether or not one is set",
    params: EventPath,
    answer: MailPreview,
  }),
  "POST /events/{event_id}/remind_event_mails/preview": defineContract({
    summary: "A mail to those who have applied, as a draft, as it would arrive; writes nothing",
    params: EventPath,
    body: Draft,
    answer: MailPreview,
  }),
  "POST /events/{event_id}/notify_event_mails/test": defineContract({
    summary: "Send the announcement, as it would be now, to oneself; ten an hour",
    refusals: [429],
    params: EventPath,
    answer: TestMail,
  }),
  "POST /events/{event_id}/remind_event_mails/test": defineContract({
    summary:
      "Send a mail to those who have applied, as a draft, to oneself, in each of its languages; ten an hour",
    refusals: [429],
    params: EventPath,
    body: Draft,
    answer: TestMail,
  }),
};

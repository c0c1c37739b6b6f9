import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { Id, OptionalTimeIn, pathId, WireTime } from "../../../shared/wire.ts";
import { MailPreview, TestMail } from "../../event-mail/delivery/mail-delivery.contract.ts";
import { LanguageText, LanguageTextsIn } from "../../event-mail/event-mail.contract.ts";

/** To those who came: `thanks`; to those who had a place and did not: `missed`. */
export const afterMailKinds = ["thanks", "missed"] as const;
export type AfterMailKind = (typeof afterMailKinds)[number];

const AfterMail = z.object({
  /** Nothing is sent while it is off. */
  is_on: z.boolean(),
  /** Readers of other languages get the default text in theirs, and these words as a quotation. */
  texts: z.array(LanguageText),
  default_texts: z.array(LanguageText),
  /** Once sent: how far it is. */
  delivery: z.object({ sent: z.int(), failed: z.int(), left: z.int() }),
});

/** The mails after an event. `sent_at` freezes them. */
export const AfterMails = z.object({
  event_id: Id,
  /** Null: at `usual_send_at`, noon of the day after the event. */
  send_at: WireTime.nullable(),
  usual_send_at: WireTime,
  sent_at: WireTime.nullable(),
  /** Time at which they were given up, for `skip_reason`; writing to them again makes them due again. */
  skipped_at: WireTime.nullable(),
  /** `nobody_came`: nobody had been checked in; `on_hold`: the event was on hold then, and released more than a day late. */
  skip_reason: z.enum(["nobody_came", "on_hold"]).nullable(),
  thanks: AfterMail,
  missed: AfterMail,
  attended: z.int(),
  absent: z.int(),
  /** Counts the saves; 0 until something is set. */
  lock_version: z.int(),
});
export type AfterMails = z.infer<typeof AfterMails>;

const AfterMailIn = z.object({ is_on: z.boolean().optional(), texts: LanguageTextsIn.nullish() });

/** Parts that are left out stay as they are. */
const AfterMailsIn = z.object({
  thanks: AfterMailIn.optional(),
  missed: AfterMailIn.optional(),
  send_at: OptionalTimeIn.optional(),
  lock_version: z.int().optional(),
});
export type AfterMailsIn = z.output<typeof AfterMailsIn>;

const AfterMailDraft = z.object({
  kind: z.enum(afterMailKinds, "invalid"),
  texts: LanguageTextsIn.nullish(),
});

const EventPath = z.object({ id: pathId("event") });

export const afterMailContracts = {
  "GET /events/{id}/follow_up": defineContract({
    summary: "The mails after the event: what is set, and whom they are for",
    params: EventPath,
    answer: AfterMails,
  }),
  "PUT /events/{id}/follow_up": defineContract({
    summary: "Set the mails after the event, while they are not sent; 409 where `lock_version` is old",
    params: EventPath,
    body: AfterMailsIn,
    answer: AfterMails,
  }),
  "POST /events/{id}/follow_up/preview": defineContract({
    summary: "A mail after the event, as a draft, as it would arrive; writes nothing",
    params: EventPath,
    body: AfterMailDraft,
    answer: MailPreview,
  }),
  "POST /events/{id}/follow_up/test": defineContract({
    summary: "Send a mail after the event, as a draft, to oneself; ten an hour",
    refusals: [429],
    params: EventPath,
    body: AfterMailDraft,
    answer: TestMail,
  }),
};

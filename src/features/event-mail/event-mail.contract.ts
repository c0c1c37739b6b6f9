import { z } from "zod";
import { activeStates } from "../../shared/application-states.ts";
import { defineContract } from "../../shared/contract.ts";
import { maxAnnouncementWordsLength } from "../../shared/limits/max-lengths-for-organizers.ts";
import { Id, line, OptionalTimeIn, pathId, text, WireTime } from "../../shared/wire.ts";
import { PersonName } from "../organizations/organizations.contract.ts";
import {
  attendanceChoices,
  ChosenStates,
  chosenRecipientsIn,
  type RecipientsIn,
  requireOneChoiceAtMost,
} from "./delivery/chosen/chosen-recipients.contract.ts";

const AnnouncementWords = z.object({ language_id: Id, custom_body: z.string() });
export type AnnouncementWords = z.infer<typeof AnnouncementWords>;

/** An announcement to followers and past participants: scheduled while `sent_at` is null. One an event. */
export const NotifyEventMail = z.object({
  id: Id,
  event_id: Id,
  send_at: WireTime,
  sent_at: WireTime.nullable(),
  user_ids: z.array(Id),
  users: z.array(PersonName),
  /** People who graduate before the event begins are left out when it is sent. */
  enrolled_only: z.boolean(),
  /** The organizer's own words, which stand before what the event says; readers of another language get the first. */
  words: z.array(AnnouncementWords),
});
export type NotifyEventMail = z.infer<typeof NotifyEventMail>;

export const LanguageText = z.object({ language_id: Id, title: z.string(), custom_body: z.string() });
export type LanguageText = z.infer<typeof LanguageText>;

/** The states of application that a mail can be for. */
const ReminderState = z.enum(activeStates, "invalid");

/** An organizer's own mail to those who have applied. */
export const RemindEventMail = z.object({
  id: Id,
  event_id: Id,
  send_at: WireTime,
  title: z.string(),
  custom_body: z.string(),
  /** For readers of these languages, in place of `title` and `custom_body`; left out where there is none. */
  language_texts: z.array(LanguageText).optional(),
  /** It goes to those whose application is in one of these at `send_at`, and still is when the mail leaves; empty where it is for others, or,
   * with `option_id`, for all of those who are not out. */
  states: z.array(ReminderState),
  /** To those who will have answered a question with this option (and are in one of `states`), who will have come or not, or to people by name; left out otherwise. */
  option_id: Id.optional(),
  attendance: z.enum(attendanceChoices).optional(),
  user_ids: z.array(Id).optional(),
  sent_at: WireTime.nullable(),
});
export type RemindEventMail = z.infer<typeof RemindEventMail>;

const Announcement = z.object({ notify_event_mail: NotifyEventMail });

/** The rules report missing and wrong fields, all at once. `event_id` and `sent_at` are not taken. */
const AnnouncementIn = z.object({
  id: z.union([Id, z.literal("")]).nullish(),
  send_at: OptionalTimeIn.optional(),
  user_ids: z
    .array(Id)
    .max(50_000)
    .transform((ids) => [...new Set(ids)])
    .nullish(),
  enrolled_only: z.boolean().nullish(),
  /** One that is empty is none. */
  words: z
    .array(AnnouncementWords.extend({ custom_body: text(maxAnnouncementWordsLength) }))
    .max(20, "invalid")
    .transform((words) => words.filter(({ custom_body }) => custom_body))
    .refine((words) => new Set(words.map(({ language_id }) => language_id)).size === words.length, "taken")
    .nullish(),
});
export type AnnouncementIn = z.output<typeof AnnouncementIn>;

/** An entry in which nothing is written is none. */
export const LanguageTextsIn = z
  .array(LanguageText.extend({ title: line(255), custom_body: text(20_000) }))
  .max(20, "invalid")
  .transform((texts) => texts.filter(({ title, custom_body }) => title || custom_body))
  .refine((texts) => texts.every(({ title, custom_body }) => title && custom_body), "blank")
  .refine((texts) => new Set(texts.map(({ language_id }) => language_id)).size === texts.length, "taken");

const ReminderIn = z.object({
  title: line(255).optional(),
  custom_body: text(20_000).optional(),
  language_texts: LanguageTextsIn.nullish(),
  send_at: OptionalTimeIn.optional(),
  /** With none of them a new mail goes to those who are coming, and one that is changed to whom it did. */
  ...chosenRecipientsIn,
  states: ChosenStates.optional(),
});
export type ReminderIn = z.output<typeof ReminderIn>;

/** The fields stand in the body itself, or inside `remind_event_mail`. */
function flatOrNested<Schema extends z.ZodObject>(schema: Schema) {
  const checked = schema.superRefine((given, check) => requireOneChoiceAtMost(given as RecipientsIn, check));
  const either = z.preprocess((body) => {
    const nested = (body as { remind_event_mail?: unknown } | null)?.remind_event_mail;
    return nested && typeof nested === "object" && !Array.isArray(nested) ? nested : body;
  }, checked);
  return either as z.ZodType<z.output<Schema>, z.input<Schema>>;
}

const EventPath = z.object({ event_id: pathId("event") });
const ReminderPath = z.object({ event_id: pathId("event"), id: pathId("remind_event_mail") });

export const eventMailContracts = {
  "GET /events/{event_id}/notify_event_mails": defineContract({
    summary: "The event's announcement; null where none is set",
    params: EventPath,
    answer: z.object({ notify_event_mail: NotifyEventMail.nullable() }),
  }),
  "POST /events/{event_id}/notify_event_mails": defineContract({
    summary: "Set the event's announcement",
    params: EventPath,
    root: "notify_mail",
    body: z.object({ notify_mail: AnnouncementIn }),
    answer: Announcement,
  }),
  "PUT /events/{event_id}/notify_event_mails": defineContract({
    summary: "Change the announcement while it is not sent",
    params: EventPath,
    root: "notify_mail",
    body: z.object({ notify_mail: AnnouncementIn }),
    answer: Announcement,
  }),
  "DELETE /events/{event_id}/notify_event_mails": defineContract({
    summary: "Take the announcement back while it is not sent",
    params: EventPath,
    answer: Announcement,
  }),
  "POST /events/{event_id}/remind_event_mails/create": defineContract({
    summary: "Set a mail to those who have applied",
    refusals: [429],
    params: EventPath,
    body: flatOrNested(ReminderIn),
    answer: RemindEventMail,
  }),
  "PUT /events/{event_id}/remind_event_mails/{id}/update": defineContract({
    summary: "Change such a mail while it is not sent",
    params: ReminderPath,
    body: flatOrNested(ReminderIn),
    answer: RemindEventMail,
  }),
  "DELETE /events/{event_id}/remind_event_mails/{id}": defineContract({
    summary: "Take such a mail back while it is not sent",
    params: ReminderPath,
    answer: RemindEventMail,
  }),
};

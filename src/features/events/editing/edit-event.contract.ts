import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import {
  maxCancelMessageLength,
  maxChangeReasonLength,
  maxStationLength,
  maxTitleLength,
} from "../../../shared/limits/max-lengths-for-organizers.ts";
import {
  Id,
  line,
  OptionalSecureAddress,
  OptionalWebAddress,
  optionalLine,
  optionalText,
  pathId,
  text,
} from "../../../shared/wire.ts";
import { barrierFreeKinds, inBarrierFreeOrder } from "../barrier-free.ts";
import { Event, LanguageEvent, LanguageMessage } from "../events.contract.ts";
import { fieldInputs } from "../fields/field-schemas.ts";
import { PlainTextIn, RubyIn } from "../japanese/japanese-texts.contract.ts";
import { ApplyQuestionIn } from "../questions/questions.contract.ts";
import { AccessIn, LocationIn } from "./input/access-input.ts";
import { PriorityAccessIn, SelectionIn } from "./input/places-input.ts";

const LanguageEventIn = z.object({
  id: Id.nullish(),
  language_id: Id.optional(),
  title: optionalLine(maxTitleLength),
  discription: optionalText(20_000),
  address: optionalLine(500),
  place_name: optionalLine(maxTitleLength),
  organization_name: line(maxTitleLength).nullish(),
  summary: optionalLine(200),
  fee_note: optionalLine(200),
  access_station: optionalLine(maxStationLength),
  is_main: z.boolean().optional(),
  _destroy: z.boolean().optional(),
});
export type LanguageEventIn = z.output<typeof LanguageEventIn>;

/** Only the keys that are sent are changed; those that are read-only or unknown are ignored. */
export const EventIn = z
  .object({
    language_events_attributes: z.array(LanguageEventIn).max(10, "two_languages_at_most"),
    ...fieldInputs,
    fee: z
      .number("not_a_number")
      .int("not_a_number")
      .min(0, "between_0_and_1000000")
      .max(1_000_000, "between_0_and_1000000")
      .nullable(),
    access: AccessIn,
    location: LocationIn,
    barrier_free: z
      .array(z.enum(barrierFreeKinds, "not_supported"), "invalid")
      .max(100, "invalid")
      .transform(inBarrierFreeOrder),
    selection: SelectionIn,
    priority_access: PriorityAccessIn,
    plain_text: PlainTextIn,
    ruby: RubyIn,
    university_id: Id.nullable(),
    meeting_url: OptionalSecureAddress,
    thumbnail_url: OptionalWebAddress,
    detail_url: OptionalWebAddress,
    apply_questions_attributes: z.array(ApplyQuestionIn).max(100, "invalid"),
  })
  .partial()
  .extend({ lock_version: z.int().optional() });
export type EventIn = z.output<typeof EventIn>;

const LanguageMessagesIn = (maxLength: number) =>
  z
    .array(LanguageMessage.extend({ message: text(maxLength) }))
    .max(20, "invalid")
    .transform((messages) => messages.filter(({ message }) => message))
    .refine((all) => new Set(all.map(({ language_id }) => language_id)).size === all.length, "taken");

/** Why an event is at another time or place, for the mail to those who have applied; nothing else is made of it. */
export const changeReasonIn = {
  message: text(maxChangeReasonLength).nullish(),
  /** For readers of these languages, in place of `message`. */
  language_messages: LanguageMessagesIn(maxChangeReasonLength).nullish(),
};

const EventPath = z.object({ id: pathId("event") });

export const eventWriteContracts = {
  "POST /organizations/{id}/events/create": defineContract({
    summary: "Create an event; one language entry is enough and is the main one",
    refusals: [429],
    params: z.object({ id: pathId("organization") }),
    root: "event",
    body: z.object({ event: EventIn }),
    answer: Event,
  }),
  "PUT /events/{id}/update": defineContract({
    summary:
      "Change an event: only the keys that are sent; 409 where `lock_version` is old. A reason goes into the mail about another time or place",
    params: EventPath,
    root: "event",
    body: z.object({ event: EventIn, ...changeReasonIn }),
    answer: Event,
  }),
  "POST /language_events/create": defineContract({
    summary: "Add a second language to an event",
    body: z.object({ event_id: Id, language_id: Id }),
    answer: LanguageEvent,
  }),
  "DELETE /events/{id}": defineContract({
    summary: "Remove an event that nobody is coming to",
    params: EventPath,
    answer: Event,
  }),
  "PUT /events/{id}/cancel": defineContract({
    summary: "Cancel an event for good and tell those who are coming",
    params: EventPath,
    body: z.object({
      message: text(maxCancelMessageLength).nullish(),
      /** For readers of these languages, in place of `message`. */
      language_messages: LanguageMessagesIn(maxCancelMessageLength).nullish(),
    }),
    answer: Event,
  }),
};

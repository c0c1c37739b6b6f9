import { z } from "zod";
import { defineContract } from "../../shared/contract.ts";
import { Id, pathId, pathName, WireTime } from "../../shared/wire.ts";
import { Recognition, UserRow } from "../organizations/organizations.contract.ts";
import { Language, Named, University } from "../reference-data/reference-data.contract.ts";
import { Application } from "./application.contract.ts";
import { selections } from "./availability/selections.ts";
import { barrierFreeKinds } from "./barrier-free.ts";
import { OrganizationEvent } from "./co-hosts/co-hosts.contract.ts";
import { LanguageEvent } from "./event-languages.contract.ts";
import { fieldAnswers } from "./fields/field-schemas.ts";
import { PlainText } from "./japanese/japanese-texts.contract.ts";
import { ListOrManagedQuery, ListQuery } from "./listing/event-filter.contract.ts";
import { ManagedFacts } from "./managed/managed-events.contract.ts";
import { ApplyQuestion } from "./questions/questions.contract.ts";

export { LanguageEvent, LanguageMessage } from "./event-languages.contract.ts";
export { Application };

/** Those who are in each of the lists that are not empty may apply until then, and everybody afterwards. */
export const PriorityAccess = z.object({
  until: WireTime,
  graduation_years: z.array(z.int()),
  university_ids: z.array(Id),
  department_category_ids: z.array(Id),
  occupation_ids: z.array(Id),
});
export type PriorityAccess = z.infer<typeof PriorityAccess>;

const HostName = z.object({
  id: Id,
  organization_name: z.string(),
  icon_url: z.string().nullable(),
  is_hf: z.boolean(),
  /** Those alone that are in force. */
  recognitions: z.array(Recognition),
});

const MailRow = z.looseObject({ id: Id, send_at: WireTime, sent_at: WireTime.nullable() });

export const Event = z.object({
  id: Id,
  ...fieldAnswers,
  /** The way into an online event: for managers, in the detail, alone. People with a place read it in their application. */
  meeting_url: z.string().nullable().optional(),
  is_created_by_hf: z.boolean(),
  thumbnail_url: z.string().nullable(),
  detail_url: z.string().nullable(),
  owner_organization_id: Id,
  university_id: Id.nullable(),
  /** Yen; 0 is free, null is not told. */
  fee: z.int().nullable(),
  /** The nearest station and the minutes from there on foot; null is not told. */
  access: z.object({ station: z.string(), minutes: z.int().nullable() }).nullable(),
  /** Degrees (WGS 84), for a map; null is not told. */
  location: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  /** A fact that is missing has not been told. */
  barrier_free: z.array(z.enum(barrierFreeKinds)),
  /** In plain Japanese, beside its languages; null where nobody has written it. */
  plain_text: PlainText.nullable(),
  /** Readings of its Japanese text, for managers in its own answer alone; others read `GET /events/{id}/ruby`. */
  ruby: PlainText.shape.ruby.optional(),
  /** How the places are given. */
  selection: z.enum(selections),
  lottery_drawn_at: WireTime.nullable(),
  /** Until when some alone may apply; null where everybody may. */
  priority_access: PriorityAccess.nullable(),
  /** Events that were made as one series share a number. */
  series_id: Id.nullable(),
  used_languages: z.array(Language),
  target_universities: z.array(University),
  target_department_categories: z.array(Named),
  target_countries: z.array(Named),
  target_occupations: z.array(Named),
  target_prefectures: z.array(Named),
  apply_questions: z.array(ApplyQuestion),
  /** For managers, in the detail, the first 1,000; `[]` for everybody else and in lists, as are the other lists of people and mails. */
  applications: z.array(Application),
  apply_users: z.array(UserRow),
  /** True where more have applied than stand in `applications`: `GET /events/{id}/participants` has everybody. */
  applications_truncated: z.literal(true).optional(),
  notify_event_mails: z.array(MailRow),
  remind_event_mails: z.array(MailRow),
  organization_events: z.array(OrganizationEvent),
  /** The owner, then accepted co-hosts. */
  organizations: z.array(HostName),
  /** Until when answers to the event and notes about its applicants are there; in its own answer, not in lists. */
  answers_kept_until: WireTime.optional(),
  prefecture: Named,
  event_purpose: Named,
  event_format: Named,
  /** The main language first; at most two. */
  language_events: z.array(LanguageEvent),
  /** Those who hold a place: they are coming or are offered one. */
  applications_count: z.int(),
  waiting_count: z.int(),
  /** No place is free, or others wait for the one that is. */
  is_full: z.boolean(),
  /** Since when and why the product team holds it, for managers and the team while it does; without a reason its owner is suspended. */
  held_at: WireTime.nullable().optional(),
  hold_reason: z.string().nullable().optional(),
  cancelled_at: WireTime.nullable(),
  /** In the request's language where it is written in it. */
  cancel_message: z.string().nullable(),
  lock_version: z.int(),
});
export type Event = z.infer<typeof Event>;

export const recommendationReasons = [
  "followed_organization",
  "your_university",
  "your_prefecture",
  "your_language",
  "popular",
  "soon",
] as const;
export const RecommendedEvent = Event.extend({ reason: z.enum(recommendationReasons) });
export type RecommendedEvent = z.infer<typeof RecommendedEvent>;

/** `managed` stands in the list of the events that the caller manages alone. */
export const ListedEvent = Event.extend({ managed: ManagedFacts.optional() });
export type ManagedEvent = z.infer<typeof Event> & { managed: ManagedFacts };

const EventPath = z.object({ id: pathId("event") });
const UniversityPath = z.object({ name: pathName("university") });
const list = (summary: string) =>
  defineContract({ summary, query: ListQuery, answer: z.array(Event), paged: "counted" });
const universityList = (summary: string) =>
  defineContract({
    summary,
    params: UniversityPath,
    query: ListQuery,
    answer: z.array(Event),
    paged: "counted",
  });

export const eventReadContracts = {
  "GET /events": defineContract({
    summary:
      "Upcoming events, soonest first; with `managed` those that the caller manages, of all times and hidden ones too",
    query: ListOrManagedQuery,
    answer: z.array(ListedEvent),
    paged: "counted",
    // Visitors manage nothing.
    refusals: [401],
  }),
  "GET /events/past_events": list("Past events, newest first; the newest 100 without `limit`"),
  "GET /events/recommended": defineContract({
    summary: "At most 12 upcoming events, each with the reason why",
    answer: z.array(RecommendedEvent),
  }),
  "GET /events/university_all_events/{name}": universityList("A university's upcoming events"),
  "GET /events/university_near_events/{name}": universityList("Other upcoming events near a university"),
  "GET /events/near_past_events/{name}": universityList("Past events of a university and near it"),
  "GET /organizations/{id}/events": defineContract({
    summary: "An organization's own and co-hosted events",
    params: z.object({ id: pathId("organization") }),
    answer: z.array(Event),
  }),
  "GET /events/{id}": defineContract({
    summary: "An event",
    params: EventPath,
    query: z.object({
      /** `none` leaves out who has applied, also for managers. */
      applications: z.enum(["none"], "invalid").optional(),
    }),
    answer: Event,
  }),
  "GET /authentications/event/{event_id}": defineContract({
    summary: "Whether the caller manages the event",
    params: z.object({ event_id: pathId("event") }),
    answer: z.literal(true),
  }),
};

import { z } from "zod";
import { applicationStates } from "../../shared/application-states.ts";
import { defineContract } from "../../shared/contract.ts";
import { Id, pathId, pathName, WireTime } from "../../shared/wire.ts";
import { UserRow } from "../organizations/organizations.contract.ts";
import { Language, Named, University } from "../reference-data/reference-data.contract.ts";
import { selections } from "./availability/selections.ts";
import { barrierFreeKinds } from "./barrier-free.ts";
import { OrganizationEvent } from "./co-hosts/co-hosts.contract.ts";
import { ListQuery } from "./listing/event-filter.contract.ts";
import { ApplyQuestion } from "./questions/questions.contract.ts";

export const LanguageEvent = z.object({
  id: Id,
  language_id: Id,
  title: z.string(),
  discription: z.string(),
  address: z.string(),
  place_name: z.string(),
  organization_name: z.string().nullable(),
  /** One or two sentences for lists, search engines and what is shared; empty where the description has to do. */
  summary: z.string(),
  fee_note: z.string(),
  /** The name of the event's `access.station` in this language; empty where it is the same. */
  access_station: z.string(),
  is_main: z.boolean(),
});
export type LanguageEvent = z.infer<typeof LanguageEvent>;

/** Answers are keyed `q_{question id}`; several choices are joined by commas. */
export const Application = z.object({
  id: Id,
  user_id: Id,
  apply_at: WireTime,
  state: z.enum(applicationStates),
  is_cancelled: z.boolean(),
  /** Counts from 1, who is next; of those who wait alone. */
  position: z.int().nullable(),
  /** Until when an offered place can be accepted. */
  offer_expires_at: WireTime.nullable(),
  /** Time at which a place that fell free was given or offered. */
  promoted_at: WireTime.nullable(),
  /** Time at which an organizer last decided, and the words to the applicant. */
  decided_at: WireTime.nullable(),
  decision_message: z.string(),
  apply_question_answers: z.record(z.string(), z.string()),
});
export type Application = z.infer<typeof Application>;

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
});

/** A word to those who were coming to a cancelled event, in one language. */
export const LanguageMessage = z.object({ language_id: Id, message: z.string() });
export type LanguageMessage = z.infer<typeof LanguageMessage>;

const MailRow = z.looseObject({ id: Id, send_at: WireTime, sent_at: WireTime.nullable() });

export const Event = z.object({
  id: Id,
  start_at: WireTime,
  end_at: WireTime.nullable(),
  recieption_start_at: WireTime.nullable(),
  apply_due: WireTime.nullable(),
  max_participant_num: z.int(),
  prefecture_id: Id,
  event_purpose_id: Id,
  event_format_id: Id,
  is_published: z.boolean(),
  is_public: z.boolean(),
  is_online: z.boolean(),
  is_shown_only_organization_universities: z.boolean(),
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
  welcomes_beginners: z.boolean(),
  /** Whether applicants are asked which accommodation they need; what they answer only managers read. */
  asks_accommodation: z.boolean(),
  /** How the places are given. */
  selection: z.enum(selections),
  /** Whether people can wait for a place of an event that is full. */
  has_waiting_list: z.boolean(),
  /** From then on a place that falls free is offered, not given; null is the start. */
  promote_until: WireTime.nullable(),
  lottery_at: WireTime.nullable(),
  lottery_drawn_at: WireTime.nullable(),
  /** Until when some alone may apply; null where everybody may. */
  priority_access: PriorityAccess.nullable(),
  /** Events that were made as one series share a number. */
  series_id: Id.nullable(),
  used_languages: z.array(Language),
  used_language_ids: z.array(Id),
  target_universities: z.array(University),
  target_university_ids: z.array(Id),
  target_department_categories: z.array(Named),
  target_department_category_ids: z.array(Id),
  target_countries: z.array(Named),
  target_country_ids: z.array(Id),
  target_occupations: z.array(Named),
  target_occupation_ids: z.array(Id),
  target_prefectures: z.array(Named),
  target_prefecture_ids: z.array(Id),
  apply_questions: z.array(ApplyQuestion),
  /** For managers, in the detail; `[]` for everybody else and in lists, as are the three after it. */
  applications: z.array(Application),
  apply_users: z.array(UserRow),
  notify_event_mails: z.array(MailRow),
  remind_event_mails: z.array(MailRow),
  organization_events: z.array(OrganizationEvent),
  /** The owner, then accepted co-hosts. */
  organizations: z.array(HostName),
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
  "GET /events": list("Upcoming events, soonest first"),
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
  "GET /events/{id}": defineContract({ summary: "An event", params: EventPath, answer: Event }),
  "GET /authentications/event/{event_id}": defineContract({
    summary: "Whether the caller manages the event",
    params: z.object({ event_id: pathId("event") }),
    answer: z.literal(true),
  }),
};

import type { Platform } from "../../platform/platform.ts";
import { imageAddress } from "../../platform/storage/images/image-address.ts";
import { pickText } from "../../shared/languages/languages.ts";
import type { TextReader } from "../../shared/languages/readers/text-reader.ts";
import { toWireTime } from "../../shared/time/tokyo-time.ts";
import { organizationNameIn } from "../organizations/organizations.public.ts";
import { recognitionsInForce } from "../organizations/organizations.server.ts";
import { withReaderNames } from "../reference-data/reference-data.server.ts";
import { factsOfRow } from "./availability/availability-facts.ts";
import type { Selection } from "./availability/selections.ts";
import { inBarrierFreeOrder } from "./barrier-free.ts";
import { cancelMessageIn } from "./ending/cancel-message.ts";
import type { EventRow } from "./event-rows.server.ts";
import type { Event, LanguageEvent } from "./events.contract.ts";
import { presentFields } from "./fields/present-fields.ts";
import { isOnHold, isPublishedForManagers } from "./holds/is-on-hold.ts";
import { plainTextOfRow } from "./japanese/plain-text-of-row.ts";
import { unpackRuby } from "./japanese/ruby-in-text.ts";
import { withTitleReadings } from "./japanese/with-ruby.ts";
import { isFull } from "./places/free-places.ts";
import { presentQuestion } from "./questions/present-question.ts";

/** Fields of an event that only its managers see. */
export type ManagerDetails = Pick<
  Event,
  | "applications"
  | "applications_truncated"
  | "meeting_url"
  | "apply_users"
  | "notify_event_mails"
  | "remind_event_mails"
>;

export const noManagerDetails: ManagerDetails = {
  applications: [],
  apply_users: [],
  notify_event_mails: [],
  remind_event_mails: [],
};

interface Extras {
  organizationEvents?: Event["organization_events"];
  /** Told in the event's own answer alone. */
  answersUntil?: Date | null;
  /** Given for managers alone: they also see blank translations and deleted questions. */
  managerDetails?: ManagerDetails;
}

/** Address and language in which it is shown; both the API's context and the pages' have these. */
export interface Showing extends TextReader {
  platform: Pick<Platform, "settings" | "clock">;
}

export function presentEvent(row: EventRow, showing: Showing, extras: Extras = {}): Event {
  const {
    platform: { settings, clock },
    language,
  } = showing;
  const named = ({ id, names }: EventRow["prefecture"]) => ({ id, name: pickText(language, names) });
  const isManager = extras.managerDetails !== undefined;
  const event: Event = {
    id: row.id,
    ...presentFields(row),
    is_published: isPublishedForManagers(row),
    ...(isOnHold(row) && {
      held_at: holdBegan(row),
      hold_reason: row.hold_reason,
    }),
    is_created_by_hf: row.is_created_by_hf,
    thumbnail_url: imageAddress(settings, row.thumbnail_url),
    detail_url: row.detail_url,
    owner_organization_id: row.owner_organization_id,
    university_id: row.university_id,
    fee: row.fee,
    access: row.access_station === null ? null : { station: row.access_station, minutes: row.access_minutes },
    location: locationOf(row),
    barrier_free: inBarrierFreeOrder(row.barrier_free),
    plain_text: plainTextOfRow(row),
    ...(isManager && { ruby: unpackRuby(row.ruby) }),
    selection: row.selection as Selection,
    lottery_drawn_at: row.lottery_drawn_at && toWireTime(row.lottery_drawn_at),
    priority_access: priorityAccessOf(row),
    series_id: row.series_id,
    used_languages: withReaderNames(row.spoken_languages, language),
    target_universities: withReaderNames(row.target_universities, language),
    target_department_categories: row.target_department_categories.map(named),
    target_countries: row.target_countries.map(named),
    target_occupations: row.target_occupations.map(named),
    target_prefectures: row.target_prefectures.map(named),
    apply_questions: row.questions
      .filter((question) => isManager || !question.is_deleted)
      .map(presentQuestion),
    ...(extras.managerDetails ?? noManagerDetails),
    organization_events: extras.organizationEvents ?? [],
    ...(extras.answersUntil && { answers_kept_until: toWireTime(extras.answersUntil) }),
    organizations: row.hosts.map(({ id, icon_url, is_hf, names, recognitions }) => ({
      id,
      organization_name: organizationNameIn(names, showing),
      icon_url: imageAddress(settings, icon_url),
      is_hf,
      recognitions: withReaderNames(recognitionsInForce(recognitions, clock), language),
    })),
    prefecture: named(row.prefecture),
    event_purpose: named(row.event_purpose),
    event_format: named(row.event_format),
    language_events: row.texts
      .filter((text) => isManager || text.is_main || text.title.trim() !== "")
      .map(presentLanguageEvent),
    applications_count: row.applications_count,
    waiting_count: row.waiting_count,
    is_full: isFull(factsOfRow(row)),
    cancelled_at: row.cancelled_at && toWireTime(row.cancelled_at),
    cancel_message: cancelMessageIn(row, showing),
    lock_version: row.lock_version,
  };
  return showing.withRuby ? withTitleReadings(event, unpackRuby(row.ruby)) : event;
}

/** Nobody but its managers and the team is shown an event that is on hold. */
function holdBegan({ held_at, owner_suspended_at }: EventRow): string | null {
  const since = held_at ?? owner_suspended_at;
  return since && toWireTime(since);
}

function locationOf({ latitude, longitude }: EventRow): Event["location"] {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

function priorityAccessOf(row: EventRow): Event["priority_access"] {
  if (!row.priority_until_at) return null;
  return {
    until: toWireTime(row.priority_until_at),
    graduation_years: row.priority_graduation_years,
    university_ids: row.priority_university_ids,
    department_category_ids: row.priority_department_category_ids,
    occupation_ids: row.priority_occupation_ids,
  };
}

export function presentLanguageEvent({ description, ...text }: EventRow["texts"][number]): LanguageEvent {
  return { ...text, discription: description };
}

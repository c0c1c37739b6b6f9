import type { Platform } from "../../platform/platform.ts";
import { imageAddress } from "../../platform/storage/images/image-address.ts";
import { type Language, pickText } from "../../shared/languages/languages.ts";
import { toWireTime } from "../../shared/time/tokyo-time.ts";
import { organizationNameIn } from "../organizations/organizations.public.ts";
import { factsOfRow } from "./availability/availability-facts.ts";
import type { Selection } from "./availability/selections.ts";
import { inBarrierFreeOrder } from "./barrier-free.ts";
import { cancelMessageIn } from "./ending/cancel-message.ts";
import type { EventRow } from "./event-rows.server.ts";
import type { Event, LanguageEvent } from "./events.contract.ts";
import { presentFields } from "./fields/present-fields.ts";
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
  /** Given for managers alone: they also see blank translations and deleted questions. */
  managerDetails?: ManagerDetails;
}

/** Address and language in which it is shown; both the API's context and the pages' have these. */
export interface Showing {
  platform: Pick<Platform, "settings">;
  language: Language;
}

export function presentEvent(
  row: EventRow,
  { platform: { settings }, language }: Showing,
  extras: Extras = {},
): Event {
  const named = ({ id, names }: EventRow["prefecture"]) => ({ id, name: pickText(language, names) });
  const isManager = extras.managerDetails !== undefined;
  return {
    id: row.id,
    ...presentFields(row),
    is_created_by_hf: row.is_created_by_hf,
    thumbnail_url: imageAddress(settings, row.thumbnail_url),
    detail_url: row.detail_url,
    owner_organization_id: row.owner_organization_id,
    university_id: row.university_id,
    fee: row.fee,
    access: row.access_station === null ? null : { station: row.access_station, minutes: row.access_minutes },
    location: locationOf(row),
    barrier_free: inBarrierFreeOrder(row.barrier_free),
    selection: row.selection as Selection,
    lottery_drawn_at: row.lottery_drawn_at && toWireTime(row.lottery_drawn_at),
    priority_access: priorityAccessOf(row),
    series_id: row.series_id,
    used_languages: row.spoken_languages,
    target_universities: row.target_universities,
    target_department_categories: row.target_department_categories.map(named),
    target_countries: row.target_countries.map(named),
    target_occupations: row.target_occupations.map(named),
    target_prefectures: row.target_prefectures.map(named),
    apply_questions: row.questions
      .filter((question) => isManager || !question.is_deleted)
      .map(presentQuestion),
    ...(extras.managerDetails ?? noManagerDetails),
    organization_events: extras.organizationEvents ?? [],
    organizations: row.hosts.map(({ id, icon_url, is_hf, names }) => ({
      id,
      organization_name: organizationNameIn(names, language),
      icon_url: imageAddress(settings, icon_url),
      is_hf,
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
    cancel_message: cancelMessageIn(row, language),
    lock_version: row.lock_version,
  };
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

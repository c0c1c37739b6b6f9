import type { User } from "../../../src/features/accounts/accounts.contract.ts";
import type { Event } from "../../../src/features/events/events.contract.ts";
import type { ApplyQuestion } from "../../../src/features/events/questions/questions.contract.ts";
import type { University } from "../../../src/features/reference-data/reference-data.contract.ts";
import { storeSession } from "../../../src/platform/browser/storage/stored-session.ts";
import { serve } from "./fake-api.ts";

const day = 24 * 60 * 60 * 1000;

/** A public event in Japanese that begins in a week, with ten free places, as the API shows it; `given` is laid over it. */
export const anEvent = (given: Partial<Event> = {}): Event => ({
  id: 9,
  start_at: new Date(Date.now() + 7 * day).toISOString(),
  end_at: null,
  recieption_start_at: null,
  apply_due: null,
  max_participant_num: 10,
  prefecture_id: 26,
  event_purpose_id: 1,
  event_format_id: 1,
  is_published: true,
  is_public: true,
  is_online: false,
  is_shown_only_organization_universities: false,
  is_created_by_hf: false,
  thumbnail_url: null,
  detail_url: null,
  owner_organization_id: 7,
  university_id: null,
  fee: null,
  access: null,
  location: null,
  barrier_free: [],
  welcomes_beginners: false,
  asks_accommodation: false,
  plain_text: null,
  selection: "first_come",
  has_waiting_list: false,
  requires_confirmed_email: false,
  requires_affiliation: false,
  shows_university_at_door: false,
  promote_until: null,
  lottery_at: null,
  lottery_drawn_at: null,
  priority_access: null,
  series_id: null,
  used_languages: [],
  used_language_ids: [],
  target_universities: [],
  target_university_ids: [],
  target_department_categories: [],
  target_department_category_ids: [],
  target_countries: [],
  target_country_ids: [],
  target_occupations: [],
  target_occupation_ids: [],
  target_prefectures: [],
  target_prefecture_ids: [],
  apply_questions: [],
  applications: [],
  apply_users: [],
  notify_event_mails: [],
  remind_event_mails: [],
  organization_events: [],
  organizations: [],
  prefecture: { id: 26, name: "Kyoto" },
  event_purpose: { id: 1, name: "Exchange" },
  event_format: { id: 1, name: "Talk" },
  language_events: [
    {
      id: 1,
      language_id: 1,
      title: "お茶の会",
      discription: "",
      address: "",
      place_name: "会館",
      organization_name: null,
      summary: "",
      fee_note: "",
      access_station: "",
      is_main: true,
    },
  ],
  applications_count: 0,
  waiting_count: 0,
  is_full: false,
  cancelled_at: null,
  cancel_message: null,
  lock_version: 1,
  ...given,
});

/** A question in Japanese, and in English where it has texts in it: title, then options. */
export const aQuestion = (
  id: number,
  question_type_id: number,
  [title = "", ...options_data]: string[],
  english?: string[],
  is_required = true,
): ApplyQuestion => ({
  id,
  question_type_id,
  index: id,
  is_required,
  _destroy: false,
  language_apply_questions: [
    { id, language_id: 1, title, discription: "", options_data },
    ...(english
      ? [
          {
            id: id + 100,
            language_id: 2,
            title: english[0] ?? "",
            discription: "",
            options_data: english.slice(1),
          },
        ]
      : []),
  ],
});

export const kyotoUniversity: University = {
  id: 54,
  name_en: "Kyoto University",
  name_ja: "京都大学",
  prefecture_id: 26,
  snake_name: "Kyoto_University",
};

/** Somebody who is signed in. */
export const person: User = {
  id: 3,
  first_name: "Mika",
  last_name: "Sample",
  first_name_reading: null,
  last_name_reading: null,
  email: "mika@example.com",
  profile_image: null,
  language: "en",
  second_language: null,
  is_uniteam: false,
  authenticated: true,
  university: null,
  country_id: 392,
  occupation_id: 2,
  university_id: null,
  department_category_id: null,
  graduation_year: null,
  graduation_month: null,
  affiliation: null,
};

/** A session of the sample's person begins on this device. @param client by which the server tells it from their others */
export function startSession(client = "client"): void {
  storeSession({
    "access-token": "token",
    client,
    uid: person.email,
    "token-type": "Bearer",
    expiry: "",
  });
}

/** The reader has signed in; to be called before the component is shown. */
export function signIn(given: Partial<User> = {}): void {
  startSession();
  serve({ "GET /users/own": { ...person, ...given } });
}

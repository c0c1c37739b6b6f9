import { describe, expect, it } from "vitest";
import type { EventRow } from "./event-rows.server.ts";
import { noManagerDetails, presentEvent, type Showing } from "./present-event.server.ts";

const at = (time: string) => new Date(`2026-12-01T${time}:00+09:00`);
const wireAt = (time: string) => `2026-12-01T${time}:00.000+09:00`;
const named = (id: number) => ({ id, names: { ja: `日${id}`, en: `En ${id}` } });
const text = (language_id: number, title: string, is_main = false) => ({
  id: language_id,
  language_id,
  title,
  description: "Green",
  address: "1-1",
  place_name: "Hall",
  organization_name: null,
  summary: "Tea for all",
  fee_note: "Cash",
  access_station: "Kyoto Station",
  is_main,
});
const question = (id: number, is_deleted: boolean) => ({
  id,
  question_type_id: 4,
  position: 0,
  is_required: true,
  is_deleted,
  texts: [],
  options: [],
});
const plain = {
  id: 1,
  max_participant_num: 40,
  prefecture_id: 26,
  event_purpose_id: 2,
  event_format_id: 3,
  is_published: true,
  is_public: false,
  is_online: true,
  is_shown_only_organization_universities: false,
  is_created_by_hf: true,
  detail_url: "https://example.com",
  owner_organization_id: 9,
  university_id: 81,
  applications_count: 7,
  waiting_count: 0,
  selection: "lottery",
  has_waiting_list: true,
  lottery_drawn_at: null,
  lock_version: 3,
  fee: 500,
  welcomes_beginners: true,
  asks_accommodation: true,
  series_id: null,
  target_universities: [{ id: 81, name_ja: "大分大学", name_en: "Oita University" }],
};
const row = {
  ...plain,
  start_at: at("18:45"),
  end_at: at("20:00"),
  reception_start_at: at("18:00"),
  apply_due_at: at("12:00"),
  thumbnail_url: "images/a.webp",
  access_station: "京都駅",
  access_minutes: 5,
  latitude: 34.98,
  longitude: 135.75,
  plain_title: "お茶",
  plain_description: "",
  plain_ruby: "茶\tちゃ",
  ruby: "",
  barrier_free: ["toilet", "unknown", "step_free"],
  spoken_languages: [{ id: 1 }, { id: 2 }],
  target_department_categories: [named(4)],
  target_countries: [named(392)],
  target_occupations: [named(5)],
  target_prefectures: [named(26), named(44)],
  questions: [question(7, false), question(8, true)],
  hosts: [
    {
      id: 9,
      icon_url: "images/b.webp",
      is_hf: true,
      recognitions: [],
      names: [{ language_id: 2, name: "Circle", is_main: true }],
    },
  ],
  prefecture: named(26),
  event_purpose: named(2),
  event_format: named(3),
  texts: [text(2, "Tea", true), text(1, " ")],
  cancelled_at: at("09:00"),
  cancel_message: "A typhoon is near.",
  promote_until_at: at("12:00"),
  lottery_at: at("12:00"),
  lottery_seed: "a secret until the draw",
  priority_until_at: at("09:00"),
  priority_graduation_years: [2030],
  priority_university_ids: [],
  priority_department_category_ids: [],
  priority_occupation_ids: [2],
  cancel_messages: [{ language_id: 1, message: "台風のため" }],
} as unknown as EventRow;
const showing: Showing = {
  platform: { settings: { publicUrl: "https://tsudoi.test", s3: null } } as unknown as Showing["platform"],
  language: "en",
};

describe("an event goes out", () => {
  it("in the reader's language, with Japan's times and whole addresses", () => {
    expect(presentEvent(row, showing)).toEqual({
      ...plain,
      ...noManagerDetails,
      start_at: wireAt("18:45"),
      end_at: wireAt("20:00"),
      recieption_start_at: wireAt("18:00"),
      apply_due: wireAt("12:00"),
      promote_until: wireAt("12:00"),
      lottery_at: wireAt("12:00"),
      priority_access: {
        until: wireAt("09:00"),
        graduation_years: [2030],
        university_ids: [],
        department_category_ids: [],
        occupation_ids: [2],
      },
      thumbnail_url: "https://tsudoi.test/uploads/images/a.webp",
      access: { station: "京都駅", minutes: 5 },
      location: { latitude: 34.98, longitude: 135.75 },
      barrier_free: ["step_free", "toilet"],
      plain_text: { title: "お茶", discription: "", ruby: [{ text: "茶", reading: "ちゃ" }] },
      used_languages: [{ id: 1 }, { id: 2 }],
      used_language_ids: [1, 2],
      target_university_ids: [81],
      target_department_categories: [{ id: 4, name: "En 4" }],
      target_department_category_ids: [4],
      target_countries: [{ id: 392, name: "En 392" }],
      target_country_ids: [392],
      target_occupations: [{ id: 5, name: "En 5" }],
      target_occupation_ids: [5],
      target_prefectures: [
        { id: 26, name: "En 26" },
        { id: 44, name: "En 44" },
      ],
      target_prefecture_ids: [26, 44],
      apply_questions: [expect.objectContaining({ id: 7 })],
      organization_events: [],
      organizations: [
        {
          id: 9,
          organization_name: "Circle",
          icon_url: "https://tsudoi.test/uploads/images/b.webp",
          is_hf: true,
          recognitions: [],
        },
      ],
      prefecture: { id: 26, name: "En 26" },
      event_purpose: { id: 2, name: "En 2" },
      event_format: { id: 3, name: "En 3" },
      language_events: [
        {
          id: 2,
          language_id: 2,
          title: "Tea",
          discription: "Green",
          address: "1-1",
          place_name: "Hall",
          organization_name: null,
          summary: "Tea for all",
          fee_note: "Cash",
          access_station: "Kyoto Station",
          is_main: true,
        },
      ],
      is_full: false,
      cancelled_at: wireAt("09:00"),
      cancel_message: "A typhoon is near.",
    });
    expect(presentEvent(row, { ...showing, language: "ja" })).toMatchObject({
      prefecture: { name: "日26" },
      cancel_message: "台風のため",
    });
  });

  it("with null for the times that it has not", () => {
    const open = { ...row, end_at: null, reception_start_at: null, apply_due_at: null, cancelled_at: null };
    expect(presentEvent({ ...open, thumbnail_url: null }, showing)).toMatchObject({
      end_at: null,
      recieption_start_at: null,
      apply_due: null,
      cancelled_at: null,
      thumbnail_url: null,
    });
  });

  it("with null for the fee, the way there and the map that are not told", () => {
    const silent = { ...row, fee: null, access_station: null, access_minutes: null, latitude: null };
    expect(presentEvent(silent, showing)).toMatchObject({ fee: null, access: null, location: null });
    expect(presentEvent({ ...row, access_minutes: null }, showing).access).toEqual({
      station: "京都駅",
      minutes: null,
    });
  });

  it("as full when every place is taken", () => {
    expect(presentEvent({ ...row, applications_count: 40 }, showing).is_full).toBe(true);
  });
});

it("managers see what the rest of the event's features have on it, blank texts and deleted questions too", () => {
  const managerDetails = { ...noManagerDetails, remind_event_mails: [{ id: 1 }] as never };
  const organizationEvents = [{ id: 3 }] as never;
  const shown = presentEvent(row, showing, { managerDetails, organizationEvents });
  expect(shown.remind_event_mails).toEqual([{ id: 1 }]);
  expect(shown.organization_events).toEqual([{ id: 3 }]);
  expect(shown.apply_questions.map(({ id }) => id)).toEqual([7, 8]);
  expect(shown.language_events.map(({ language_id }) => language_id)).toEqual([2, 1]);
});

it("a main text is shown to everybody, also while it has no title; another one once it has", () => {
  const shownTitles = (...texts: object[]) =>
    presentEvent({ ...row, texts } as unknown as EventRow, showing).language_events.map(({ title }) => title);
  expect(shownTitles(text(2, "", true), text(1, "茶会"))).toEqual(["", "茶会"]);
});

it("who does not manage the event is told of no applications and no mails", () => {
  expect(noManagerDetails).toEqual({
    applications: [],
    apply_users: [],
    notify_event_mails: [],
    remind_event_mails: [],
  });
});

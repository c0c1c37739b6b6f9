import { expect, it } from "vitest";
import type { Event } from "../../../events.contract.ts";
import {
  type EventValues,
  eventBody,
  eventField,
  eventText,
  eventValues,
  newEventValues,
} from "./event-values.ts";

const english = {
  id: 5,
  language_id: 2,
  title: "Tea",
  discription: "Green",
  place_name: "Hall",
  address: "1-1",
  organization_name: null,
  summary: "Tea for all",
  fee_note: "Cash",
  access_station: "Kyoto Station",
};
const question = {
  id: 7,
  question_type_id: 4,
  index: 0,
  is_required: true,
  language_apply_questions: [{ id: 1, language_id: 2, title: "Diet", discription: "", options_data: [] }],
};
const event = {
  fee: 500,
  access: { station: "京都駅", minutes: 5 },
  location: { latitude: 35.03, longitude: 135.77 },
  barrier_free: ["step_free"],
  plain_text: { title: "お茶", discription: "", ruby: [{ text: "茶", reading: "ちゃ" }] },
  ruby: [],
  welcomes_beginners: true,
  asks_accommodation: true,
  selection: "lottery",
  has_waiting_list: false,
  requires_confirmed_email: true,
  requires_affiliation: true,
  promote_until: null,
  lottery_at: "2026-11-30T12:00:00.000+09:00",
  priority_access: null,
  language_events: [{ ...english, is_main: true }],
  prefecture_id: 26,
  event_format_id: 1,
  event_purpose_id: 2,
  start_at: "2026-12-01T18:45:00.000+09:00",
  end_at: null,
  recieption_start_at: "2026-12-01T18:00:00.000+09:00",
  apply_due: null,
  max_participant_num: 40,
  used_language_ids: [1, 2],
  is_published: false,
  is_online: true,
  is_shown_only_organization_universities: true,
  thumbnail_url: null,
  detail_url: "https://example.com",
  target_university_ids: [81],
  target_department_category_ids: [],
  target_country_ids: [392],
  target_occupation_ids: [1],
  meeting_url: "https://meet.example.com/x",
  target_prefecture_ids: [26],
  apply_questions: [
    { ...question, _destroy: false },
    { ...question, id: 8, _destroy: true },
  ],
  lock_version: 3,
} as unknown as Event;

const values = {
  fee_kind: "paid",
  fee: "500",
  access_station: "Kyoto Station",
  access_minutes: "5",
  location: "35.03, 135.77",
  barrier_free: ["step_free"],
  plain_title: "お茶",
  plain_discription: "",
  plain_ruby: [{ text: "茶", reading: "ちゃ" }],
  ruby: [],
  welcomes_beginners: true,
  asks_accommodation: true,
  selection: "lottery",
  has_waiting_list: false,
  requires_confirmed_email: true,
  requires_affiliation: true,
  promote_until: "",
  lottery_at: "2026-11-30 12:00",
  has_priority: false,
  priority_until: "",
  priority_graduation_years: [],
  priority_university_ids: [],
  priority_department_category_ids: [],
  priority_occupation_ids: [],
  texts: [{ ...english, organization_name: "", access_station: "" }],
  prefecture_id: "26",
  event_format_id: "1",
  event_purpose_id: "2",
  start_at: "2026-12-01 18:45",
  end_at: "",
  recieption_start_at: "2026-12-01 18:00",
  apply_due: "",
  max_participant_num: "40",
  used_language_ids: ["1", "2"],
  is_published: false,
  is_online: true,
  is_shown_only_organization_universities: true,
  thumbnail_url: "",
  meeting_url: "https://meet.example.com/x",
  detail_url: "https://example.com",
  target_university_ids: ["81"],
  target_department_category_ids: [],
  target_country_ids: ["392"],
  target_occupation_ids: ["1"],
  target_prefecture_ids: ["26"],
  questions: [
    {
      id: 7,
      question_type_id: 4,
      is_required: true,
      isRemoved: false,
      texts: [{ title: "Diet", discription: "" }],
      options: [],
    },
  ],
  lock_version: 3,
} as unknown as EventValues;

it("an event stands in its form as it is typed, without the questions that are not asked any more", () => {
  expect(eventValues(event)).toEqual(values);
  expect(eventValues({ ...event, thumbnail_url: "/i.webp", detail_url: null })).toMatchObject({
    thumbnail_url: "/i.webp",
    detail_url: "",
  });
  expect(eventText({ ...english, organization_name: "Team", is_main: true })).toEqual({
    ...english,
    organization_name: "Team",
  });
});

it("a new event is public, asks for accommodation, gives places in order with a waiting list, and nothing else is filled in", () => {
  const { texts, is_published, asks_accommodation, selection, has_waiting_list, ...others } =
    newEventValues(2);
  expect(texts).toEqual([
    {
      language_id: 2,
      title: "",
      discription: "",
      place_name: "",
      address: "",
      organization_name: "",
      summary: "",
      fee_note: "",
      access_station: "",
    },
  ]);
  expect([is_published, asks_accommodation, selection, has_waiting_list]).toEqual([
    true,
    true,
    "first_come",
    true,
  ]);
  expect(new Set(Object.values(others).map((value) => JSON.stringify(value)))).toEqual(
    new Set(['""', "[]", "false"]),
  );
});

it("the form goes to the API with numbers for ids, its first language as the main one", () => {
  const second = { ...values.texts[0], id: undefined, language_id: 1 } as EventValues["texts"][number];
  const body = eventBody({ ...values, texts: [...values.texts, second], max_participant_num: "４０" });
  expect(body).toMatchObject({
    prefecture_id: 26,
    event_format_id: 1,
    event_purpose_id: 2,
    start_at: "2026-12-01 18:45",
    end_at: "",
    max_participant_num: 40,
    used_language_ids: [1, 2],
    target_university_ids: [81],
    target_department_category_ids: [],
    target_country_ids: [392],
    target_occupation_ids: [1],
    target_prefecture_ids: [26],
    is_published: false,
    fee: 500,
    access: { station: "Kyoto Station", minutes: 5 },
    location: { latitude: 35.03, longitude: 135.77 },
    barrier_free: ["step_free"],
    plain_text: { title: "お茶", discription: "", ruby: [{ text: "茶", reading: "ちゃ" }] },
    welcomes_beginners: true,
    language_events_attributes: [
      { language_id: 2, title: "Tea", is_main: true },
      { language_id: 1, title: "Tea", is_main: false },
    ],
    apply_questions_attributes: [
      { id: 7, index: 0, language_apply_questions_attributes: [{ language_id: 2, title: "Diet" }] },
    ],
    lock_version: 3,
  });
  expect(body).not.toHaveProperty("texts");
  expect(body).not.toHaveProperty("questions");
  expect(body).not.toHaveProperty("fee_kind");
});

it("what is not chosen or not filled in goes out as null, and a new event without a version", () => {
  const body = eventBody(newEventValues(2));
  expect(body).toMatchObject({ prefecture_id: null, event_format_id: null, event_purpose_id: null });
  expect(body.max_participant_num).toBeNull();
  expect(body.plain_text).toBeNull();
  expect(body).not.toHaveProperty("lock_version");
});

it("a refusal finds its field: texts in the main language, others by their name, unknown ones none", () => {
  expect(
    [
      "title",
      "summary",
      "fee_note",
      "access",
      "fee",
      "place_name",
      "discription",
      "address",
      "start_at",
      "thumbnail_url",
      "event",
    ].map(eventField),
  ).toEqual([
    "texts.0.title",
    "texts.0.summary",
    "texts.0.fee_note",
    "access_station",
    "fee",
    "texts.0.place_name",
    "texts.0.discription",
    "texts.0.address",
    "start_at",
    "thumbnail_url",
    null,
  ]);
});

import { expect, test } from "vitest";
import type { Event } from "../../../events.contract.ts";
import { newEventValues } from "./event-values.ts";
import { inheritedFrom, inheritedValues, lastEvent } from "./inherited-values.ts";

const last = {
  id: 7,
  owner_organization_id: 3,
  start_at: "2026-11-20T18:00:00.000+09:00",
  end_at: "2026-11-20T20:30:00.000+09:00",
  recieption_start_at: "2026-11-20T17:30:00.000+09:00",
  apply_due: "2026-11-19T12:00:00.000+09:00",
  lottery_at: "2026-11-19T18:00:00.000+09:00",
  promote_until: "2026-11-20T09:00:00.000+09:00",
  max_participant_num: 40,
  prefecture_id: 26,
  event_format_id: 4,
  event_purpose_id: 2,
  used_language_ids: [1, 2],
  target_prefecture_ids: [26],
  target_university_ids: [],
  target_department_category_ids: [],
  target_occupation_ids: [1],
  target_country_ids: [],
  is_online: false,
  is_published: false,
  is_shown_only_organization_universities: true,
  welcomes_beginners: true,
  asks_accommodation: false,
  has_waiting_list: false,
  requires_confirmed_email: true,
  requires_affiliation: true,
  selection: "lottery",
  priority_access: { until: "2026-11-18T12:00:00.000+09:00", graduation_years: [2030] },
  detail_url: "https://example.com",
  meeting_url: "https://meet.example.com/secret",
  fee: 500,
  access: { station: "出町柳駅", minutes: 5 },
  location: { latitude: 35.03, longitude: 135.77 },
  barrier_free: ["toilet"],
  thumbnail_url: "/i.webp",
  apply_questions: [{ id: 1 }],
  language_events: [
    {
      language_id: 1,
      title: "秋の会",
      place_name: "会館",
      fee_note: "現金で",
      access_station: "",
      is_main: true,
    },
    {
      language_id: 2,
      title: "Autumn",
      place_name: "Hall",
      fee_note: "Cash",
      access_station: "Demachiyanagi",
    },
  ],
} as unknown as Event;

test("a new event begins with what its organization says of every event", () => {
  expect(inheritedValues(last, 1)).toMatchObject({
    prefecture_id: "26",
    event_format_id: "4",
    event_purpose_id: "2",
    max_participant_num: "40",
    used_language_ids: ["1", "2"],
    target_prefecture_ids: ["26"],
    target_occupation_ids: ["1"],
    is_shown_only_organization_universities: true,
    welcomes_beginners: true,
    asks_accommodation: false,
    has_waiting_list: false,
    requires_confirmed_email: true,
    requires_affiliation: true,
    selection: "lottery",
    fee_kind: "paid",
    fee: "500",
    texts: [{ language_id: 1, fee_note: "現金で" }],
  });
});

test("what is said of one event alone is not taken over: moments, priority, meeting, venue with its way, map and facts, picture, questions", () => {
  const blank = newEventValues(1);
  for (const name of [
    "start_at",
    "end_at",
    "recieption_start_at",
    "apply_due",
    "lottery_at",
    "promote_until",
    "meeting_url",
    "detail_url",
    "is_published",
    "thumbnail_url",
    "questions",
    "location",
    "access_station",
    "access_minutes",
    "barrier_free",
    "has_priority",
    "priority_until",
    "priority_graduation_years",
    "lock_version",
  ] as const)
    expect(inheritedValues(last, 1)[name], name).toEqual(blank[name]);
  expect(inheritedValues(last, 1).texts).toMatchObject([{ title: "", place_name: "" }]);
});

test("words are taken over in the new event's language alone", () => {
  expect(inheritedValues(last, 2)).toMatchObject({ texts: [{ language_id: 2, fee_note: "Cash" }] });
  expect(inheritedValues(last, 3)).toMatchObject({ texts: [{ language_id: 3, fee_note: "" }] });
});

test("the notice names the event in the new one's language, or else in its own, and how long it lasts", () => {
  expect(inheritedFrom(last, 2)).toMatchObject({ title: "Autumn", length: 150 });
  expect(inheritedFrom({ ...last, end_at: null } as unknown as Event, 3)).toMatchObject({
    title: "秋の会",
    length: null,
  });
});

test("the last event is the one that was made last of the organization's own", () => {
  const other = { ...last, id: 9, owner_organization_id: 4 };
  expect(lastEvent([{ ...last, id: 5 }, last, other], 3)?.id).toBe(7);
  expect(lastEvent([other], 3)).toBeUndefined();
});

import { expect, it } from "vitest";
import type { Texts } from "../../../../../ui/texts/texts.tsx";
import type { ReferenceData } from "../../../../reference-data/reference-data.public.ts";
import { eventDifferences } from "./event-differences.ts";
import { newEventText, newEventValues } from "./event-values.ts";

const t = String as unknown as Texts;
const row = (id: number, name: string) => ({ id, name });
const inBoth = (id: number, name: string) => ({ id, name_ja: `日${name}`, name_en: name });
const referenceData = {
  languages: [inBoth(1, "Japanese"), inBoth(2, "English")],
  prefectures: [row(26, "Kyoto"), row(44, "Chiba")],
  event_formats: [row(1, "Talk")],
  event_purposes: [row(2, "Exchange")],
  universities: [inBoth(81, "Oita"), inBoth(82, "Beppu")],
  department_categories: [row(5, "Science")],
  occupations: [row(1, "Student")],
  countries: [row(392, "Japan"), row(36, "Australia")],
} as unknown as ReferenceData;

const theirs = newEventValues(2);
const mine: typeof theirs = {
  ...theirs,
  texts: [
    {
      ...newEventText(2),
      title: "Tea",
      discription: "Green",
      place_name: "Hall",
      address: "1-1",
      summary: "Tea for all",
      fee_note: "Cash",
      organization_name: "Team",
    },
  ],
  fee_kind: "paid",
  fee: "500",
  access_station: "Kyoto Station",
  access_minutes: "5",
  location: "35.03, 135.77",
  barrier_free: ["step_free", "toilet"],
  plain_title: "お茶",
  plain_discription: "みどり",
  plain_ruby: [
    { text: "茶", reading: "ちゃ" },
    { text: "緑", reading: "" },
  ],
  ruby: [{ text: "会", reading: "かい" }],
  welcomes_beginners: true,
  asks_accommodation: false,
  selection: "lottery",
  has_waiting_list: false,
  requires_confirmed_email: true,
  requires_affiliation: true,
  promote_until: "an offer",
  lottery_at: "a draw",
  has_priority: true,
  priority_until: "an end of priority",
  priority_graduation_years: ["2031", "2030"],
  priority_university_ids: ["81", "82"],
  priority_department_category_ids: ["5"],
  priority_occupation_ids: ["1"],
  prefecture_id: "26",
  event_format_id: "1",
  event_purpose_id: "2",
  start_at: "a start",
  end_at: "an end",
  recieption_start_at: "a reception",
  apply_due: "a deadline",
  max_participant_num: "40",
  detail_url: "https://example.com",
  used_language_ids: ["1", "2"],
  is_online: true,
  is_published: false,
  is_shown_only_organization_universities: true,
  target_prefecture_ids: ["26", "44"],
  target_university_ids: ["81", "82"],
  target_department_category_ids: ["5"],
  target_occupation_ids: ["1"],
  target_country_ids: ["392", "36"],
  thumbnail_url: "/i.webp",
  questions: [
    {
      id: 7,
      question_type_id: 4,
      is_required: false,
      isRemoved: false,
      texts: [{ title: "Diet", discription: "" }],
      options: [],
    },
  ],
};
const told = (one: typeof theirs, other: typeof theirs) =>
  eventDifferences(one, other, referenceData, t, "en").map(({ label, mine, theirs }) => [
    label,
    mine,
    theirs,
  ]);

it("two states of an event differ in words, field by field, names in the order of the alphabet", () => {
  expect(told(mine, theirs)).toEqual([
    ["event_form.title (English)", "Tea", ""],
    ["event_form.summary (English)", "Tea for all", ""],
    ["event_form.description (English)", "Green", ""],
    ["event_form.place_name (English)", "Hall", ""],
    ["event_form.address (English)", "1-1", ""],
    ["event_form.fee_note (English)", "Cash", ""],
    ["event_form.organization_name (English)", "Team", ""],
    ["event_form.prefecture_id", "Kyoto", ""],
    ["event_form.event_format_id", "Talk", ""],
    ["event_form.event_purpose_id", "Exchange", ""],
    ["event_form.start_at", "a start", ""],
    ["event_form.end_at", "an end", ""],
    ["event_form.max_participant_num", "40", ""],
    ["event_form.recieption_start_at", "a reception", ""],
    ["event_form.apply_due", "a deadline", ""],
    ["event_form.detail_url", "https://example.com", ""],
    ["event_form.money", "500", "event_form.fee_untold"],
    ["event_form.access_station", "Kyoto Station", ""],
    ["event_form.access_minutes", "5", ""],
    ["event_form.location", "35.03, 135.77", ""],
    ["event_form.barrier_free", "event_form.barrier_free.step_free, event_form.barrier_free.toilet", ""],
    ["event_form.asks_accommodation", "conflict.no", "conflict.yes"],
    ["event_form.welcomes_beginners", "conflict.yes", "conflict.no"],
    ["event_form.selection", "event_form.selection.lottery", "event_form.selection.first_come"],
    ["event_form.lottery_at", "a draw", ""],
    ["event_form.has_waiting_list", "conflict.no", "conflict.yes"],
    ["event_form.promote_until", "an offer", ""],
    ["event_form.requires_confirmed_email", "conflict.yes", "conflict.no"],
    ["event_form.requires_affiliation", "conflict.yes", "conflict.no"],
    ["event_form.has_priority", "conflict.yes", "conflict.no"],
    ["event_form.priority_until", "an end of priority", ""],
    ["event_form.priority_graduation_years", "2030, 2031", ""],
    ["event_form.priority_university_ids", "Beppu, Oita", ""],
    ["event_form.priority_department_category_ids", "Science", ""],
    ["event_form.priority_occupation_ids", "Student", ""],
    ["event_form.plain_title", "お茶", ""],
    ["event_form.plain_description", "みどり", ""],
    ["event_form.plain_ruby", "茶(ちゃ)", ""],
    ["event_form.ruby", "会(かい)", ""],
    ["event_form.used_language_ids", "English, Japanese", ""],
    ["event_form.is_online", "conflict.yes", "conflict.no"],
    ["event.make_public", "conflict.no", "conflict.yes"],
    ["event_form.only_own_universities", "conflict.yes", "conflict.no"],
    ["event_form.target_prefecture_ids", "Chiba, Kyoto", ""],
    ["event_form.target_university_ids", "Beppu, Oita", ""],
    ["event_form.target_department_category_ids", "Science", ""],
    ["event_form.target_occupation_ids", "Student", ""],
    ["event_form.target_country_ids", "Australia, Japan", ""],
    ["event_form.thumbnail", "conflict.own_picture", ""],
    ["question.heading", "Diet", ""],
  ]);
});

it("nothing is told of two that are the same", () => {
  expect(told(mine, mine)).toEqual([]);
});

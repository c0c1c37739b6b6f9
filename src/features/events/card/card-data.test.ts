import { expect, it } from "vitest";
import { factsOfEvent } from "../availability/availability-facts.ts";
import type { Event } from "../events.contract.ts";
import { cardData, factsOfCard, fewPlaces } from "./card-data.ts";

const text = (language_id: number, title: string, organization_name: string | null = null) => ({
  language_id,
  title,
  place_name: `${title} hall`,
  organization_name,
});
const event = {
  id: 1,
  language_events: [text(3, "茶会"), text(2, "Tea"), text(1, "お茶の会")],
  organizations: [{ organization_name: "Circle" }, { organization_name: "Other" }],
  start_at: "2026-12-01T18:45:00.000+09:00",
  end_at: null,
  is_online: false,
  fee: 500,
  welcomes_beginners: true,
  prefecture: { id: 26, name: "Oita" },
  event_purpose: { id: 2, name: "Exchange" },
  event_purpose_id: 2,
  thumbnail_url: "/i.webp",
  used_languages: [{ id: 1, name_ja: "日本語", name_en: "Japanese" }],
  is_published: true,
  cancelled_at: null,
  apply_due: null,
  recieption_start_at: null,
  is_created_by_hf: false,
  max_participant_num: 40,
  applications_count: 7,
  is_full: false,
  selection: "first_come",
  has_waiting_list: false,
  lottery_drawn_at: null,
} as unknown as Event;

it("a card shows the event in the language of the page, and says nothing of what is so of most events", () => {
  expect(cardData(event, { language: "en" })).toEqual({
    id: 1,
    title: "Tea",
    startAt: event.start_at,
    organization: "Circle",
    place: "Tea hall",
    fee: 500,
    prefecture: "Oita",
    picture: { src: "/i.webp" },
    spokenLanguages: ["Japanese"],
  });
});

it("a card has all facts that decide whether one can apply, whichever of them it says", () => {
  const times = {
    apply_due: "2026-11-20T00:00:00.000+09:00",
    recieption_start_at: "2026-11-01T00:00:00.000+09:00",
  };
  const states = [
    {},
    times,
    { is_published: false },
    { cancelled_at: "2026-11-02" },
    { is_created_by_hf: true },
  ];
  const ways = [
    { selection: "lottery", lottery_drawn_at: "2026-11-21" },
    { has_waiting_list: true, is_full: true },
  ];
  for (const state of [...states, ...ways]) {
    const changed = { ...event, max_participant_num: 9, ...state } as Event;
    expect(factsOfCard(JSON.parse(JSON.stringify(cardData(changed, { language: "en" }))))).toEqual(
      factsOfEvent(changed),
    );
  }
});

it("a card without an uploaded picture has the cover of its purpose", () => {
  const { picture } = cardData({ ...event, thumbnail_url: null }, { language: "en" });
  expect(picture).toEqual({ src: "/covers/1/2-1.svg" });
});

it("a card tells how many places are left where few are, and is the same for all that have more", () => {
  const left = (applications_count: number) => cardData({ ...event, applications_count }, { language: "en" });
  expect([35, 36, 40].map((count) => factsOfCard(left(count)).placesLeft)).toEqual([5, 4, 0]);
  expect(factsOfCard(left(34)).placesLeft).toBeGreaterThan(fewPlaces);
  expect(left(34)).toEqual(left(0));
});

it("a card tells how many wait where few do, and is the same for all events where more wait", () => {
  const queue = { ...event, is_full: true, has_waiting_list: true } as unknown as Event;
  const waiting = (waiting_count: number) =>
    cardData({ ...queue, waiting_count }, { language: "en" }).waitingCount;
  expect([waiting(0), waiting(9), waiting(10), waiting(11)]).toEqual([0, 9, undefined, undefined]);
});

it("a card marks a title in another language, and names the organizer that the text names", () => {
  const chinese = { ...event, language_events: [text(3, "茶会", "Team")] } as unknown as Event;
  expect(cardData(chinese, { language: "en" })).toMatchObject({
    title: "茶会",
    lang: "zh",
    organization: "Team",
    pageLanguages: ["zh"],
  });
  expect(cardData({ ...event, organizations: [] }, { language: "en" }).organization).toBe("");
});

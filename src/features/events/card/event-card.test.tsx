import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, test } from "vitest";
import { messages as browseEn } from "../../../../locales/en/browse.json?lingui";
import { messages as publicEn } from "../../../../locales/en/public.json?lingui";
import { messages as browseJa } from "../../../../locales/ja/browse.json?lingui";
import { messages as publicJa } from "../../../../locales/ja/public.json?lingui";
import { openTexts } from "../../../shared/languages/catalogues/catalogues.ts";
import { foreignTag } from "../../../shared/languages/readers/text-reader.ts";
import { TextsProvider } from "../../../ui/texts/texts.tsx";
import type { Event } from "../events.contract.ts";
import { cardData } from "./card-data.ts";
import { EventCard } from "./event-card.tsx";

const en = { ...publicEn(), ...browseEn() };
const ja = { ...publicJa(), ...browseJa() };

const event = {
  id: 1,
  fee: null,
  is_published: true,
  start_at: "2026-11-27T18:00:00.000+09:00",
  apply_due: null,
  recieption_start_at: null,
  cancelled_at: null,
  is_created_by_hf: false,
  is_full: false,
  max_participant_num: 10,
  applications_count: 8,
  language_events: [
    { language_id: 1, title: "お茶の会", place_name: "" },
    { language_id: 2, title: "Tea together", place_name: "" },
  ],
  used_languages: [
    { id: 1, name_ja: "日本語", name_en: "Japanese" },
    { id: 2, name_ja: "英語", name_en: "English" },
    { id: 5, name_ja: "ベトナム語", name_en: "Vietnamese" },
  ],
  organizations: [],
  prefecture: { id: 26, name: "" },
  event_purpose: { id: 1, name: "" },
} as unknown as Event;

function cardOf(shown: Event, language: "ja" | "en" = "en", messages = en, isGoing = false): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <TextsProvider texts={openTexts(language, messages)}>
        <EventCard
          event={cardData(shown, { language })}
          now={Date.parse("2026-11-20T00:00:00Z")}
          isGoing={isGoing}
        />
      </TextsProvider>
    </MemoryRouter>,
  );
}

test("a card tells of languages where its reader could not be sure of them, by their own names for them", () => {
  const shown = (ids: number[], language: "ja" | "en", texts = event.language_events) => {
    const used_languages = event.used_languages.filter(({ id }) => ids.includes(id));
    const changed = { ...event, used_languages, language_events: texts } as Event;
    const card = cardOf(changed, language, language === "ja" ? ja : en);
    return [...card.matchAll(/data-tone="(?:info|quiet)">([^<]+)/g)].map(([, words]) => words);
  };
  expect(shown([1, 2, 5], "en")).toEqual(["English OK"]);
  expect(shown([1, 5], "en")).toEqual(["Spoken: Japanese, Vietnamese"]);
  expect(shown([1, 2, 5], "ja")).toEqual([]);
  expect(shown([2, 5], "ja")).toEqual(["会話：英語、ベトナム語"]);
  expect(shown([1, 2], "en", event.language_events.slice(0, 1))).toEqual(["English OK", "Page: Japanese"]);
});

test("a card says what the event costs where it tells", () => {
  const cost = (fee: number | null, language: "ja" | "en") =>
    /Free|¥[\d,]+|無料|[\d,]+円/.exec(cardOf({ ...event, fee }, language, language === "ja" ? ja : en))?.[0];
  expect([0, 1000, null].map((fee) => cost(fee, "en"))).toEqual(["Free", "¥1,000", undefined]);
  expect([0, 1000, null].map((fee) => cost(fee, "ja"))).toEqual(["無料", "1,000円", undefined]);
});

test("what is written in another language says in which, of whatever language it is", () => {
  expect([1, 2, 5].map((id) => foreignTag(id, "ja"))).toEqual([undefined, "en", "vi"]);
});

describe("a card says of applying what the page of the event says:", () => {
  const words = ["Cancelled", "Full", "Applications are closed", "2 seats left", "Apply by tomorrow"];
  const over = { apply_due: "2026-11-19T09:00:00.000+09:00" };
  const soon = { apply_due: "2026-11-21T10:00:00.000+09:00" };
  const cancelled = { cancelled_at: "2026-11-19T09:00:00.000+09:00" };
  const begun = { start_at: "2026-11-19T09:00:00.000+09:00" };
  test.each([
    ["few places and a deadline that is near", soon, ["2 seats left", "Apply by tomorrow"]],
    ["that it is full", { is_full: true }, ["Full"]],
    [
      "that it is closed rather than full, since nobody gets in when a place falls free",
      { ...over, is_full: true },
      ["Applications are closed"],
    ],
    [
      "that it is cancelled, whatever else",
      { ...cancelled, ...over, is_created_by_hf: true, is_full: true },
      ["Cancelled"],
    ],
    ["that it was cancelled, also when it is over", { ...cancelled, ...begun }, ["Cancelled"]],
    ["nothing when it is over", { ...begun, is_full: true }, []],
    [
      "no places where the provider takes the applications",
      { ...soon, is_created_by_hf: true },
      ["Apply by tomorrow"],
    ],
  ])("%s", (_what, change, said) => {
    const card = cardOf({ ...event, ...change } as Event);
    expect(words.filter((word) => card.includes(word))).toEqual(said);
  });

  test("to who is coming only that it is cancelled", () => {
    expect(
      words.filter((word) =>
        cardOf({ ...event, ...soon, is_full: true } as Event, "en", en, true).includes(word),
      ),
    ).toEqual([]);
    expect(cardOf({ ...event, ...cancelled } as Event, "en", en, true)).toContain("Cancelled");
  });
});

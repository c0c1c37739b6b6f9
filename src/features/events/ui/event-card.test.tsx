import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { messages as en } from "../../../../locales/en/public.json?lingui";
import { messages as ja } from "../../../../locales/ja/public.json?lingui";
import { openTexts, TextsProvider } from "../../../ui/texts/texts.tsx";
import type { Event } from "../events.contract.ts";
import { cardData } from "./card-data.ts";
import { EventCard } from "./event-card.tsx";
import { foreignTag } from "./event-text.ts";

const event = {
  id: 1,
  start_at: "2026-11-27T18:00:00.000+09:00",
  language_events: [
    { language_id: 1, title: "お茶の会" },
    { language_id: 2, title: "Tea together" },
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

test.each([
  ["en", en, "Spoken: Japanese, English, Vietnamese", "Page: Japanese/English"],
  ["ja", ja, "会話：日本語, 英語, ベトナム語", "ページ：日本語/英語"],
] as const)("a card names languages as its readers call them (%s)", (language, messages, spoken, page) => {
  const card = renderToStaticMarkup(
    <MemoryRouter>
      <TextsProvider texts={openTexts(language, messages)}>
        <EventCard event={cardData(event, language)} now={0} />
      </TextsProvider>
    </MemoryRouter>,
  );
  expect(card).toContain(spoken);
  expect(card).toContain(page);
});

test("what is written in another language says in which, of whatever language it is", () => {
  expect([1, 2, 5].map((id) => foreignTag(id, "ja"))).toEqual([undefined, "en", "vi"]);
});

import { expect, it } from "vitest";
import { foreignTag } from "../../../shared/languages/readers/text-reader.ts";
import type { LanguageEvent } from "../events.contract.ts";
import { shownText, textIn } from "./event-text.ts";

const text = (language_id: number, title: string) =>
  ({ id: language_id, language_id, title }) as LanguageEvent;
const [chinese, japanese, english] = [text(3, "茶会"), text(1, "お茶の会"), text(2, "Tea")] as const;

it("a text is read in the reader's language where it has a title in it, else in its main one", () => {
  expect(textIn([chinese, english], "en")).toBe(english);
  expect(textIn([chinese, japanese], "en")).toBe(chinese);
  expect(textIn([japanese, text(2, " ")], "en")).toBe(japanese);
});

it("an address may name the language of the text; one that there is not says nothing", () => {
  const event = { language_events: [chinese, japanese, english], plain_text: null };
  const at = (search: string) =>
    shownText(event, new URLSearchParams(search), { language: "ja", second: null });
  expect([at(""), at("text=en"), at("text=zh"), at("text=fr"), at("text=")]).toEqual([
    japanese,
    english,
    chinese,
    japanese,
    japanese,
  ]);
});

it("content is marked with its language where it is not the page's", () => {
  expect([foreignTag(2, "en"), foreignTag(1, "en"), foreignTag(13, "en")]).toEqual([undefined, "ja", "yue"]);
});

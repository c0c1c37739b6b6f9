import { expect, it } from "vitest";
import { wordsFromEarlier } from "./words-from-earlier.ts";

const text = (language_id: number, title: string) => ({ language_id, title, custom_body: `${title}!` });
const earlier = (...texts: ReturnType<typeof text>[]) => ({
  written_at: "2026-11-01T10:00:00.000+09:00",
  texts,
});

it("words stand in the fields of their languages, whichever was the main one", () => {
  expect(wordsFromEarlier(earlier(text(2, "Room"), text(1, "部屋")), 1, [text(2, "")])).toEqual({
    title: "部屋",
    custom_body: "部屋!",
    others: [text(2, "Room")],
  });
});

it("the main field is never empty, and what nobody wrote in another language is", () => {
  expect(wordsFromEarlier(earlier(text(2, "Room")), 1, [text(3, "old")])).toEqual({
    title: "Room",
    custom_body: "Room!",
    others: [{ language_id: 3, title: "", custom_body: "" }],
  });
});

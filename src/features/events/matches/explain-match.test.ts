import { describe, expect, it } from "vitest";
import type { Event } from "../events.contract.ts";
import type { SearchTerm } from "./event-match.ts";
import { explainMatch } from "./explain-match.ts";

const text = {
  language_id: 2,
  title: "Walk along the river",
  place_name: "Gate",
  address: "1-1 Sakuragaoka",
  organization_name: null,
  summary: "",
  discription: "",
  is_main: true,
};
const event = (given: Partial<typeof text> = {}, ...others: Partial<typeof text>[]) =>
  ({
    event_purpose: { id: 12, name: "Sports and Exercise" },
    event_format: { id: 1, name: "Party" },
    organizations: [{ organization_name: "Walkers" }],
    language_events: [given, ...others].map((one) => ({ ...text, ...one })),
  }) as unknown as Event;
const card = { title: "Walk along the river", place: "Gate", prefecture: "Kyoto", organization: "Walkers" };
const typed = (word: string): SearchTerm => ({ typed: word, runs: [word], kind: "typed", words: [word] });
const synonym = (of: string, ...words: string[]): SearchTerm => ({
  typed: of,
  runs: [of],
  kind: "synonym",
  words,
});
const explain = (searchTerms: SearchTerm[], of = event()) =>
  explainMatch(of, card, searchTerms, { language: "en" });

describe("why a search has found an event", () => {
  it("is marked on its card, and then needs no words", () => {
    expect(explain([typed("river"), typed("kyoto")])).toEqual({
      title: [[15, 20]],
      place: [],
      prefecture: [[0, 5]],
      organization: [],
      reason: null,
      instead: null,
    });
  });

  it("is told where the card does not show one of the words", () => {
    expect(explain([typed("river"), typed("sport")]).reason).toEqual({
      field: "purpose",
      text: "Sports and Exercise",
      marks: [[0, 6]],
    });
  });

  it("is a part of the description around the word", () => {
    const description = `${"We meet early. ".repeat(20)}Bring a **lantern**. ${"Then we go home. ".repeat(20)}`;
    const { reason } = explain([typed("lantern")], event({ discription: description }));
    expect(reason?.field).toBe("description");
    expect(reason?.text.length).toBeLessThan(95);
    expect(reason?.text).toMatch(/^….*lantern.*…$/);
    const [[from, to] = [0, 0]] = reason?.marks ?? [];
    expect(reason?.text.slice(from, to)).toBe("lantern");
  });

  it("is found in the event's other language too", () => {
    const { reason } = explain(
      [{ typed: "川", runs: ["川"], kind: "typed", letters: "川" }],
      event({}, { title: "川の散歩" }),
    );
    expect(reason).toEqual({ field: "title", text: "川の散歩", marks: [[0, 1]] });
  });

  it("is another word for what was typed, which is told as it stands there", () => {
    expect(explain([typed("stroll"), synonym("stroll", "walk")])).toMatchObject({
      title: [[0, 4]],
      reason: null,
      instead: { typed: "stroll", found: "Walk" },
    });
    expect(explain([typed("walk"), synonym("walk", "river")]).instead).toBeNull();
  });

  it("is nothing where nothing is found, such as a word that is only read alike", () => {
    expect(explain([typed("zzz")])).toMatchObject({ title: [], reason: null, instead: null });
  });
});

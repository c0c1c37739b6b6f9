import { expect, it } from "vitest";
import { hasMoved } from "./has-moved.ts";

const start = new Date("2026-12-01T18:45:00+09:00");
const later = new Date(start.getTime() + 60_000);
const text = { id: 5, language_id: 1, title: "Tea", place_name: "Hall", address: "1-1" };
const stored = { start_at: start, end_at: null, is_online: false, prefecture_id: 26, texts: [text] };
const form = { ...stored, start_at: "2026-12-01 18:45", end_at: "", prefecture_id: "26" };
const moved = (after: object, before: object = {}) =>
  hasMoved({ ...stored, ...before }, { ...stored, ...before, ...after });
const texts = (...all: object[]) => ({ texts: all });

it("an event has moved when its start, end, prefecture or place is another, or it goes online", () => {
  expect(moved({ start_at: later })).toBe(true);
  expect(moved({ end_at: later })).toBe(true);
  expect(moved({ end_at: null }, { end_at: later })).toBe(true);
  expect(moved({ is_online: true })).toBe(true);
  expect(moved({ prefecture_id: 44 })).toBe(true);
  expect(moved(texts({ ...text, place_name: "Hall B" }))).toBe(true);
  expect(moved(texts({ ...text, address: "2-2" }))).toBe(true);
});

it("it has not when the same is sent, or only words change", () => {
  expect(moved({})).toBe(false);
  expect(moved({ start_at: new Date(start) })).toBe(false);
  expect(moved(texts({ ...text, title: "Night" }))).toBe(false);
  expect(moved(texts({ ...text, place_name: " Hall", address: "1-1 " }))).toBe(false);
  expect(moved({}, texts({ ...text, place_name: " Hall", address: "1-1 " }))).toBe(false);
});

it("a form says the same of its times and choices", () => {
  const inForm = (after: object) => hasMoved(form, { ...form, ...after });
  expect(inForm({})).toBe(false);
  expect(inForm({ start_at: "2026-12-01 18:46" })).toBe(true);
  expect(inForm({ end_at: "2026-12-01 20:00" })).toBe(true);
  expect(inForm({ prefecture_id: "44" })).toBe(true);
});

it("a text that is added or taken away moves nothing", () => {
  expect(moved(texts(text, { ...text, id: null, language_id: 2, place_name: "ホール" }))).toBe(false);
  expect(moved(texts())).toBe(false);
});

it("each text is compared with itself, wherever it stands and whatever language it is in by now", () => {
  const second = { ...text, id: 6, language_id: 2, place_name: "ホール" };
  const both = texts(text, second);
  expect(moved(texts(second, text), both)).toBe(false);
  expect(moved(texts(text, { ...second, place_name: "会館" }), both)).toBe(true);
  expect(moved(texts({ ...text, language_id: 3, place_name: "Hall B" }))).toBe(true);
  expect(moved(texts({ ...text, language_id: 2 }, { ...second, language_id: 1 }), both)).toBe(false);
  // A new entry in the language that the old one left stands before it.
  const added = { ...text, id: null, place_name: "Annex" };
  expect(moved(texts(added, { ...text, language_id: 2 }))).toBe(false);
  const { id, ...typedAgain } = text;
  expect(moved(texts({ ...typedAgain, place_name: "Hall B" }))).toBe(true);
  expect(moved(texts(typedAgain))).toBe(false);
});

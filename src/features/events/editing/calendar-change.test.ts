import { expect, it } from "vitest";
import type { EventRow } from "../event-rows.server.ts";
import { hasMoved } from "./calendar-change.ts";
import type { EventEntry } from "./event-entries.ts";

const start = new Date("2026-12-01T18:45:00+09:00");
const text = { id: 5, title: "Tea", place_name: "Hall", address: "1-1" };
const stored = {
  start_at: start,
  end_at: null,
  is_online: false,
  prefecture_id: 26,
  texts: [text],
} as unknown as EventRow;
const moved = (sent: Parameters<typeof hasMoved>[1], entries: object[] = [text], before: object = {}) =>
  hasMoved({ ...stored, ...before }, sent, entries as EventEntry[]);

it("an event has moved when its start, end, prefecture or place is another, or it goes online", () => {
  const later = new Date(start.getTime() + 60_000);
  expect(moved({ start_at: later })).toBe(true);
  expect(moved({ end_at: later })).toBe(true);
  expect(moved({ end_at: null }, [text], { end_at: later })).toBe(true);
  expect(moved({ is_online: true })).toBe(true);
  expect(moved({ prefecture_id: 44 })).toBe(true);
  expect(moved({}, [{ ...text, place_name: "Hall B" }])).toBe(true);
  expect(moved({}, [{ ...text, address: "2-2" }])).toBe(true);
});

it("it has not when the same is sent, nothing is, or only words change", () => {
  expect(moved({})).toBe(false);
  const same = { start_at: new Date(start), end_at: null, is_online: false, prefecture_id: 26 };
  expect(moved(same)).toBe(false);
  expect(moved({ prefecture_id: null })).toBe(false);
  expect(moved({}, [{ ...text, title: "Night" }])).toBe(false);
});

it("a text that is added or taken away moves nothing", () => {
  expect(moved({}, [text, { ...text, id: null, place_name: "ホール" }])).toBe(false);
  expect(moved({}, [])).toBe(false);
});

it("each text is compared with itself, wherever it stands", () => {
  const second = { id: 6, title: "茶会", place_name: "ホール", address: "1-1" };
  const both = { texts: [text, second] };
  expect(moved({}, [second, text], both)).toBe(false);
  expect(moved({}, [text, { ...second, place_name: "会館" }], both)).toBe(true);
});

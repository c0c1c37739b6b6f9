import { afterEach, describe, expect, it, vi } from "vitest";
import { writeListCursor } from "../../../features/events/listing/list-cursor.ts";
import type { Texts } from "../../../ui/texts/texts.tsx";
import { readCursors } from "../list-cursors.ts";
import { readSort } from "../read-sort.ts";
import { datesOfWhen, type When } from "./dates-of-when.ts";
import { describeFilters, formatFilters } from "./describe-filters.ts";
import {
  type EventFilters,
  filteredAddress,
  filtersAsQuery,
  readFilters,
  withDates,
} from "./event-filters.ts";

afterEach(() => void vi.useRealTimers());

const read = (search: string) => readFilters(new URLSearchParams(search));

it("a list is filtered by words and ids; what means nothing is left out", () => {
  expect(read("q=%20tea%00%20&prefecture_id=26&language_id=2&event_purpose_id=3&x=1")).toEqual({
    q: "tea",
    prefecture_id: 26,
    language_id: 2,
    event_purpose_id: 3,
  });
  for (const id of ["", "0", "x", "-1", "1.5", "1x", "x1", "1234567890"]) {
    expect([id, read(`prefecture_id=${id}`)]).toEqual([id, {}]);
  }
  expect(read("prefecture_id=123456789")).toEqual({ prefecture_id: 123456789 });
  expect([read("q="), read("q=%20")]).toEqual([{}, {}]);
  expect(read(`q=${"x".repeat(201)}`)).toEqual({ q: "x".repeat(200) });
});

it("days are named, or told in their order; what is told wins, and days that do not exist are left out", () => {
  expect(read("when=weekend")).toEqual({ when: "weekend" });
  expect(read("when=someday")).toEqual({});
  expect(read("when=weekend&from=2026-12-05")).toEqual({ from: "2026-12-05" });
  expect(read("from=2026-12-05&to=2026-12-01")).toEqual({ from: "2026-12-01", to: "2026-12-05" });
  expect(read("from=2026-02-29&to=2026-02-28&when=today")).toEqual({ to: "2026-02-28" });
});

it("what is true or not is set by the one word that says so", () => {
  expect(read("is_online=true&is_free=true&has_places=1&welcomes_beginners=false&is_barrier_free=")).toEqual({
    is_online: true,
    is_free: true,
  });
});

it("the filters go to the API as texts, and into addresses", () => {
  const filters = { q: "tea & milk", prefecture_id: 26, is_free: true as const };
  expect(filtersAsQuery(filters)).toEqual({ q: "tea & milk", prefecture_id: "26", is_free: "true" });
  expect(filteredAddress("/", filters, { sort: "newest" })).toBe(
    "/?sort=newest&q=tea+%26+milk&prefecture_id=26&is_free=true",
  );
  expect(filteredAddress("/", {}, { sort: undefined })).toBe("/");
});

describe("days that are named", () => {
  const days = (when: When, today: string) => Object.values(datesOfWhen(when, today)).join(" ");

  it.each([
    ["Friday", "2026-11-20", "2026-11-21 2026-11-22", "2026-11-23 2026-11-29"],
    ["Saturday", "2026-11-21", "2026-11-21 2026-11-22", "2026-11-23 2026-11-29"],
    ["Sunday", "2026-11-22", "2026-11-22 2026-11-22", "2026-11-23 2026-11-29"],
    ["Monday", "2026-11-23", "2026-11-28 2026-11-29", "2026-11-30 2026-12-06"],
    ["the last Friday of a year", "2027-12-31", "2028-01-01 2028-01-02", "2028-01-03 2028-01-09"],
  ])("on a %s mean the rest of the weekend, and Monday to Sunday after it", (_, today, weekend, nextWeek) => {
    expect([days("weekend", today), days("next_week", today)]).toEqual([weekend, nextWeek]);
  });

  it("move on at midnight in Japan", () => {
    const shown = (now: string) => withDates({ when: "tomorrow", q: "tea" }, new Date(now));
    expect(shown("2026-12-30T14:59:59.999Z")).toEqual({ q: "tea", from: "2026-12-31", to: "2026-12-31" });
    expect(shown("2026-12-30T15:00:00Z")).toEqual({ q: "tea", from: "2027-01-01", to: "2027-01-01" });
    expect(withDates({ q: "tea" }, new Date(0))).toEqual({ q: "tea" });
  });
});

describe("a list's filters in words", () => {
  const t = ((key: string, values: object = {}) =>
    [key, ...Object.values(values)].join(" ")) as unknown as Texts;
  const choices = {
    prefecture_id: [{ id: 26, name: "Kyoto" }],
    event_purpose_id: [{ id: 3, name: "Exchange" }],
  };
  const named = (filters: EventFilters) => formatFilters(filters, choices, t, "en", "Past events");

  it("begin with what is searched for; without any there is no name", () => {
    expect(named({ prefecture_id: 26, q: "tea" })).toBe("filter.quoted tea · Kyoto · Past events");
    expect([named({}), named({ prefecture_id: 99 })]).toEqual([null, null]);
  });

  it("name days as they were named or told", () => {
    expect(named({ when: "weekend" })).toBe("filter.when.weekend · Past events");
    vi.useFakeTimers({ now: new Date("2026-11-20T12:00:00+09:00") });
    const [from, to] = ["2026-12-05", "2026-12-06"];
    expect(named({ from, to })).toBe("filter.days Sat, Dec 5 Sun, Dec 6 · Past events");
    expect(named({ from, to: from })).toBe("Sat, Dec 5 · Past events");
    expect(named({ from })).toBe("filter.days_from Sat, Dec 5 · Past events");
    expect(named({ to })).toBe("filter.days_to Sun, Dec 6 · Past events");
  });

  it("are taken back one by one, a first and a last day together", () => {
    const filters: EventFilters = { q: "tea", from: "2026-12-05", to: "2026-12-06", is_free: true };
    expect(describeFilters(filters, choices, t, "en").map(({ others }) => others)).toEqual([
      { from: "2026-12-05", to: "2026-12-06", is_free: true },
      { q: "tea", is_free: true },
      { q: "tea", from: "2026-12-05", to: "2026-12-06" },
    ]);
  });
});

it("the lists of a page begin where their cursors say; one of another order is left out", () => {
  const cursor = writeListCursor("start_at", [0, 1]);
  const newest = writeListCursor("newest", [7]);
  const best = writeListCursor("best", [3, 0, 1]);
  const cursors = (parameters: Record<string, string>) => readCursors(new URLSearchParams(parameters));
  expect(cursors({ cursor, own_cursor: "x", past_cursor: cursor, other: cursor })).toEqual({
    cursor,
    past_cursor: cursor,
  });
  expect(cursors({ own_cursor: cursor })).toEqual({ own_cursor: cursor });
  expect(cursors({ sort: "newest", cursor: newest, past_cursor: cursor })).toEqual({
    cursor: newest,
    past_cursor: cursor,
  });
  expect(cursors({ sort: "newest", cursor })).toEqual({});
  expect(cursors({ q: "tea", cursor: best, past_cursor: cursor })).toEqual({ cursor: best });
});

it("an order is read where it makes sense: what fits best comes first in searches alone", () => {
  const sort = (search: string) => readSort(new URLSearchParams(search));
  expect([sort("sort=popular"), sort("sort=best&q=tea"), sort("sort=best"), sort("sort=price")]).toEqual([
    "popular",
    "best",
    undefined,
    undefined,
  ]);
});

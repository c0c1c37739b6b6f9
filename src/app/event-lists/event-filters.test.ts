import { expect, it } from "vitest";
import { writeCursor } from "../../platform/http/page-cursor.ts";
import type { Texts } from "../../ui/texts/texts.tsx";
import { filtersAsQuery, readFilters } from "./event-filters.ts";
import { filterNames } from "./filter-names.ts";
import { readCursors } from "./list-cursors.ts";

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

it("the filters go to the API as texts", () => {
  expect(filtersAsQuery({ q: "tea", prefecture_id: 26 })).toEqual({ q: "tea", prefecture_id: "26" });
});

it("a list's title names its filters, words first; without any there is no name", () => {
  const t = ((key: string, values: { words: string }) => `${key} ${values.words}`) as unknown as Texts;
  const choices = {
    prefecture_id: [{ id: 26, name: "Kyoto" }],
    event_purpose_id: [{ id: 3, name: "Exchange" }],
  } as unknown as Parameters<typeof filterNames>[1];
  const named = (filters: Parameters<typeof filterNames>[0]) =>
    filterNames(filters, choices, t, "Past events");
  expect(named({ prefecture_id: 26, q: "tea" })).toBe("filter.quoted tea · Kyoto · Past events");
  expect([named({}), named({ prefecture_id: 99 })]).toEqual([null, null]);
});

it("the lists of a page begin where their cursors say; one that means nothing is left out", () => {
  const cursor = writeCursor({ at: new Date(0), id: 1 });
  const search = new URLSearchParams({ cursor, own_cursor: "x", past_cursor: cursor, other: cursor });
  expect(readCursors(search)).toEqual({ cursor, past_cursor: cursor });
  expect(readCursors(new URLSearchParams({ own_cursor: cursor }))).toEqual({ own_cursor: cursor });
});

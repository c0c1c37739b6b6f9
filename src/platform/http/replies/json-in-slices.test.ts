import { expect, it } from "vitest";
import { jsonInSlices } from "./json-in-slices.server.ts";

const long = Array.from({ length: 100 }, (_, id) => ({ id, at: undefined, names: ["山", "</a>\u2028"] }));

it.each([
  ["nothing", null],
  ["a text", "text"],
  ["an answer", { data: long, next_cursor: null, total: undefined }],
  [
    "lists in an answer",
    { data: { rows: long, "a key": 1, none: undefined, at: new Date(0), list: [1, undefined] } },
  ],
  ["lists in the entries of a list", { data: { questions: [{ texts: long }, { texts: [] }, undefined] } }],
  ["lists far within", { data: { deep: { deeper: { deepest: { deepestOfAll: { long } } } } } }],
  ["a list with gaps", [...long, undefined, null]],
  ["an empty list", { data: [] }],
  ["nothing in it", {}],
])("%s is written in slices as at once", async (_, data) => {
  expect(String(await jsonInSlices(data))).toBe(JSON.stringify(data));
});

it("a long list comes in bytes, a short one as text", async () => {
  expect(await jsonInSlices({ data: long })).toBeInstanceOf(Buffer);
  expect(await jsonInSlices({ data: long.slice(80) })).toBeTypeOf("string");
});

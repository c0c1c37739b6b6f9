import { expect, it } from "vitest";
import type { Texts } from "../../texts/texts.tsx";
import { differencesOf, pictureDifference } from "./differences.ts";
import { isSame, mergeFields, mergeTexts } from "./merge-typed.ts";

it("a field keeps what was typed where it differs from what it began with, else it is what is saved", () => {
  const began = { title: "Tea", ids: [1], place: "Hall", note: "" };
  const typed = { title: "Night", ids: [1], place: "Hall", note: "x" };
  const saved = { title: "Day", ids: [2], place: "Hall", note: "" };
  expect(mergeFields(began, typed, saved)).toEqual({ title: "Night", ids: [2], place: "Hall", note: "x" });
  expect(mergeFields({ a: [1] }, { a: [1, 2] }, { a: [3] })).toEqual({ a: [1, 2] });
});

it("a field that one of the two lacks is merged all the same", () => {
  type Values = { version?: number; id?: number };
  expect(mergeFields<Values>({}, { id: 1 }, { version: 2 })).toEqual({ id: 1, version: 2 });
});

it("lists and objects are the same by what is in them", () => {
  expect([isSame([1, { a: 2 }], [1, { a: 2 }]), isSame([1], [2]), isSame("1", 1)]).toEqual([
    true,
    false,
    false,
  ]);
});

it("texts are merged language by language; those that were taken away are gone, new ones are as saved", () => {
  const text = (language_id: number, title: string) => ({ language_id, title });
  const began = [text(1, "茶"), text(2, "Tea")];
  const typed = [text(1, "お茶"), text(2, "Tea")];
  expect(mergeTexts(began, typed, [text(2, "Green tea"), text(1, "茶")])).toEqual([
    text(2, "Green tea"),
    text(1, "お茶"),
  ]);
  expect(mergeTexts(began, typed, [text(3, "茶会")])).toEqual([text(3, "茶会")]);
  expect(mergeTexts([], typed, [text(1, "茶")])).toEqual([text(1, "お茶")]);
});

it("two states differ under the labels where they do not show the same", () => {
  const mine: [string, string][] = [
    ["title", "Tea"],
    ["place", "Hall"],
    ["question 1", "Diet"],
  ];
  const theirs: [string, string][] = [
    ["place", "Hall"],
    ["title", "Night"],
    ["question 2", "Name"],
  ];
  expect(differencesOf(mine, theirs)).toEqual([
    { label: "title", mine: "Tea", theirs: "Night" },
    { label: "question 1", mine: "Diet", theirs: "" },
    { label: "question 2", mine: "", theirs: "Name" },
  ]);
});

it("of two pictures it is said whose they are, and nothing where there is none or both are the same", () => {
  const told = (mine: string, theirs: string) =>
    pictureDifference("picture", mine, theirs, String as unknown as Texts);
  expect(told("/a", "/a")).toEqual([]);
  expect(told("/a", "/b")).toEqual([
    { label: "picture", mine: "conflict.own_picture", theirs: "conflict.saved_picture" },
  ]);
  expect(told("", "/b")).toEqual([{ label: "picture", mine: "", theirs: "conflict.saved_picture" }]);
  expect(told("/a", "")).toEqual([{ label: "picture", mine: "conflict.own_picture", theirs: "" }]);
});

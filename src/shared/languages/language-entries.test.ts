import { describe, expect, it } from "vitest";
import { type AppError, Problems } from "../app-error.ts";
import { entryChanges, type LanguageChange, type LanguageEntry, mergeEntries } from "./language-entries.ts";

interface Entry extends LanguageEntry {
  title: string;
}
type Change = LanguageChange & { title?: string };

const main: Entry = { id: 5, language_id: 1, is_main: true, title: "茶" };
const second: Entry = { id: 6, language_id: 2, is_main: false, title: "Tea" };

/** The entries after the changes, and the codes of what is wrong by field. */
function merge(stored: readonly Entry[], ...sent: Change[]) {
  const problems = new Problems();
  const rules = {
    field: "language_events",
    noun: "language_event",
    fill: (entry: Entry | undefined, { title }: Change) => ({ title: title ?? entry?.title ?? "" }),
  };
  const entries = mergeEntries(stored, sent, rules, problems);
  try {
    problems.throwIfAny();
    return { entries, wrong: {} };
  } catch (error) {
    const { fields } = error as AppError;
    return {
      entries,
      wrong: Object.fromEntries(
        Object.entries(fields).map(([field, all]) => [field, all.map(({ code }) => code)]),
      ),
    };
  }
}

describe("an entry that is sent", () => {
  it("changes the one with its id, or the one of its language; the others stay", () => {
    const renamed = { ...second, title: "Night" };
    expect(merge([main, second], { id: 6, title: "Night" })).toEqual({ entries: [main, renamed], wrong: {} });
    expect(merge([main, second], { language_id: 2, title: "Night" })).toEqual({
      entries: [main, renamed],
      wrong: {},
    });
    expect(merge([main, second], { id: 6, language_id: 3 }).entries).toEqual([
      main,
      { ...second, language_id: 3 },
    ]);
    expect(merge([main, second]).entries).toEqual([main, second]);
  });

  it("is a new one where there is none of its language, the main one where it is the first", () => {
    const fresh = { id: null, language_id: 2, title: "Tea" };
    expect(merge([main], { language_id: 2, title: "Tea" })).toEqual({
      entries: [main, { ...fresh, is_main: false }],
      wrong: {},
    });
    expect(merge([], { language_id: 2, title: "Tea" })).toEqual({
      entries: [{ ...fresh, is_main: true }],
      wrong: {},
    });
    expect(merge([], { id: null, language_id: 2 }).entries).toHaveLength(1);
  });

  it("names a language, unless its entry is known by its id", () => {
    expect(merge([], { title: "Tea" }).wrong).toEqual({ language_id: ["blank"] });
    expect(merge([main], { id: 5, title: "お茶" }).wrong).toEqual({});
  });

  it("is not found where its id is foreign, and a new one where its id was taken away just before", () => {
    expect(() => merge([main], { id: 7 })).toThrow(
      expect.objectContaining({ kind: "not_found", fields: { language_event: [{ code: "not_found" }] } }),
    );
    expect(merge([main, second], { id: 6, _destroy: true }, { id: 6, language_id: 3 }).entries).toEqual([
      main,
      { id: null, language_id: 3, is_main: false, title: "" },
    ]);
  });

  it("may trade the main place with the other", () => {
    expect(merge([main, second], { id: 5, is_main: false }, { id: 6, is_main: true })).toEqual({
      entries: [
        { ...main, is_main: false },
        { ...second, is_main: true },
      ],
      wrong: {},
    });
  });
});

describe("an entry that is taken away", () => {
  it("is gone, but for the main one, which stays", () => {
    expect(merge([main, second], { id: 6, _destroy: true })).toEqual({ entries: [main], wrong: {} });
    expect(merge([main, second], { language_id: 2, _destroy: true }).entries).toEqual([main]);
    expect(merge([main, second], { id: 5, _destroy: true })).toEqual({
      entries: [main, second],
      wrong: { language_events: ["main_language_stays"] },
    });
  });

  it("and is not there changes nothing", () => {
    expect(merge([main], { language_id: 3, _destroy: true })).toEqual({ entries: [main], wrong: {} });
  });
});

describe("the entries as a whole", () => {
  it("are two at most, in two languages, one of them the main one", () => {
    expect(merge([main, second], { language_id: 3 }).wrong).toEqual({
      language_events: ["two_languages_at_most"],
    });
    expect(merge([main, second], { id: 6, language_id: 1 }).wrong).toEqual({ language_id: ["taken"] });
    for (const is_main of [true, false]) {
      const { wrong } = merge([main, second], is_main ? { id: 6, is_main } : { id: 5, is_main });
      expect(wrong).toEqual({ language_events: ["one_main_language"] });
    }
    expect(merge([]).wrong).toEqual({});
  });
});

it("changed entries are deleted and inserted anew, those that are as they were are left alone", () => {
  const renamed = { ...second, title: "Night" };
  const fresh = { ...second, id: null, language_id: 3 };
  expect(entryChanges([main, second], [main, second])).toEqual({ staleIds: [], fresh: [] });
  expect(entryChanges([main, second], [main, renamed])).toEqual({ staleIds: [6], fresh: [renamed] });
  expect(entryChanges([main, second], [main])).toEqual({ staleIds: [6], fresh: [] });
  expect(entryChanges([main], [main, fresh])).toEqual({ staleIds: [], fresh: [fresh] });
});

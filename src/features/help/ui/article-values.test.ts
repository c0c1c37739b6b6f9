import { expect, it } from "vitest";
import { byLanguage } from "../../../shared/languages/languages.ts";
import type { Texts } from "../../../ui/texts/texts.tsx";
import type { HelpArticle } from "../help.contract.ts";
import { articleBody, articleDifferences, articleValues, isWritten, mergeArticle } from "./article-values.ts";

const article = {
  key: "first_steps",
  is_published: true,
  is_deleted: true,
  updated_at: "2026-11-20T12:00:00.000+09:00",
  language_help_articles: [{ id: 1, language_id: 1, title: "最初に", body: "本文" }],
} as unknown as HelpArticle;
const inJapanese = { title: "最初に", body: "本文", isStored: true };
const values = {
  key: "first_steps",
  is_published: true,
  is_deleted: true,
  texts: {
    ...byLanguage(() => ({ title: "", body: "", isStored: false })),
    ja: inJapanese,
    // The same text, with readings on pages.
    "ja-ruby": inJapanese,
  },
  updated_at: "2026-11-20T12:00:00.000+09:00",
};

it("an article stands in its form in every language of the interface; a new one is a hidden draft", () => {
  expect(articleValues(article)).toEqual(values);
  expect(articleValues(null)).toEqual({
    key: "",
    is_published: false,
    is_deleted: false,
    texts: byLanguage(() => ({ title: "", body: "", isStored: false })),
    updated_at: undefined,
  });
});

it("the form goes to the API without the languages in which nothing was written", () => {
  const { texts, ...others } = values;
  expect(articleBody({ ...values, key: " first_steps " })).toEqual({
    ...others,
    language_help_articles_attributes: [{ language_id: 1, title: "最初に", body: "本文" }],
  });
  const both = articleBody({
    ...values,
    texts: { ...texts, en: { title: "", body: "Text", isStored: false } },
  });
  expect(both.language_help_articles_attributes).toEqual([
    { language_id: 1, title: "最初に", body: "本文" },
    { language_id: 2, title: "", body: "Text" },
  ]);
});

it("a language is written in once it has a title or a body, and stays so once it was saved", () => {
  const empty = { title: " ", body: " ", isStored: false };
  expect([
    isWritten(empty),
    isWritten({ ...empty, title: "a" }),
    isWritten({ ...empty, body: "a" }),
    isWritten({ ...empty, isStored: true }),
  ]).toEqual([false, true, true, true]);
});

it("what was typed is laid on what somebody else has saved, language by language", () => {
  const english = { title: "First", body: "", isStored: true };
  const typed = {
    ...values,
    key: "steps",
    texts: { ...values.texts, ja: { ...values.texts.ja, body: "新" } },
  };
  const saved = {
    ...values,
    is_published: false,
    texts: { ...values.texts, ja: { ...values.texts.ja, title: "まず" }, en: english },
  };
  expect(mergeArticle(values, typed, saved)).toEqual({
    ...values,
    key: "steps",
    is_published: false,
    texts: { ...values.texts, ja: { title: "まず", body: "新", isStored: true }, en: english },
  });
});

it("the fields in which two states differ are told in words", () => {
  const told = articleDifferences(values, articleValues(null), String as unknown as Texts, "en");
  expect(told.map(({ label, mine, theirs }) => [label, mine, theirs])).toEqual([
    ["help_desk.key", "first_steps", ""],
    ["help_desk.is_published", "conflict.yes", "conflict.no"],
    ["help_desk.is_deleted", "conflict.yes", "conflict.no"],
    ["help_desk.title (Japanese)", "最初に", ""],
    ["help_desk.body (Japanese)", "本文", ""],
  ]);
});

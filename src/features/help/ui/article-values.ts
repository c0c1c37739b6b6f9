import { byLanguage, type Language, languageIds, languages } from "../../../shared/languages/languages.ts";
import { languageNameIn } from "../../../shared/languages/name-of-language.ts";
import type { Difference } from "../../../ui/forms/saving/conflict-dialog.tsx";
import { differencesOf } from "../../../ui/forms/saving/differences.ts";
import { mergeFields } from "../../../ui/forms/saving/merge-typed.ts";
import type { Texts } from "../../../ui/texts/texts.tsx";
import type { HelpArticle } from "../help.contract.ts";

interface ArticleTextValues {
  title: string;
  body: string;
  /** It has been saved in this language, and keeps a title from then on. */
  isStored: boolean;
}

/** An article as its form holds it. */
export interface ArticleValues {
  key: string;
  is_published: boolean;
  is_deleted: boolean;
  texts: Record<Language, ArticleTextValues>;
  /** Time at which the edited article was saved; absent for a new article. */
  updated_at?: string;
}

/** @param article null for a new one */
export function articleValues(article: HelpArticle | null): ArticleValues {
  const textIn = (language: Language): ArticleTextValues => {
    const text = article?.language_help_articles.find((one) => one.language_id === languageIds[language]);
    return { title: text?.title ?? "", body: text?.body ?? "", isStored: text !== undefined };
  };
  return {
    key: article?.key ?? "",
    is_published: article?.is_published ?? false,
    is_deleted: article?.is_deleted ?? false,
    texts: byLanguage(textIn),
    updated_at: article?.updated_at,
  };
}

/** The request body; a language without text is left out. */
export function articleBody({ texts, key, ...values }: ArticleValues) {
  return {
    ...values,
    key: key.trim(),
    language_help_articles_attributes: languages
      .filter((language) => isWritten(texts[language]))
      .map((language) => ({
        language_id: languageIds[language],
        title: texts[language].title,
        body: texts[language].body,
      })),
  };
}

export function isWritten({ title, body, isStored }: ArticleTextValues): boolean {
  return isStored || title.trim() !== "" || body.trim() !== "";
}

/** Rebases what was typed since `began` onto what is saved now. */
export function mergeArticle(
  began: ArticleValues,
  typed: ArticleValues,
  saved: ArticleValues,
): ArticleValues {
  const textIn = (language: Language) =>
    mergeFields(began.texts[language], typed.texts[language], saved.texts[language]);
  return { ...mergeFields(began, typed, saved), texts: byLanguage(textIn) };
}

/** The fields in which two states of an article differ, in words. */
export function articleDifferences(
  mine: ArticleValues,
  theirs: ArticleValues,
  t: Texts,
  shownIn: Language,
): Difference[] {
  const yesNo = (value: boolean) => t(value ? "conflict.yes" : "conflict.no");
  const shown = (values: ArticleValues): [label: string, text: string][] => [
    [t("help_desk.key"), values.key],
    [t("help_desk.is_published"), yesNo(values.is_published)],
    [t("help_desk.is_deleted"), yesNo(values.is_deleted)],
    ...languages.flatMap((language): [string, string][] => [
      [`${t("help_desk.title")} (${languageNameIn(language, shownIn)})`, values.texts[language].title],
      [`${t("help_desk.body")} (${languageNameIn(language, shownIn)})`, values.texts[language].body],
    ]),
  ];
  return differencesOf(shown(mine), shown(theirs));
}

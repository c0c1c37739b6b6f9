import type { Language } from "../../../../shared/languages/languages.ts";
import { displayWithWeekday } from "../../../../shared/time/tokyo-time.ts";
import { readerLanguageName } from "../../../../ui/forms/problems/reader-languages.ts";
import type { Difference } from "../../../../ui/forms/saving/conflict-dialog.tsx";
import { differencesOf } from "../../../../ui/forms/saving/differences.ts";
import { mergeFields, mergeTexts } from "../../../../ui/forms/saving/merge-typed.ts";
import type { Texts } from "../../../../ui/texts/texts.tsx";
import { type AfterMailKind, afterMailKinds } from "../after-mails.contract.ts";
import type { AfterMailValues } from "./after-mail-values.ts";

/** Rebases what was typed since `began` onto what is saved now. */
export function mergeAfterMails(
  began: AfterMailValues,
  typed: AfterMailValues,
  saved: AfterMailValues,
): AfterMailValues {
  const merge = (kind: AfterMailKind) => ({
    ...mergeFields(began[kind], typed[kind], saved[kind]),
    texts: mergeTexts(began[kind].texts, typed[kind].texts, saved[kind].texts),
  });
  return { ...mergeFields(began, typed, saved), thanks: merge("thanks"), missed: merge("missed") };
}

/** The fields in which two states of the mails after an event differ, in words. */
export function afterMailDifferences(
  mine: AfterMailValues,
  theirs: AfterMailValues,
  usualSendAt: Date,
  t: Texts,
  language: Language,
): Difference[] {
  const shownOf = (values: AfterMailValues): [string, string][] => [
    ...afterMailKinds.flatMap((kind) => describeMail(kind, values[kind], t, language)),
    [
      t("event_mail.send_at"),
      values.isTimeChosen
        ? values.send_at
        : t("follow_up.send_usual", { time: displayWithWeekday(usualSendAt, language) }),
    ],
  ];
  return differencesOf(shownOf(mine), shownOf(theirs));
}

const describeMail = (
  kind: AfterMailKind,
  { is_on, texts }: AfterMailValues[AfterMailKind],
  t: Texts,
  language: Language,
): [string, string][] => [
  [t(`follow_up.${kind}_on`), t(is_on ? "conflict.yes" : "conflict.no")],
  ...texts.flatMap(({ language_id, title, custom_body }): [string, string][] => {
    const labelled = (label: string) => {
      const name = readerLanguageName(language_id, language);
      const inLanguage = name ? t("reminder_mail.in_language", { label, language: name }) : label;
      return `${t(`follow_up.${kind}`)}: ${inLanguage}`;
    };
    return [
      [labelled(t("reminder_mail.title")), title],
      [labelled(t("reminder_mail.body")), custom_body],
    ];
  }),
];

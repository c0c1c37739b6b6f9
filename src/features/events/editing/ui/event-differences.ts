import type { Language } from "../../../../shared/languages.ts";
import { formatList } from "../../../../shared/languages.ts";
import type { Difference } from "../../../../ui/forms/conflict-dialog.tsx";
import { differencesOf, pictureDifference } from "../../../../ui/forms/differences.ts";
import { languageName } from "../../../../ui/texts/language-name.ts";
import type { TextKey, Texts } from "../../../../ui/texts/texts.tsx";
import type { ReferenceData } from "../../../reference-data/reference-data.public.ts";
import { questionDifferences } from "../../questions/ui/question-differences.ts";
import type { EventText, EventValues } from "./event-values.ts";

/** The fields in which two states of an event differ, in words. */
export function eventDifferences(
  mine: EventValues,
  theirs: EventValues,
  referenceData: ReferenceData,
  t: Texts,
  language: Language,
): Difference[] {
  const inWords = (values: EventValues) => wordsOf(values, referenceData, t, language);
  return [
    ...differencesOf(inWords(mine), inWords(theirs)),
    ...pictureDifference(t("event_form.thumbnail"), mine.thumbnail_url, theirs.thumbnail_url, t),
    ...questionDifferences(mine.questions, theirs.questions, t, language),
  ];
}

function offerInWords(
  values: EventValues,
  { languages }: ReferenceData,
  t: Texts,
  language: Language,
): [label: string, shown: string][] {
  const station = (text: EventText) =>
    t("event_form.access_station", { language: languageName(languages, text.language_id, language) });
  const fees = { "": t("event_form.fee_untold"), free: t("event_form.fee_free"), paid: values.fee };
  return [
    [t("event_form.money"), fees[values.fee_kind]],
    ...values.texts.map((text, place): [string, string] => [
      station(text),
      place === 0 ? values.access_station : text.access_station,
    ]),
    [t("event_form.access_minutes"), values.access_minutes],
    [t("event_form.location"), values.location],
    [
      t("event_form.barrier_free"),
      formatList(
        values.barrier_free.map((kind) => t(`event_form.barrier_free.${kind}`)),
        language,
      ),
    ],
    [t("event_form.asks_accommodation"), t(values.asks_accommodation ? "conflict.yes" : "conflict.no")],
    [t("event_form.welcomes_beginners"), t(values.welcomes_beginners ? "conflict.yes" : "conflict.no")],
  ];
}

function placesInWords(
  values: EventValues,
  referenceData: ReferenceData,
  t: Texts,
  language: Language,
): [label: string, shown: string][] {
  const flag = (isSet: boolean) => t(isSet ? "conflict.yes" : "conflict.no");
  const named = (rows: { id: number; name: string }[], ids: string[]) =>
    formatList(ids.map((id) => rows.find((row) => String(row.id) === id)?.name ?? "").sort(), language);
  const universities = referenceData.universities.map(({ id }) => ({
    id,
    name: languageName(referenceData.universities, id, language),
  }));
  return [
    [t("event_form.selection"), t(`event_form.selection.${values.selection}`)],
    [t("event_form.lottery_at"), values.lottery_at],
    [t("event_form.has_waiting_list"), flag(values.has_waiting_list)],
    [t("event_form.promote_until"), values.promote_until],
    [t("event_form.requires_confirmed_email"), flag(values.requires_confirmed_email)],
    [t("event_form.has_priority"), flag(values.has_priority)],
    [t("event_form.priority_until"), values.priority_until],
    [
      t("event_form.priority_graduation_years"),
      formatList([...values.priority_graduation_years].sort(), language),
    ],
    [t("event_form.priority_university_ids"), named(universities, values.priority_university_ids)],
    [
      t("event_form.priority_department_category_ids"),
      named(referenceData.department_categories, values.priority_department_category_ids),
    ],
    [
      t("event_form.priority_occupation_ids"),
      named(referenceData.occupations, values.priority_occupation_ids),
    ],
  ];
}

function wordsOf(
  values: EventValues,
  referenceData: ReferenceData,
  t: Texts,
  language: Language,
): [label: string, shown: string][] {
  const named = (rows: { id: number; name: string }[], ids: string[]) =>
    formatList(ids.map((id) => rows.find((row) => String(row.id) === id)?.name ?? "").sort(), language);
  const namedInBoth = (rows: Parameters<typeof languageName>[0], ids: string[]) =>
    formatList(ids.map((id) => languageName(rows, Number(id), language)).sort(), language);
  const flag = (isSet: boolean) => t(isSet ? "conflict.yes" : "conflict.no");
  const label = (name: string) => t(`event_form.${name}` as TextKey);
  return [
    ...values.texts.flatMap((text): [string, string][] =>
      (
        ["title", "summary", "discription", "place_name", "address", "fee_note", "organization_name"] as const
      ).map((name) => [
        `${label(name === "discription" ? "description" : name)} (${languageName(referenceData.languages, text.language_id, language)})`,
        text[name],
      ]),
    ),
    [label("prefecture_id"), named(referenceData.prefectures, [values.prefecture_id])],
    [label("event_format_id"), named(referenceData.event_formats, [values.event_format_id])],
    [label("event_purpose_id"), named(referenceData.event_purposes, [values.event_purpose_id])],
    ...(
      [
        "start_at",
        "end_at",
        "recieption_start_at",
        "apply_due",
        "max_participant_num",
        "detail_url",
        "meeting_url",
      ] as const
    ).map((name): [string, string] => [label(name), values[name]]),
    ...offerInWords(values, referenceData, t, language),
    ...placesInWords(values, referenceData, t, language),
    [label("used_language_ids"), namedInBoth(referenceData.languages, values.used_language_ids)],
    [label("is_online"), flag(values.is_online)],
    [t("event.make_public"), flag(values.is_published)],
    [label("only_own_universities"), flag(values.is_shown_only_organization_universities)],
    [label("target_prefecture_ids"), named(referenceData.prefectures, values.target_prefecture_ids)],
    [label("target_university_ids"), namedInBoth(referenceData.universities, values.target_university_ids)],
    [
      label("target_department_category_ids"),
      named(referenceData.department_categories, values.target_department_category_ids),
    ],
    [label("target_occupation_ids"), named(referenceData.occupations, values.target_occupation_ids)],
    [label("target_country_ids"), named(referenceData.countries, values.target_country_ids)],
  ];
}

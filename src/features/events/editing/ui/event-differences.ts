import type { Difference } from "../../../../ui/forms/conflict-dialog.tsx";
import type { TextKey, Texts } from "../../../../ui/texts/texts.tsx";
import type { Masters } from "../../../masters/door.ts";
import type { QuestionValues } from "../../questions/ui/question-values.ts";
import type { EventValues } from "./event-values.ts";

/** The fields in which two states of an event differ, in words. */
export function eventDifferences(
  mine: EventValues,
  theirs: EventValues,
  masters: Masters,
  t: Texts,
): Difference[] {
  const [own, others] = [mine, theirs].map((values) => new Map(inWords(values, masters, t)));
  const labels = new Set([...(own?.keys() ?? []), ...(others?.keys() ?? [])]);
  return [...labels]
    .map((label) => ({ label, mine: own?.get(label) ?? "", theirs: others?.get(label) ?? "" }))
    .filter((one) => one.mine !== one.theirs);
}

function inWords(values: EventValues, masters: Masters, t: Texts): [label: string, shown: string][] {
  const named = (rows: { id: number; name?: string; name_en?: string }[], ids: string[]) =>
    ids
      .map((id) => rows.find((row) => String(row.id) === id))
      .map((row) => row?.name ?? row?.name_en ?? "")
      .sort()
      .join(", ");
  const flag = (isSet: boolean) => t(isSet ? "conflict.yes" : "conflict.no");
  const label = (name: string) => t(`event_form.${name}` as TextKey);
  return [
    ...values.texts.flatMap((text, place): [string, string][] =>
      (["title", "discription", "place_name", "address", "organization_name"] as const).map((name) => [
        `${label(name === "discription" ? "description" : name)} ${place + 1}`,
        text[name],
      ]),
    ),
    [label("prefecture_id"), named(masters.prefectures, [values.prefecture_id])],
    [label("event_format_id"), named(masters.event_formats, [values.event_format_id])],
    [label("event_purpose_id"), named(masters.event_purposes, [values.event_purpose_id])],
    ...(
      ["start_at", "end_at", "recieption_start_at", "apply_due", "max_participant_num", "detail_url"] as const
    ).map((name): [string, string] => [label(name), values[name]]),
    [label("used_language_ids"), named(masters.languages, values.used_language_ids)],
    [label("is_online"), flag(values.is_online)],
    [t("event.make_public"), flag(values.is_published)],
    [label("only_own_universities"), flag(values.is_shown_only_organization_universities)],
    [label("thumbnail"), values.thumbnail_url],
    [label("target_prefecture_ids"), named(masters.prefectures, values.target_prefecture_ids)],
    [label("target_university_ids"), named(masters.universities, values.target_university_ids)],
    [
      label("target_department_category_ids"),
      named(masters.department_categories, values.target_department_category_ids),
    ],
    [label("target_occupation_ids"), named(masters.occupations, values.target_occupation_ids)],
    [label("target_country_ids"), named(masters.countries, values.target_country_ids)],
    ...values.questions
      .filter(({ isRemoved }) => !isRemoved)
      .map((question, place): [string, string] => [
        t("question.heading", { number: place + 1, type: "" }).trim(),
        questionInWords(question),
      ]),
  ];
}

const questionInWords = ({ texts, options }: QuestionValues) =>
  [
    ...texts.map(({ title, discription }) => [title, discription].filter(Boolean).join(": ")),
    ...options.map((option) => `・${option.texts.filter(Boolean).join(" / ")}`),
  ].join("\n");

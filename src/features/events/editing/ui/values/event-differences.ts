import { formatList } from "../../../../../shared/languages/format-list.ts";
import type { Language } from "../../../../../shared/languages/languages.ts";
import type { Difference } from "../../../../../ui/forms/saving/conflict-dialog.tsx";
import { differencesOf, pictureDifference } from "../../../../../ui/forms/saving/differences.ts";
import { languageName } from "../../../../../ui/texts/language-name.ts";
import type { Texts } from "../../../../../ui/texts/texts.tsx";
import type { ReferenceData } from "../../../../reference-data/reference-data.public.ts";
import { eventFields, type FieldOfKind, type Reference } from "../../../fields/event-fields.ts";
import { questionDifferences } from "../../../questions/ui/question-differences.ts";
import type { EventText, EventValues } from "./event-values.ts";
import { type FormField, labelOf, shownFields } from "./field-values.ts";
import { readingsText } from "./japanese-values.ts";

/** The fields in which two states of an event differ, in words. */
export function eventDifferences(
  mine: EventValues,
  theirs: EventValues,
  referenceData: ReferenceData,
  t: Texts,
  language: Language,
): Difference[] {
  const shownOf = (values: EventValues) => wordsOf(values, referenceData, t, language);
  return [
    ...differencesOf(shownOf(mine), shownOf(theirs)),
    ...pictureDifference(t("event_form.thumbnail"), mine.thumbnail_url, theirs.thumbnail_url, t),
    ...questionDifferences(mine.questions, theirs.questions, t, language),
  ];
}

type Shown = [label: string, shown: string];

const textFields = [
  "title",
  "summary",
  "discription",
  "place_name",
  "address",
  "fee_note",
  "organization_name",
] as const;

function wordsOf(values: EventValues, referenceData: ReferenceData, t: Texts, language: Language): Shown[] {
  const { languages, universities } = referenceData;
  const named = (of: Reference, ids: string[]) => {
    const rows = of === "languages" || of === "universities" ? null : referenceData[of];
    const nameOf = (id: string) =>
      rows
        ? (rows.find((row) => String(row.id) === id)?.name ?? "")
        : languageName(of === "languages" ? languages : universities, Number(id), language);
    return formatList(ids.map(nameOf).sort(), language);
  };
  const flag = (isSet: boolean) => t(isSet ? "conflict.yes" : "conflict.no");
  const written = (value: unknown) => (typeof value === "boolean" ? flag(value) : String(value));
  const spoken = (text: EventText) => languageName(languages, text.language_id, language);
  const fees = { "": t("event_form.fee_untold"), free: t("event_form.fee_free"), paid: values.fee };
  const custom: Record<FieldOfKind<"custom">, () => Shown[]> = {
    fee: () => [[t("event_form.money"), fees[values.fee_kind]]],
    access: () => [
      ...values.texts.map(
        (text, place): Shown => [
          t("event_form.access_station", { language: spoken(text) }),
          place === 0 ? values.access_station : text.access_station,
        ],
      ),
      [t("event_form.access_minutes"), values.access_minutes],
    ],
    location: () => [[t("event_form.location"), values.location]],
    barrier_free: () => {
      const kinds = values.barrier_free.map((kind) => t(`event_form.barrier_free.${kind}`));
      return [[t("event_form.barrier_free"), formatList(kinds, language)]];
    },
    plain_text: () => [
      [t("event_form.plain_title"), values.plain_title],
      [t("event_form.plain_description"), values.plain_discription],
      [t("event_form.plain_ruby"), readingsText(values.plain_ruby)],
    ],
    ruby: () => [[t("event_form.ruby"), readingsText(values.ruby)]],
    selection: () => [[t("event_form.selection"), t(`event_form.selection.${values.selection}`)]],
    priority_access: () => [
      [t("event_form.has_priority"), flag(values.has_priority)],
      [t("event_form.priority_until"), values.priority_until],
      [
        t("event_form.priority_graduation_years"),
        formatList([...values.priority_graduation_years].sort(), language),
      ],
      [t("event_form.priority_university_ids"), named("universities", values.priority_university_ids)],
      [
        t("event_form.priority_department_category_ids"),
        named("department_categories", values.priority_department_category_ids),
      ],
      [t("event_form.priority_occupation_ids"), named("occupations", values.priority_occupation_ids)],
    ],
  };
  return [
    ...values.texts.flatMap((text) =>
      textFields.map((name): Shown => {
        const label = t(`event_form.${name === "discription" ? "description" : name}`);
        return [`${label} (${spoken(text)})`, text[name]];
      }),
    ),
    ...shownFields.flatMap((name): Shown[] => {
      const field = eventFields[name];
      if (field.kind === "custom") return custom[name as FieldOfKind<"custom">]();
      const value = values[name as FormField];
      const ids = [value].flat() as string[];
      return [[labelOf(name as FormField, t), "of" in field ? named(field.of, ids) : written(value)]];
    }),
  ];
}

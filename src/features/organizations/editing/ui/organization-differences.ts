import { formatList } from "../../../../shared/languages/format-list.ts";
import type { Language } from "../../../../shared/languages/languages.ts";
import type { Difference } from "../../../../ui/forms/saving/conflict-dialog.tsx";
import { differencesOf, pictureDifference } from "../../../../ui/forms/saving/differences.ts";
import { languageName } from "../../../../ui/texts/language-name.ts";
import type { Texts } from "../../../../ui/texts/texts.tsx";
import type { ReferenceData } from "../../../reference-data/reference-data.public.ts";
import { shownDisclosure } from "../../disclosure/ui/disclosure-values.ts";
import { type OrganizationValues, organizationLinks } from "./organization-values.ts";

/** The fields in which two states of an organization differ, in words. */
export function organizationDifferences(
  mine: OrganizationValues,
  theirs: OrganizationValues,
  referenceData: ReferenceData,
  t: Texts,
  language: Language,
): Difference[] {
  const shownOf = (values: OrganizationValues): [label: string, shown: string][] => [
    ...values.texts.flatMap(({ language_id, name, discription }): [string, string][] => {
      const inLanguage = ` (${languageName(referenceData.languages, language_id, language)})`;
      return [
        [t("organization_form.name") + inLanguage, name],
        [t("organization_form.description") + inLanguage, discription],
      ];
    }),
    [t("organization_form.email"), values.email],
    [t("organization_form.phone_num"), values.phone_num],
    [
      t("organization_form.prefecture_ids"),
      formatList(
        values.prefecture_ids
          .map((id) => referenceData.prefectures.find((row) => String(row.id) === id)?.name ?? "")
          .sort(),
        language,
      ),
    ],
    [
      t("organization_form.university_ids"),
      formatList(
        values.university_ids
          .map((id) => languageName(referenceData.universities, Number(id), language))
          .sort(),
        language,
      ),
    ],
    [t("organization_form.answers_kept_days"), values.answers_kept_days],
    ...shownDisclosure(values.disclosure, t, language),
    ...organizationLinks.map((link): [string, string] => [t(`organization_form.${link}`), values[link]]),
  ];
  return [
    ...differencesOf(shownOf(mine), shownOf(theirs)),
    ...pictureDifference(t("organization_form.icon"), mine.icon_url, theirs.icon_url, t),
    ...pictureDifference(t("organization_form.header"), mine.header_url, theirs.header_url, t),
  ];
}

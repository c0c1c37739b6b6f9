import type { Difference } from "../../../ui/forms/conflict-dialog.tsx";
import type { Texts } from "../../../ui/texts/texts.tsx";
import type { Masters } from "../../masters/door.ts";
import { type OrganizationValues, organizationLinks } from "./organization-values.ts";

/** The fields in which two states of an organization differ, in words. */
export function organizationDifferences(
  mine: OrganizationValues,
  theirs: OrganizationValues,
  masters: Masters,
  t: Texts,
): Difference[] {
  const named = (rows: { id: number; name?: string; name_ja?: string }[], ids: string[]) =>
    rows
      .filter(({ id }) => ids.includes(String(id)))
      .map((row) => row.name ?? row.name_ja)
      .join(", ");
  const fields = (values: OrganizationValues): [label: string, shown: string][] => [
    ...values.texts.flatMap(({ name, discription }, place): [string, string][] => [
      [`${t("organization_form.name")} ${place + 1}`, name],
      [`${t("organization_form.description")} ${place + 1}`, discription],
    ]),
    [t("organization_form.email"), values.email],
    [t("organization_form.phone_num"), values.phone_num],
    [t("organization_form.prefecture_ids"), named(masters.prefectures, values.prefecture_ids)],
    [t("organization_form.university_ids"), named(masters.universities, values.university_ids)],
    ...organizationLinks.map((link): [string, string] => [t(`organization_form.${link}`), values[link]]),
    [t("organization_form.icon"), values.icon_url],
    [t("organization_form.header"), values.header_url],
  ];
  const others = new Map(fields(theirs));
  return fields(mine)
    .map(([label, shown]) => ({ label, mine: shown, theirs: others.get(label) ?? "" }))
    .filter((one) => one.mine !== one.theirs);
}

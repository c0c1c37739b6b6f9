import type { Language } from "../../../../shared/languages/languages.ts";
import { nameIn } from "../../../../shared/languages/name-in.ts";
import { nameAsRead } from "../../../../shared/people/name-as-read.ts";
import { personName } from "../../../../shared/people/person-name.ts";
import { displayYearMonth } from "../../../../shared/time/tokyo-time.ts";
import type { Column } from "../../../../ui/tables/column.ts";
import type { Texts } from "../../../../ui/texts/texts.tsx";
import type { UserRow } from "../../organizations.contract.ts";

/** Columns of a person in organizers' tables. */
export function personColumns(t: Texts, language: Language): Column<UserRow>[] {
  return [
    {
      key: "name",
      title: t("person.name"),
      width: 9,
      value: (one) => personName(one, language),
      order: (one) => nameAsRead(one, language),
    },
    { key: "country", title: t("person.country"), width: 8, value: (one) => one.country?.name ?? "" },
    {
      key: "occupation",
      title: t("person.occupation"),
      width: 8,
      value: (one) => one.occupation?.name ?? "",
    },
    {
      key: "university",
      title: t("person.university"),
      width: 11.8,
      value: (one) => nameIn(one.university, language),
    },
    {
      key: "department",
      title: t("person.department"),
      width: 11.8,
      value: (one) => one.department_category?.name ?? "",
    },
    {
      key: "graduation",
      title: t("person.graduation"),
      width: 7,
      value: ({ graduation_year, graduation_month }) =>
        graduation_year ? displayYearMonth(graduation_year, graduation_month ?? 3, language) : "",
      order: ({ graduation_year, graduation_month }) => (graduation_year ?? 0) * 12 + (graduation_month ?? 3),
    },
  ];
}

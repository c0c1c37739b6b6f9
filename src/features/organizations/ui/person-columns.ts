import type { Language } from "../../../shared/languages.ts";
import type { Column } from "../../../ui/tables/long-table.tsx";
import type { Texts } from "../../../ui/texts/texts.tsx";
import type { UserRow } from "../contract.ts";

/** What organizers see of a person in a table. */
export function personColumns(t: Texts, language: Language): Column<UserRow>[] {
  return [
    { key: "name", title: t("person.name"), value: (one) => `${one.first_name} ${one.last_name}` },
    { key: "country", title: t("person.country"), value: (one) => one.country?.name ?? "" },
    { key: "occupation", title: t("person.occupation"), value: (one) => one.occupation?.name ?? "" },
    {
      key: "university",
      title: t("person.university"),
      value: (one) => (language === "ja" ? one.university?.name_ja : one.university?.name_en) ?? "",
    },
    { key: "department", title: t("person.department"), value: (one) => one.department_category?.name ?? "" },
    {
      key: "graduation",
      title: t("person.graduation"),
      value: ({ graduation_year, graduation_month }) =>
        graduation_year ? `${graduation_year}-${String(graduation_month ?? 3).padStart(2, "0")}` : "",
    },
  ];
}

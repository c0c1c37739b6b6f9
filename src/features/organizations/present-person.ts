import type { Language } from "../../shared/languages.ts";
import { nameIn } from "../../shared/name-in.ts";
import type { UserRow } from "./organizations.contract.ts";
import type { PersonRow } from "./people-rows.server.ts";

/** A person as organizers see them in tables. */
export function presentPerson(row: PersonRow, language: Language): UserRow {
  const named = (id: number | null, name_ja: string | null, name_en: string | null) =>
    id === null ? null : { id, name: nameIn({ name_ja, name_en }, language) };
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    country: named(row.country_id, row.country_ja, row.country_en),
    occupation: named(row.occupation_id, row.occupation_ja, row.occupation_en),
    university: presentUniversity(row),
    department_category: named(row.department_id, row.department_ja, row.department_en),
    graduation_year: row.graduation_year,
    graduation_month: row.graduation_month,
  };
}

function presentUniversity(row: PersonRow): UserRow["university"] {
  if (row.university_id === null) return null;
  return {
    id: row.university_id,
    name_en: row.university_en ?? "",
    name_ja: row.university_ja ?? "",
    prefecture_id: row.university_prefecture_id ?? 0,
    snake_name: row.university_snake_name ?? "",
  };
}

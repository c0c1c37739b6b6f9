import { type Language, pickText } from "../../shared/languages/languages.ts";
import type { UserRow } from "./organizations.contract.ts";
import type { PersonRow } from "./select-people.server.ts";

/** A person as organizers see them in tables. */
export function presentPerson(row: PersonRow, language: Language): UserRow {
  const named = (id: number | null, names: Record<string, string> | null) =>
    id === null ? null : { id, name: pickText(language, names ?? {}) };
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    first_name_reading: row.first_name_reading,
    last_name_reading: row.last_name_reading,
    country: named(row.country_id, row.country_names),
    occupation: named(row.occupation_id, row.occupation_names),
    university: presentUniversity(row),
    department_category: named(row.department_id, row.department_names),
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

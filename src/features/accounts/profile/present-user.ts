import type { Language } from "../../../shared/languages/languages.ts";
import type { Affiliation, User } from "../accounts.contract.ts";
import type { AccountRow } from "../user-rows.server.ts";

/** An account with what its person has proved to be of. */
export type CurrentUserRow = AccountRow & { affiliation: Affiliation | null };

/** A person as they see themselves. */
export function presentUser(row: CurrentUserRow): User {
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    first_name_reading: row.first_name_reading,
    last_name_reading: row.last_name_reading,
    email: row.email ?? "",
    profile_image: row.profile_image_url,
    language: row.language as Language,
    second_language: row.second_language as Language | null,
    is_uniteam: row.is_uniteam,
    authenticated: true,
    university: row.university,
    country_id: row.country_id,
    occupation_id: row.occupation_id,
    university_id: row.university_id,
    department_category_id: row.department_category_id,
    graduation_year: row.graduation_year,
    graduation_month: row.graduation_month,
    affiliation: row.affiliation,
  };
}

/** As the session protocol shows a person. */
export function presentAuthUser(row: CurrentUserRow) {
  return { ...presentUser(row), uid: row.email ?? "", provider: "email" as const };
}

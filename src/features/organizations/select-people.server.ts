import { sql } from "kysely";
import type { Executor } from "../../platform/db/client.server.ts";
import { isNotDeleted } from "../../shared/is-not-deleted.server.ts";

/** People with what organizers may know of them; who has deleted their account is gone. Add a `where` and an order. */
export function selectPeople(db: Executor) {
  return db
    .selectFrom("users as u")
    .leftJoin("countries as c", "c.id", "u.country_id")
    .leftJoin("occupations as o", "o.id", "u.occupation_id")
    .leftJoin("universities as s", "s.id", "u.university_id")
    .leftJoin("department_categories as d", "d.id", "u.department_category_id")
    .where(isNotDeleted("u"))
    .select([
      "u.id",
      "u.first_name",
      "u.last_name",
      "u.first_name_reading",
      "u.last_name_reading",
      "u.first_name_guess",
      "u.last_name_guess",
      "u.is_guest",
      "u.guest_email",
      "u.graduation_year",
      "u.graduation_month",
      "c.id as country_id",
      "c.names as country_names",
      "o.id as occupation_id",
      "o.names as occupation_names",
      "s.id as university_id",
      sql<string | null>`s.names ->> 'en'`.as("university_en"),
      sql<string | null>`s.names ->> 'ja'`.as("university_ja"),
      "s.prefecture_id as university_prefecture_id",
      "s.snake_name as university_snake_name",
      "d.id as department_id",
      "d.names as department_names",
    ]);
}

export type PersonRow = Awaited<ReturnType<ReturnType<typeof selectPeople>["executeTakeFirstOrThrow"]>>;

import { sql } from "kysely";
import type { Executor } from "../../platform/db/client.server.ts";
import { mapInSlices } from "../../platform/threads/in-slices.ts";
import type { Language } from "../../shared/languages.ts";
import { toWireTime } from "../../shared/tokyo-time.ts";
import type { MemberRow, UserRow } from "./organizations.contract.ts";
import { presentPerson } from "./present-person.ts";

/** People with what organizers may know of them; who has deleted their account is gone. Add a `where` and an order. */
export function selectPeople(db: Executor) {
  return db
    .selectFrom("users as u")
    .leftJoin("countries as c", "c.id", "u.country_id")
    .leftJoin("occupations as o", "o.id", "u.occupation_id")
    .leftJoin("universities as s", "s.id", "u.university_id")
    .leftJoin("department_categories as d", "d.id", "u.department_category_id")
    .where("u.deleted_at", "is", null)
    .select([
      "u.id",
      "u.first_name",
      "u.last_name",
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

/** Oldest membership first. */
export async function listMembers(
  db: Executor,
  organizationId: number,
  language: Language,
): Promise<MemberRow[]> {
  const rows = await selectPeople(db)
    .innerJoin("organization_members as m", "m.user_id", "u.id")
    .select("m.since")
    .where("m.organization_id", "=", organizationId)
    .orderBy("m.since")
    .orderBy("u.id")
    .execute();
  return rows.map(({ since, ...row }) => ({
    ...presentPerson(row, language),
    member_since: toWireTime(since),
  }));
}

/** Those who follow at present, latest first. */
export async function listFollowers(
  db: Executor,
  organizationId: number,
  language: Language,
): Promise<UserRow[]> {
  const rows = await selectPeople(db)
    .innerJoin("organization_follows as f", "f.user_id", "u.id")
    .where("f.organization_id", "=", organizationId)
    .where("f.unfollowed_at", "is", null)
    .orderBy("f.followed_at", "desc")
    .orderBy("u.id", "desc")
    .execute();
  return mapInSlices(rows, (row) => presentPerson(row, language));
}

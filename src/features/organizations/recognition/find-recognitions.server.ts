import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import { isInForce } from "./recognition-in-force.ts";
import type { RecognitionOfStaff } from "./recognitions.contract.ts";
import { joinNames } from "./renaming/former-names.ts";

/** All recognitions, ended and withdrawn ones too, newest first: add a `where`. */
export function selectAllRecognitions(db: Executor) {
  return db
    .selectFrom("recognitions as r")
    .innerJoin("universities as university", "university.id", "r.university_id")
    .select([
      "r.id",
      "r.organization_id",
      "r.university_id",
      "r.level_ja",
      "r.level_en",
      sql<string>`r.valid_until::text`.as("valid_until"),
      "r.granted_at",
      "r.withdrawn_at",
      "r.is_current",
      "r.former_names",
      sql<string>`university.names ->> 'en'`.as("name_en"),
      sql<string>`university.names ->> 'ja'`.as("name_ja"),
      "university.prefecture_id",
      "university.snake_name",
      sql<boolean>`exists (
        select from organization_universities named
         where named.organization_id = r.organization_id and named.university_id = r.university_id)`.as(
        "is_named",
      ),
    ])
    .orderBy("r.id", "desc");
}

export type StaffRecognitionRow = Awaited<
  ReturnType<ReturnType<typeof selectAllRecognitions>["executeTakeFirstOrThrow"]>
>;

export function presentRecognitionToStaff(row: StaffRecognitionRow, now: Date): RecognitionOfStaff {
  const { name_en, name_ja, prefecture_id, snake_name } = row;
  return {
    university: { id: row.university_id, name_en, name_ja, prefecture_id, snake_name },
    level_ja: row.level_ja,
    level_en: row.level_en,
    valid_until: row.valid_until,
    granted_at: toWireTime(row.granted_at),
    withdrawn_at: row.withdrawn_at && toWireTime(row.withdrawn_at),
    is_in_force: isRowInForce(row, now),
    renamed_from: isRowInForce(row, now) && row.former_names ? joinNames(row.former_names) : null,
  };
}

export function isRowInForce(row: StaffRecognitionRow, now: Date): boolean {
  return isInForce({ isCurrent: row.is_current, isNamed: row.is_named, validUntil: row.valid_until }, now);
}

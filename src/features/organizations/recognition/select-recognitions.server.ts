import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { selectUniversities } from "../../reference-data/reference-data.server.ts";

/**
 * What the universities that the organization `o` of the query around names say of it, in the order in which it names them. Whether it
 * still holds is asked of `recognitionsInForce`: rows are shared by answers of many moments.
 */
export function selectRecognitions(db: Executor) {
  return selectUniversities(db)
    .innerJoin("recognitions as recognition", "recognition.university_id", "university.id")
    .innerJoin("organization_universities as named", (join) =>
      join
        .onRef("named.university_id", "=", "recognition.university_id")
        .onRef("named.organization_id", "=", "recognition.organization_id"),
    )
    .select([
      "recognition.level_ja",
      "recognition.level_en",
      sql<string>`recognition.valid_until::text`.as("valid_until"),
    ])
    .where("recognition.organization_id", "=", sql.ref<number>("o.id"))
    .where("recognition.is_current", "=", sql.lit(true))
    .orderBy("named.position")
    .orderBy("university.id");
}

import { sql } from "kysely";
import type { Executor } from "../../platform/db/client.server.ts";
import { selectUniversities } from "../reference-data/reference-data.server.ts";

/** The universities of the organization `o` of the query around, in the order in which it names them. */
export function selectOrganizationUniversities(db: Executor) {
  return selectUniversities(db)
    .innerJoin("organization_universities as chosen", "chosen.university_id", "university.id")
    .where("chosen.organization_id", "=", sql.ref<number>("o.id"))
    .orderBy("chosen.position")
    .orderBy("university.id");
}

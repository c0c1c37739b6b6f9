import type { Executor } from "../../../platform/db/client.server.ts";
import type { University } from "../../reference-data/reference-data.contract.ts";
import { selectUniversities } from "../../reference-data/reference-data.server.ts";

/** The university that a person has in their profile. */
export function findUniversityOf(db: Executor, userId: number): Promise<University | undefined> {
  return selectUniversities(db)
    .innerJoin("users", "users.university_id", "university.id")
    .where("users.id", "=", userId)
    .executeTakeFirst();
}

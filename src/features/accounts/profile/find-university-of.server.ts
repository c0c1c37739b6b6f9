import type { Executor } from "../../../platform/db/client.server.ts";
import type { University } from "../../reference-data/reference-data.contract.ts";

/** The university that a person has in their profile. */
export function findUniversityOf(db: Executor, userId: number): Promise<University | undefined> {
  return db
    .selectFrom("universities as u")
    .innerJoin("users", "users.university_id", "u.id")
    .select(["u.id", "u.name_en", "u.name_ja", "u.prefecture_id", "u.snake_name"])
    .where("users.id", "=", userId)
    .executeTakeFirst();
}

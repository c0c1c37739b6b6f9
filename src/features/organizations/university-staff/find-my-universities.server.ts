import type { Executor } from "../../../platform/db/client.server.ts";
import { selectUniversities } from "../../reference-data/reference-data.server.ts";
import { maySpeakForUniversity } from "./require-university-staff.server.ts";

/** The universities for whose office a person was named and may act, in the order in which that happened. */
export function findMyUniversities(db: Executor, userId: number) {
  return selectUniversities(db)
    .innerJoin("university_staff as staff", "staff.university_id", "university.id")
    .innerJoin("users as u", "u.id", "staff.user_id")
    .where("staff.user_id", "=", userId)
    .where(maySpeakForUniversity("u"))
    .orderBy("staff.since")
    .orderBy("university.id")
    .execute();
}

import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { forbidden } from "../../../shared/app-error.ts";
import { mayAct } from "../../../shared/people/may-act.server.ts";

/** Whether who was named, a person of `users`, by its name in the statement, may do anything: by an address that is theirs. */
export const maySpeakForUniversity = (users: string) =>
  sql<boolean>`(${mayAct(users)} and ${sql.ref(`${users}.email_confirmed_at`)} is not null)`;

/** Whether the product team has named the person as one of the university's office, and they may act. */
export async function isUniversityStaff(
  db: Executor,
  universityId: number,
  userId: number,
): Promise<boolean> {
  const found = await db
    .selectFrom("university_staff as staff")
    .innerJoin("users as u", "u.id", "staff.user_id")
    .select("staff.user_id")
    .where("staff.university_id", "=", universityId)
    .where("staff.user_id", "=", userId)
    .where(maySpeakForUniversity("u"))
    .executeTakeFirst();
  return found !== undefined;
}

/** 403 where the person is none of the university's office, also where there is no such university. */
export async function requireUniversityStaff(
  db: Executor,
  universityId: number,
  userId: number,
): Promise<void> {
  if (!(await isUniversityStaff(db, universityId, userId))) throw forbidden();
}

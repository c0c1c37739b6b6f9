import type { Executor } from "../../../platform/db/client.server.ts";

/** The accounts of those who speak for a university. */
export async function findStaffIds(db: Executor, universityId: number): Promise<number[]> {
  const staff = await db
    .selectFrom("university_staff")
    .select("user_id")
    .where("university_id", "=", universityId)
    .execute();
  return staff.map(({ user_id }) => user_id);
}

import type { Db } from "../../../platform/db/client.server.ts";
import { Problems, unauthenticated } from "../../../shared/app-error.ts";
import { missingOfStudent, type ProfileIn } from "../account-inputs.ts";
import { findUser, lockUser } from "../user-rows.server.ts";
import { checkProfile } from "./check-profile.server.ts";

/** Changes what is sent. Throws `invalid` where a student would be left without what students have to tell. */
export async function changeProfile(db: Db, userId: number, changes: ProfileIn, now: Date): Promise<void> {
  await checkProfile(db, changes, now);
  await db.transaction().execute(async (tx) => {
    await lockUser(tx, userId);
    const own = await findUser(tx, userId);
    if (!own) throw unauthenticated();
    const problems = new Problems();
    for (const field of missingOfStudent({ ...own, ...changes })) {
      if ("occupation_id" in changes || field in changes) problems.add(field, "blank");
    }
    problems.throwIfAny();
    if (Object.keys(changes).length === 0) return;
    await tx.updateTable("users").set(changes).where("id", "=", userId).execute();
  });
}

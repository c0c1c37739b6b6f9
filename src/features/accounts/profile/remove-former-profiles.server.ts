import type { Executor } from "../../../platform/db/client.server.ts";

/** Removes what profiles said until they were changed, as far as that was before a moment. */
export async function removeFormerProfiles(db: Executor, changedBefore: Date): Promise<void> {
  await db.deleteFrom("former_profiles").where("replaced_at", "<", changedBefore).execute();
}

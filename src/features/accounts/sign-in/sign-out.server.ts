import type { Db } from "../../../platform/db/client.server.ts";

/** Ends this session; the person stays signed in on other devices. */
export async function signOut(db: Db, sessionId: number): Promise<void> {
  await db.deleteFrom("sessions").where("id", "=", sessionId).execute();
}

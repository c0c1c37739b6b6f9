import type { Db, Executor, Tx } from "../../../platform/db/client.server.ts";
import type { Session } from "../../../platform/session/session.server.ts";
import { notFound, unauthenticated } from "../../../shared/app-error.ts";
import { lockActiveUserAlone } from "../user-rows.server.ts";

const columns = ["id", "device", "created_at", "last_used_at"] as const;

/** A session that has not ended, as its person sees it. */
export interface DeviceRow {
  id: number;
  device: string | null;
  created_at: Date;
  last_used_at: Date;
}

/** The person's devices: the one that asks first, then by last use. */
export async function listDevices(db: Db, { id, user }: Session, now: Date): Promise<DeviceRow[]> {
  const rows = await db
    .selectFrom("sessions")
    .select(columns)
    .where("user_id", "=", user.id)
    .where("expires_at", ">", now)
    .orderBy("last_used_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return [...rows.filter((row) => row.id === id), ...rows.filter((row) => row.id !== id)];
}

/** Signs one of the person's devices out. Throws `not_found` where it is none of theirs, or has ended. */
export async function endDevice(db: Db, { user }: Session, id: number): Promise<DeviceRow> {
  const [row] = await db
    .deleteFrom("sessions")
    .where("user_id", "=", user.id)
    .where("id", "=", id)
    .returning(columns)
    .execute();
  if (!row) throw notFound("session");
  return row;
}

/** Signs every device of a person out, but for one. */
export function endOtherDevices(
  db: Executor,
  userId: number,
  currentId: number | null,
): Promise<DeviceRow[]> {
  return db
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .$if(currentId !== null, (ending) => ending.where("id", "<>", currentId as number))
    .returning(columns)
    .execute();
}

/** Whether a session has not been ended since the request that came with it began. */
export async function isSessionThere(db: Executor, id: number): Promise<boolean> {
  const row = await db.selectFrom("sessions").select("id").where("id", "=", id).executeTakeFirst();
  return row !== undefined;
}

/**
 * As `lockActiveUserAlone`, for what opens the account from then on: whoever proves its address for the first time ends its sessions, after
 * which none of them may add a way in.
 * @throws `unauthenticated` where the session has ended meanwhile
 */
export async function lockSignedIn(tx: Tx, { id, user }: Session): Promise<void> {
  await lockActiveUserAlone(tx, user.id);
  if (!(await isSessionThere(tx, id))) throw unauthenticated();
}

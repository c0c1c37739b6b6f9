import type { Tx } from "../../../platform/db/client.server.ts";
import type { Device } from "../devices/known-devices.server.ts";
import { noteDevice } from "../devices/note-device.server.ts";
import type { WayOfProof } from "../proof/log-proof.server.ts";
import { findUser, lockUser } from "../user-rows.server.ts";
import { type StartedSession, startSession } from "./start-session.server.ts";

interface ProvedPerson {
  userId: number;
  by: WayOfProof;
  device: Device;
  now: Date;
  /** As `mayTellOfDevice` says. */
  isTold: boolean;
}

/** Signs in somebody who has proved themselves in a way of a later feature; null where they are blocked or gone by now. */
export async function startSessionOf(
  tx: Tx,
  { userId, by, device, now, isTold }: ProvedPerson,
): Promise<StartedSession | null> {
  await lockUser(tx, userId);
  const user = await findUser(tx, userId);
  if (!user) return null;
  await noteDevice(tx, userId, device, { now, isTold });
  return startSession(tx, user, now, { device, by });
}

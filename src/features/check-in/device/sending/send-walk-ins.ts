import type { WalkIn } from "../../walk-ins/walk-ins.contract.ts";
import type { CheckInStorage } from "../check-in-storage.ts";
import type { DeviceWalkIn } from "../device-walk-in.ts";
import type { CheckInCalls } from "./check-in-calls.ts";
import { classifyFailure } from "./classify-failure.ts";

type Calls = Pick<CheckInCalls, "addWalkIn" | "removeWalkIn">;
type Storage = Pick<CheckInStorage, "walkIns" | "keepWalkIn" | "dropWalkIn">;

/**
 * Sends what is not sent of the list of walk-ins; one that the server does not take stays here, marked, and stops no other.
 * @returns those whom the server has recorded
 * @throws the failure that ended it
 */
export async function sendWalkIns(calls: Calls, storage: Storage): Promise<WalkIn[]> {
  const added: WalkIn[] = [];
  for (const walkIn of await storage.walkIns()) {
    if (walkIn.isRefused) continue;
    try {
      const recorded = await sendOne(calls, walkIn);
      if (recorded) added.push(recorded);
      await storage.dropWalkIn(walkIn.nonce);
    } catch (error) {
      if (classifyFailure(error).kind !== "not_taken") throw error;
      await storage.keepWalkIn({ ...walkIn, isRefused: true });
    }
  }
  return added;
}

async function sendOne(calls: Calls, walkIn: DeviceWalkIn): Promise<WalkIn | null> {
  if (walkIn.id === null) return calls.addWalkIn(walkIn);
  await calls.removeWalkIn(walkIn.id);
  return null;
}

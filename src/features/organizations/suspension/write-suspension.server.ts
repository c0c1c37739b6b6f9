import type { Tx } from "../../../platform/db/client.server.ts";

type Suspension =
  | { suspended_at: Date; suspension_reason: string }
  | { suspended_at: null; suspension_reason: null };

/** The organization's own columns alone, with its row held; what follows for its events is up to the caller. */
export async function writeSuspension(tx: Tx, organizationId: number, suspension: Suspension): Promise<void> {
  await tx.updateTable("organizations").set(suspension).where("id", "=", organizationId).execute();
}

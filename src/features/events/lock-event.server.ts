import type { Tx } from "../../platform/db/client.server.ts";

/** Holds the event until the transaction ends: of those who apply to, change or cancel it each sees what came before. */
export async function lockEvent(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom("events").select("id").where("id", "=", id).forNoKeyUpdate().execute();
}

import type { Tx } from "../../platform/db/client.server.ts";
import { followUpOfTemplate } from "./follow-up-of-template.server.ts";

/**
 * Gives a copy of an event the survey, the mails and the certificates that its original has prepared, as if they had just been set:
 * without answers, to be sent at the usual time. The original is locked.
 */
export async function copyFollowUp(
  tx: Tx,
  { eventId, copyId }: { eventId: number; copyId: number },
): Promise<void> {
  await followUpOfTemplate.write(tx, copyId, await followUpOfTemplate.read(tx, eventId));
}

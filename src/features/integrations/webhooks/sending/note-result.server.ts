import type { Tx } from "../../../../platform/db/client.server.ts";
import { queueMail } from "../../../../platform/mail/queue/queue-mail.server.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { tokyoDate } from "../../../../shared/time/tokyo-date.ts";
import { findAdmins } from "../../../organizations/organizations.server.ts";
import { webhookFailedMail } from "../../mails/webhook-failed.mail.server.ts";
import { type ClaimedDelivery, worker } from "./claim-deliveries.server.ts";
import type { SendResult } from "./send-message.server.ts";

const minute = 60;
const hour = 60 * minute;
/** Seconds from a failed try to the next one; after the last of them nothing more is tried. */
const pauses = [5, minute, 10 * minute, hour, 6 * hour, 24 * hour];

/** When a message is tried again after so many tries; null where that was the last one. */
export function nextTryAt(attempts: number, now: Date): Date | null {
  const seconds = pauses[attempts - 1];
  return seconds === undefined ? null : new Date(now.getTime() + seconds * 1000);
}

/**
 * Writes down what became of a try: done, to be tried again, or given up, of which its admins are told.
 * @param result null where nothing was sent, because the webhook was switched off meanwhile
 */
export async function noteResult(
  { db, clock }: Platform,
  { id, webhook_id, attempts }: ClaimedDelivery,
  result: SendResult | null,
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    // One after the other: what one message switches off no other one waits for.
    const webhook = await tx
      .selectFrom("webhooks")
      .select(["organization_id", "disabled_at"])
      .where("id", "=", webhook_id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!webhook) return;
    const status = result?.status ?? null;
    const isDelivered = status !== null && status >= 200 && status < 300;
    const isGone = status === 410;
    const isOver = isDelivered || isGone || webhook.disabled_at !== null;
    const next = isOver ? null : nextTryAt(attempts, now);
    const [noted] = await tx
      .updateTable("webhook_deliveries")
      .set({
        state: isDelivered ? "delivered" : next ? "waiting" : "failed",
        claimed_by: null,
        claimed_until: null,
        tried_at: now,
        response_status: status,
        problem: result ? result.problem : "switched_off",
        ...(next && { next_try_at: next }),
      })
      .where("id", "=", id)
      // Whoever took so long that the claim ran out has nothing to say any more.
      .where("state", "=", "sending")
      .where("claimed_by", "=", worker)
      .where("attempts", "=", attempts)
      .returning("id")
      .execute();
    if (!noted) return;
    if (isGone) await switchOff(tx, webhook_id, now);
    if (isDelivered || next || webhook.disabled_at) return;
    const organizationId = webhook.organization_id;
    for (const userId of await findAdmins(tx, organizationId)) {
      await queueMail(tx, webhookFailedMail, {
        to: { userId },
        payload: { organizationId, webhookId: webhook_id, isGone },
        // Once a day, however many messages fail.
        cause: `${webhook_id}:${isGone ? "gone" : tokyoDate(now)}:${userId}`,
      });
    }
  });
}

/** What still waits for it is given up with it. */
async function switchOff(tx: Tx, webhookId: number, now: Date): Promise<void> {
  await tx.updateTable("webhooks").set({ disabled_at: now }).where("id", "=", webhookId).execute();
  await tx
    .updateTable("webhook_deliveries")
    .set({ state: "failed", problem: "switched_off" })
    .where("webhook_id", "=", webhookId)
    .where("state", "=", "waiting")
    .execute();
}

import { setTimeout as sleep } from "node:timers/promises";
import type { Platform } from "../../../../platform/platform.ts";
import { toWireTime } from "../../../../shared/time/tokyo-time.ts";
import { type ClaimedDelivery, claimDeliveries, freeExpiredDeliveries } from "./claim-deliveries.server.ts";
import { noteResult } from "./note-result.server.ts";
import { type SendOptions, sendMessage } from "./send-message.server.ts";
import { signatureHeaders } from "./sign-message.server.ts";

const restMs = 500;
/** Messages that are under way at once: they wait for others, so many cost little. */
const hands = 100;

/**
 * Sends messages as they fall due, until the signal; what is under way is finished. A server that is slow holds its own messages
 * up and nobody else's.
 */
export async function deliverWebhooks(platform: Platform, stopping: AbortSignal): Promise<void> {
  const inHand = new Set<Promise<void>>();
  const start = (delivery: ClaimedDelivery) => {
    const work = deliver(platform, delivery)
      .catch((error) =>
        platform.log.warn(
          { err: error, webhook: delivery.webhook_id },
          "a message's result was not written down",
        ),
      )
      .finally(() => inHand.delete(work));
    inHand.add(work);
  };
  while (!stopping.aborted) {
    const claimed = await claim(platform, hands - inHand.size).catch((error) => {
      platform.log.warn({ err: error }, "no webhook messages could be claimed; it is tried again");
      return [];
    });
    for (const delivery of claimed) start(delivery);
    // What was claimed may have been all that one server gets at once: the next ones go when it has answered.
    const rest = sleep(restMs, undefined, { signal: stopping }).catch(() => {});
    await (claimed.length > 0 ? Promise.race([rest, ...inHand]) : rest);
  }
  await Promise.all(inHand);
}

async function claim(platform: Platform, free: number): Promise<ClaimedDelivery[]> {
  await freeExpiredDeliveries(platform);
  return free > 0 ? claimDeliveries(platform, free) : [];
}

/** One try of one message. */
export async function deliver(
  platform: Platform,
  delivery: ClaimedDelivery,
  options: Omit<SendOptions, "settings"> = {},
): Promise<void> {
  const { db, clock, settings } = platform;
  const webhook = await db
    .selectFrom("webhooks")
    .select(["url", "secret", "former_secret", "former_secret_until"])
    .where("id", "=", delivery.webhook_id)
    .where("disabled_at", "is", null)
    .executeTakeFirst();
  // It was deleted meanwhile, and this message with it, or switched off.
  if (!webhook) return noteResult(platform, delivery, null);
  const id = messageName(delivery);
  const body = messageBody(delivery);
  const at = clock.now();
  const { secret, former_secret: former, former_secret_until: until } = webhook;
  const secrets = former && until && at < until ? [secret, former] : [secret];
  const headers = signatureHeaders(secrets, { id, at, body });
  await noteResult(
    platform,
    delivery,
    await sendMessage(webhook.url, body, headers, { settings, ...options }),
  );
}

export const messageName = ({ message_id }: Pick<ClaimedDelivery, "message_id">) => `msg_${message_id}`;

/** The same at every try; times as the API writes them. */
function messageBody({ type, data, created_at }: ClaimedDelivery): string {
  const told = Object.entries(data).map(([key, value]) => [
    key,
    key.endsWith("_at") && typeof value === "string" ? toWireTime(new Date(value)) : value,
  ]);
  return JSON.stringify({ type, timestamp: toWireTime(created_at), data: Object.fromEntries(told) });
}

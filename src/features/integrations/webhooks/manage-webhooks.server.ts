import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Db, Executor } from "../../../platform/db/client.server.ts";
import { invalid, notFound } from "../../../shared/app-error.ts";
import { dayMs } from "../../../shared/time/milliseconds.ts";
import { lockTeamAsAdmin, recordActivity } from "../../organizations/organizations.server.ts";
import { testEvent, type WebhookEvent } from "./webhook-events.ts";

const webhooksAtMost = 10;
const shownAtMost = 100;
const retentionDays = 30;

/** All that may be shown of a webhook. */
export const webhookColumns = [
  "id",
  "url",
  "events",
  "created_at",
  "disabled_at",
  "former_secret_until",
] as const;

/** In the order in which they were made. */
export function findWebhooks(db: Executor, organizationId: number) {
  return db
    .selectFrom("webhooks")
    .select(webhookColumns)
    .where("organization_id", "=", organizationId)
    .orderBy("id")
    .execute();
}

export type WebhookRow = Awaited<ReturnType<typeof findWebhooks>>[number];

/** Its secret stands in the answer, and never in another one. */
export function createWebhook(
  db: Db,
  organizationId: number,
  callerId: number,
  { url, events }: { url: string; events: readonly WebhookEvent[] },
  now: Date,
): Promise<{ row: WebhookRow; secret: Buffer }> {
  const secret = randomBytes(32);
  return db.transaction().execute(async (tx) => {
    await lockTeamAsAdmin(tx, organizationId, callerId);
    const row = await tx
      .insertInto("webhooks")
      .values({
        organization_id: organizationId,
        url,
        events: [...new Set(events)],
        secret,
        created_at: now,
      })
      .returning(webhookColumns)
      .executeTakeFirstOrThrow();
    const all = await findWebhooks(tx, organizationId);
    if (all.length > webhooksAtMost) throw invalid("webhooks", "at_most", { max: webhooksAtMost });
    await recordActivity(tx, { kind: "webhook.made", organizationId });
    return { row, secret };
  });
}

/** With what still waits for it. @throws `not_found` */
export function removeWebhook(db: Db, organizationId: number, id: number): Promise<WebhookRow> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .deleteFrom("webhooks")
      .where("organization_id", "=", organizationId)
      .where("id", "=", id)
      .returning(webhookColumns)
      .executeTakeFirst();
    if (!row) throw notFound("webhook");
    await recordActivity(tx, { kind: "webhook.ended", organizationId });
    return row;
  });
}

/** The newest first. @throws `not_found` */
export async function findDeliveries(db: Executor, organizationId: number, webhookId: number) {
  await requireWebhook(db, organizationId, webhookId);
  return selectDeliveries(db)
    .where("webhook_id", "=", webhookId)
    .orderBy("id", "desc")
    .limit(shownAtMost)
    .execute();
}

export type DeliveryRow = Awaited<ReturnType<typeof findDeliveries>>[number];

/** Queues a message that tells nothing. @throws `not_found`, and `invalid` where the webhook is switched off */
export async function queueTestMessage(
  db: Db,
  organizationId: number,
  webhookId: number,
  now: Date,
): Promise<DeliveryRow> {
  const { disabled_at } = await requireWebhook(db, organizationId, webhookId);
  if (disabled_at) throw invalid("webhook", "switched_off");
  const { id } = await db
    .insertInto("webhook_deliveries")
    .values({ webhook_id: webhookId, type: testEvent, created_at: now, next_try_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return selectDeliveries(db).where("id", "=", id).executeTakeFirstOrThrow();
}

/**
 * Sends a message again that was given up, with its id and all tries anew.
 * @param name the message's `webhook-id`
 * @throws `not_found`, and `invalid` where it was not given up, or the webhook is switched off
 */
export async function sendAgain(
  db: Db,
  { organizationId, webhookId, name }: { organizationId: number; webhookId: number; name: string },
  now: Date,
): Promise<DeliveryRow> {
  const { disabled_at } = await requireWebhook(db, organizationId, webhookId);
  if (disabled_at) throw invalid("webhook", "switched_off");
  const found = await selectDeliveries(db)
    .where("webhook_id", "=", webhookId)
    .where(sql`'msg_' || message_id::text`, "=", name)
    .executeTakeFirst();
  if (!found) throw notFound("delivery");
  const { numUpdatedRows } = await db
    .updateTable("webhook_deliveries")
    .set({ state: "waiting", attempts: 0, next_try_at: now })
    .where("message_id", "=", found.message_id)
    .where("state", "=", "failed")
    .executeTakeFirst();
  if (Number(numUpdatedRows) === 0) throw invalid("delivery", "not_failed");
  return { ...found, state: "waiting", attempts: 0, next_try_at: now };
}

/** Forgets what was sent long ago; nothing waits for so long. */
export async function removeOldDeliveries({ db, clock }: { db: Db; clock: { now(): Date } }): Promise<void> {
  const before = new Date(clock.now().getTime() - retentionDays * dayMs);
  await db.deleteFrom("webhook_deliveries").where("created_at", "<", before).execute();
}

async function requireWebhook(db: Executor, organizationId: number, id: number) {
  const row = await db
    .selectFrom("webhooks")
    .select("disabled_at")
    .where("organization_id", "=", organizationId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound("webhook");
  return row;
}

function selectDeliveries(db: Executor) {
  return db
    .selectFrom("webhook_deliveries")
    .select([
      "message_id",
      "type",
      "state",
      "attempts",
      "response_status",
      "problem",
      "created_at",
      "tried_at",
      "next_try_at",
    ]);
}

import { handler } from "../../../platform/http/handler.server.ts";
import { sessionOf } from "../../../platform/http/request-context.server.ts";
import { limitAttempts } from "../../../platform/limits/rate-limit.server.ts";
import { invalid } from "../../../shared/app-error.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import {
  createWebhook,
  type DeliveryRow,
  findDeliveries,
  findWebhooks,
  queueTestMessage,
  removeWebhook,
  sendAgain,
  type WebhookRow,
} from "./manage-webhooks.server.ts";
import { replaceSecret } from "./replace-secret.server.ts";
import { messageName } from "./sending/deliver-webhooks.server.ts";
import { writeSecret } from "./sending/sign-message.server.ts";
import type { WebhookEvent } from "./webhook-events.ts";
import { hasPublicAddresses, readWebhookUrl } from "./webhook-url.server.ts";
import { webhookContracts as contracts, type Webhook, type WebhookDelivery } from "./webhooks.contract.ts";

const creations = { name: "create_webhook", max: 60, seconds: 60 * 60 };
const sendings = { name: "resend_webhook", max: 300, seconds: 60 * 60 };
const tests = { name: "test_webhook", max: 30, seconds: 60 * 60 };

export const listWebhooksHandler = handler(
  contracts["GET /organizations/{id}/webhooks"],
  async ({ platform: { db, clock } }, { params }) =>
    (await findWebhooks(db, params.id)).map((row) => present(row, clock.now())),
);

export const createWebhookHandler = handler(
  contracts["POST /organizations/{id}/webhooks"],
  async (context, { params, body }) => {
    const { db, clock, settings } = context.platform;
    const callerId = sessionOf(context).user.id;
    await limitAttempts(context.platform, creations, String(callerId));
    const url = readWebhookUrl(body.url, settings);
    if (!url || !(await hasPublicAddresses(url, settings))) throw invalid("url", "not_public_https");
    const wished = { url: url.href, events: body.events };
    const { row, secret } = await createWebhook(db, params.id, callerId, wished, clock.now());
    return { ...present(row, clock.now()), secret: writeSecret(secret) };
  },
);

export const removeWebhookHandler = handler(
  contracts["DELETE /organizations/{id}/webhooks/{webhook_id}"],
  async ({ platform: { db, clock } }, { params }) =>
    present(await removeWebhook(db, params.id, params.webhook_id), clock.now()),
);

export const replaceSecretHandler = handler(
  contracts["POST /organizations/{id}/webhooks/{webhook_id}/secret"],
  async (context, { params }) => {
    const { db, clock } = context.platform;
    const callerId = sessionOf(context).user.id;
    await limitAttempts(context.platform, creations, String(callerId));
    const asked = { organizationId: params.id, webhookId: params.webhook_id, callerId };
    const { row, secret } = await replaceSecret(db, asked, clock.now());
    return { ...present(row, clock.now()), secret: writeSecret(secret) };
  },
);

export const sendAgainHandler = handler(
  contracts["POST /organizations/{id}/webhooks/{webhook_id}/deliveries/{delivery_id}/send"],
  async (context, { params }) => {
    const { db, clock } = context.platform;
    await limitAttempts(context.platform, sendings, `${params.id}`);
    const asked = { organizationId: params.id, webhookId: params.webhook_id, name: params.delivery_id };
    return presentDelivery(await sendAgain(db, asked, clock.now()));
  },
);

export const listDeliveriesHandler = handler(
  contracts["GET /organizations/{id}/webhooks/{webhook_id}/deliveries"],
  async (context, { params }) =>
    (await findDeliveries(context.platform.db, params.id, params.webhook_id)).map(presentDelivery),
);

export const testWebhookHandler = handler(
  contracts["POST /organizations/{id}/webhooks/{webhook_id}/test"],
  async (context, { params }) => {
    const { db, clock } = context.platform;
    await limitAttempts(context.platform, tests, `${params.id}`);
    return presentDelivery(await queueTestMessage(db, params.id, params.webhook_id, clock.now()));
  },
);

function present(row: WebhookRow, now: Date): Webhook {
  const { id, url, events, created_at, disabled_at, former_secret_until: until } = row;
  return {
    id,
    url,
    events: events as WebhookEvent[],
    created_at: toWireTime(created_at),
    disabled_at: disabled_at && toWireTime(disabled_at),
    former_secret_until: until && until > now ? toWireTime(until) : null,
  };
}

/** What is in hand right now has not arrived yet. */
function presentDelivery(row: DeliveryRow): WebhookDelivery {
  const state = row.state === "sending" ? "waiting" : (row.state as WebhookDelivery["state"]);
  return {
    id: messageName(row),
    type: row.type,
    state,
    attempts: row.attempts,
    response_status: row.response_status,
    problem: row.problem as WebhookDelivery["problem"],
    created_at: toWireTime(row.created_at),
    tried_at: row.tried_at && toWireTime(row.tried_at),
    next_try_at: state === "waiting" ? toWireTime(row.next_try_at) : null,
  };
}

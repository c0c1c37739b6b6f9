import { z } from "zod";
import { defineContract } from "../../../shared/contract.ts";
import { maxSecureAddressLength } from "../../../shared/limits/max-lengths-for-organizers.ts";
import { Id, line, pathId, pathName, WireTime } from "../../../shared/wire.ts";
import { webhookEvents } from "./webhook-events.ts";

const OrganizationPath = z.object({ id: pathId("organization") });
const WebhookPath = z.object({ id: pathId("organization"), webhook_id: pathId("webhook") });

export const Webhook = z.object({
  id: Id,
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  created_at: WireTime,
  /** When its server answered that it wants nothing more (410). */
  disabled_at: WireTime.nullable(),
  /** Until then the secret before signs too; null where there is none. */
  former_secret_until: WireTime.nullable(),
});
export type Webhook = z.infer<typeof Webhook>;

export const NewWebhook = Webhook.extend({
  /** Shown once: it signs the messages as Standard Webhooks describes. */
  secret: z.string(),
});
export type NewWebhook = z.infer<typeof NewWebhook>;

export const WebhookDelivery = z.object({
  /** The `webhook-id` of every try. */
  id: z.string(),
  type: z.string(),
  state: z.enum(["waiting", "delivered", "failed"]),
  attempts: z.int(),
  /** Of the last try: the status of the answer, or else why there was none. */
  response_status: z.int().nullable(),
  problem: z
    .enum(["timeout", "not_public", "not_found", "certificate", "unreachable", "switched_off"])
    .nullable(),
  created_at: WireTime,
  tried_at: WireTime.nullable(),
  /** While it waits. */
  next_try_at: WireTime.nullable(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

export const webhookContracts = {
  "GET /organizations/{id}/webhooks": defineContract({
    summary: "The organization's webhooks, without their secrets, oldest first",
    params: OrganizationPath,
    answer: z.array(Webhook),
  }),
  "POST /organizations/{id}/webhooks": defineContract({
    summary:
      "Tell a server of what happens, at most 10: https, on a public address. Messages follow Standard Webhooks; they hold ids, states and times",
    params: OrganizationPath,
    body: z.object({
      url: line(maxSecureAddressLength).min(1, "blank"),
      events: z.array(z.enum(webhookEvents, "invalid"), "blank").min(1, "blank").max(20, "invalid"),
    }),
    answer: NewWebhook,
    refusals: [429],
  }),
  "DELETE /organizations/{id}/webhooks/{webhook_id}": defineContract({
    summary: "Forget a webhook, with what still waits for it",
    params: WebhookPath,
    answer: Webhook,
  }),
  "POST /organizations/{id}/webhooks/{webhook_id}/secret": defineContract({
    summary:
      "Make a new secret. For 24 hours messages have two signatures, by it and by the one before; of two that are replaced within that time by the later one",
    params: WebhookPath,
    answer: NewWebhook,
    refusals: [429],
  }),
  "POST /organizations/{id}/webhooks/{webhook_id}/deliveries/{delivery_id}/send": defineContract({
    summary: "Send a message again that was given up, with the same `webhook-id` and all tries anew",
    params: WebhookPath.extend({ delivery_id: pathName("delivery") }),
    answer: WebhookDelivery,
    refusals: [429],
  }),
  "GET /organizations/{id}/webhooks/{webhook_id}/deliveries": defineContract({
    summary: "The last hundred messages to a webhook, newest first; kept for 30 days",
    params: WebhookPath,
    answer: z.array(WebhookDelivery),
  }),
  "POST /organizations/{id}/webhooks/{webhook_id}/test": defineContract({
    summary: "Send a message of the type `webhook.test`",
    params: WebhookPath,
    answer: WebhookDelivery,
    refusals: [429],
  }),
};

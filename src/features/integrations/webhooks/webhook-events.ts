/** What a webhook can be told of, in the order of the form; the triggers of `integrations.sql` write it. */
export const webhookEvents = [
  "application.created",
  "application.cancelled",
  "application.promoted",
  "event.published",
  "event.changed",
  "event.cancelled",
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** What somebody sends by hand to see whether it arrives. */
export const testEvent = "webhook.test";

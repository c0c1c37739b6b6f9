import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { callsOf, refusal, serve } from "../../../../../tests/support/components/fake-api.ts";
import { show } from "../../../../../tests/support/components/show.tsx";
import { webhookEvents } from "../webhook-events.ts";
import type { Webhook, WebhookDelivery } from "../webhooks.contract.ts";
import { WebhooksPanel } from "./webhooks-panel.tsx";

const list = "GET /organizations/{id}/webhooks";
const create = "POST /organizations/{id}/webhooks";
const remove = "DELETE /organizations/{id}/webhooks/{webhook_id}";
const deliveries = "GET /organizations/{id}/webhooks/{webhook_id}/deliveries";
const test = "POST /organizations/{id}/webhooks/{webhook_id}/test";

const at = "2026-11-20T12:00:00.000+09:00";
const webhook: Webhook = {
  id: 3,
  url: "https://example.com/hook",
  events: [...webhookEvents],
  created_at: at,
  disabled_at: null,
  former_secret_until: null,
};
const delivery: WebhookDelivery = {
  id: "msg_1",
  type: "event.changed",
  state: "waiting",
  attempts: 2,
  response_status: 503,
  problem: null,
  created_at: at,
  tried_at: at,
  next_try_at: at,
};

it("a webhook is told of what is ticked, and its secret is shown once", async () => {
  serve({ [list]: [], [create]: { ...webhook, secret: "whsec_x" } });
  const { user, t } = await show(<WebhooksPanel organizationId={7} />);
  await user.type(screen.getByLabelText(t("webhooks.url")), "https://example.com/hook");
  for (const event of webhookEvents.slice(1))
    await user.click(screen.getByRole("checkbox", { name: t(`webhook_event.${event}`) }));
  await user.click(screen.getByRole("button", { name: t("webhooks.make") }));
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByLabelText<HTMLInputElement>(t("webhooks.secret")).value).toBe("whsec_x");
  expect(callsOf(create)[0]?.body).toEqual({
    url: "https://example.com/hook",
    events: ["application.created"],
  });
});

it("what is missing or refused is said at its field, and what was typed stays in another language", async () => {
  const said = "must be an https address of a server on the internet";
  serve({ [list]: [], [create]: refusal(422, { errors: { url: [said] } }) });
  const { user, t, showIn } = await show(<WebhooksPanel organizationId={7} />);
  const press = () => user.click(screen.getByRole("button", { name: t("webhooks.make") }));
  await press();
  expect(screen.getByText(t("webhooks.url_blank"))).toBeTruthy();
  await user.type(screen.getByLabelText(t("webhooks.url")), "http://example.com");
  await press();
  await waitFor(() => expect(callsOf(create)).toHaveLength(1));
  expect(await screen.findByText(/on the internet/)).toBeTruthy();
  await showIn("ja");
  expect(screen.getByLabelText<HTMLInputElement>(t("webhooks.url")).value).toBe("http://example.com");
});

it("messages are shown with what became of them, and a test is among them at once", async () => {
  let sent = [delivery];
  serve({
    [list]: [webhook],
    [deliveries]: () => sent,
    [test]: { ...delivery, type: "webhook.test" },
  });
  const { user, t } = await show(<WebhooksPanel organizationId={7} />);
  await user.click(await screen.findByRole("button", { name: t("webhooks.deliveries") }));
  expect(await screen.findByText(/503/)).toBeTruthy();
  sent = [{ ...delivery, id: "msg_2", type: "webhook.test", state: "delivered" }, delivery];
  await user.click(screen.getByRole("button", { name: t("webhooks.test") }));
  expect(await screen.findByText("webhook.test")).toBeTruthy();
  expect(screen.getByText(t("webhook_state.delivered"))).toBeTruthy();
});

it("a webhook that was switched off says so, and is deleted after a question", async () => {
  serve({ [list]: [{ ...webhook, disabled_at: at }], [remove]: webhook });
  const { user, t } = await show(<WebhooksPanel organizationId={7} />);
  expect(await screen.findByText(t("webhooks.off"))).toBeTruthy();
  expect(screen.queryByRole("button", { name: t("webhooks.test") })).toBeNull();
  await user.click(screen.getByRole("button", { name: t("webhooks.remove_of", { url: webhook.url }) }));
  expect(callsOf(remove)).toHaveLength(0);
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: t("webhooks.remove") }));
  await waitFor(() => expect(callsOf(remove)[0]?.params.webhook_id).toBe("3"));
});

const replace = "POST /organizations/{id}/webhooks/{webhook_id}/secret";
const again = "POST /organizations/{id}/webhooks/{webhook_id}/deliveries/{delivery_id}/send";

it("a new secret is made after a question and shown once; until when the former one signs stands there", async () => {
  serve({ [list]: [webhook], [replace]: { ...webhook, secret: "whsec_new", former_secret_until: at } });
  const { user, t } = await show(<WebhooksPanel organizationId={7} />);
  await user.click(
    await screen.findByRole("button", { name: t("webhooks.new_secret_of", { url: webhook.url }) }),
  );
  expect(callsOf(replace)).toEqual([]);
  serve({
    [list]: [{ ...webhook, former_secret_until: at }],
    [replace]: { ...webhook, secret: "whsec_new", former_secret_until: at },
  });
  await user.click(
    within(screen.getByRole("dialog")).getByRole("button", { name: t("webhooks.new_secret") }),
  );
  const secret = await screen.findByLabelText<HTMLInputElement>(t("webhooks.secret"));
  expect(secret.value).toBe("whsec_new");
  await user.click(screen.getByRole("button", { name: t("connections.done") }));
  expect(await screen.findByText(/former secret signs too until/)).toBeTruthy();
  expect(screen.queryByDisplayValue("whsec_new")).toBeNull();
});

it("a message that was given up is sent again by a press; none that waits, and none of a webhook that is off", async () => {
  const failed = { ...delivery, id: "msg_9", state: "failed" as const, next_try_at: null };
  serve({ [list]: [webhook], [deliveries]: [delivery, failed], [again]: delivery });
  const { user, t } = await show(<WebhooksPanel organizationId={7} />);
  await user.click(await screen.findByRole("button", { name: t("webhooks.deliveries") }));
  await user.click(await screen.findByRole("button", { name: /^Send again/ }));
  await waitFor(() => expect(callsOf(again)[0]?.params.delivery_id).toBe("msg_9"));
  expect(await screen.findByText(t("webhooks.sent_again"))).toBeTruthy();
});

import { expect, it } from "vitest";
import { makeOrganization } from "../../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../../tests/support/server.ts";
import { startReceiver } from "../../../../../tests/support/webhook-receiver.ts";
import { claimDeliveries } from "./claim-deliveries.server.ts";
import { deliver } from "./deliver-webhooks.server.ts";

const { api, db, clock, platform } = await startTestServer({ WEBHOOK_PRIVATE_NETWORKS: "allow" });
const organizer = await makeUser(db);
const as = organizer.session;

async function makeWebhook() {
  const receiver = await startReceiver();
  const organization = await makeOrganization(db, { members: [organizer.id] });
  const path = `/organizations/${organization}/webhooks` as const;
  const made = await api(`POST ${path}`, { as, body: { url: receiver.url, events: ["event.changed"] } });
  const { id, secret } = made.body.data as { id: number; secret: string };
  return {
    receiver,
    organization,
    secret,
    list: async () => (await api(`GET ${path}`, { as })).body.data[0],
    replace: async () => (await api(`POST ${path}/${id}/secret`, { as })).body.data,
    test: () => api(`POST ${path}/${id}/test`, { as }),
    deliveries: async () => (await api(`GET ${path}/${id}/deliveries`, { as })).body.data,
    sendAgain: (name: string) => api(`POST ${path}/${id}/deliveries/${name}/send`, { as }),
    /** Sends a test and answers by which of the secrets it is signed. */
    signedBy: async (secrets: readonly string[]) => {
      await api(`POST ${path}/${id}/test`, { as });
      await work();
      const message = receiver.received.at(-1);
      return secrets.filter((one) => message && receiver.isSigned(message, one));
    },
  };
}
async function work() {
  for (const claimed of await claimDeliveries(platform, 100)) await deliver(platform, claimed);
}
const wait = (hours: number) => clock.set(new Date(clock.now().getTime() + hours * 60 * 60 * 1000));

it("for a day after a new secret messages are signed by it and by the one before, then by it alone", async () => {
  const { secret: first, replace, signedBy, list, organization } = await makeWebhook();
  const answer = await replace();
  const second = answer.secret;
  expect(second).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(await signedBy([first, second])).toEqual([first, second]);
  const shown = await list();
  expect([shown.former_secret_until, JSON.stringify(shown).includes(second)]).toEqual([
    "2026-11-21T12:00:00.000+09:00",
    false,
  ]);
  wait(24);
  expect(await signedBy([first, second])).toEqual([second]);
  expect((await list()).former_secret_until).toBeNull();
  const { kind } = await db
    .selectFrom("activities")
    .select("kind")
    .where("organization_id", "=", organization)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  expect(kind).toBe("webhook.secret_replaced");
});

it("of two that are replaced within a day the later one signs on", async () => {
  const { secret: first, replace, signedBy } = await makeWebhook();
  const second = (await replace()).secret;
  const third = (await replace()).secret;
  expect(await signedBy([first, second, third])).toEqual([second, third]);
});

it("a message that was given up is sent again with its id, and by the schedule anew", async () => {
  const { receiver, test, deliveries, sendAgain } = await makeWebhook();
  receiver.answer = (_, response) => response.writeHead(500).end();
  const { id } = (await test()).body.data;
  expect((await sendAgain(id)).body.errors).toEqual({ delivery: ["was not given up"] });
  for (let tries = 0; tries < 7; tries += 1) {
    await work();
    wait(24);
  }
  expect((await deliveries())[0]).toMatchObject({ id, state: "failed", attempts: 7 });
  const again = await sendAgain(id);
  expect([again.status, again.body.data]).toMatchObject([200, { id, state: "waiting", attempts: 0 }]);
  await work();
  expect((await deliveries())[0]).toMatchObject({ state: "waiting", attempts: 1 });
  receiver.answer = (_, response) => response.writeHead(204).end();
  wait(1);
  await work();
  expect((await deliveries())[0]).toMatchObject({ state: "delivered" });
  expect(new Set(receiver.received.map((message) => message.id))).toEqual(new Set([id]));
  expect((await sendAgain(id)).status).toBe(422);
});

it("nothing is sent again by a webhook that is off, nor what there is not or is another's", async () => {
  const one = await makeWebhook();
  const other = await makeWebhook();
  one.receiver.answer = (_, response) => response.writeHead(410).end();
  const { id } = (await one.test()).body.data;
  await work();
  expect((await one.sendAgain(id)).body.errors).toEqual({ webhook: ["is switched off"] });
  for (const name of [id, "msg_", "msg_1", "%00", "x".repeat(600)]) {
    expect((await other.sendAgain(name)).status, name.slice(0, 9)).toBe(404);
  }
});

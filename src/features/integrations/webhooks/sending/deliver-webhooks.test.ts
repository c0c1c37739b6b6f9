import { setTimeout as sleep } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { makeEvent } from "../../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../../tests/support/server.ts";
import { startReceiver } from "../../../../../tests/support/webhook-receiver.ts";
import { openLog } from "../../../../platform/log/log.server.ts";
import { claimDeliveries, freeExpiredDeliveries } from "./claim-deliveries.server.ts";
import { deliver, deliverWebhooks } from "./deliver-webhooks.server.ts";

const { api, db, clock, platform } = await startTestServer({ WEBHOOK_PRIVATE_NETWORKS: "allow" });
const organizer = await makeUser(db);
const as = organizer.session;

/** With a message for it that is due. */
async function makeWebhook(receiver: { url: string }, events = ["event.published"]) {
  const organization = await makeOrganization(db, { members: [organizer.id], name: "Tea club" });
  const made = await api(`POST /organizations/${organization}/webhooks`, {
    as,
    body: { url: `${receiver.url}/hook?key=hidden`, events },
  });
  const { id, secret } = made.body.data as { id: number; secret: string };
  const path = `/organizations/${organization}/webhooks/${id}` as const;
  return {
    id,
    secret,
    organization,
    test: () => api(`POST ${path}/test`, { as }),
    deliveries: async () => (await api(`GET ${path}/deliveries`, { as })).body.data,
    isOff: async () =>
      (await api(`GET /organizations/${organization}/webhooks`, { as })).body.data[0].disabled_at,
  };
}

/** One round: all that is due. */
async function work(): Promise<number> {
  const claimed = await claimDeliveries(platform, 100);
  await Promise.all(claimed.map((delivery) => deliver(platform, delivery, { within: 500 })));
  return claimed.length;
}
const wait = (seconds: number) => clock.set(new Date(clock.now().getTime() + seconds * 1000));
const dueNow = () =>
  db
    .updateTable("webhook_deliveries")
    .set({ next_try_at: clock.now() })
    .where("state", "=", "waiting")
    .execute();

it("a message arrives signed, with ids, states and times as the API writes them", async () => {
  const receiver = await startReceiver();
  const { secret, organization, deliveries } = await makeWebhook(receiver);
  const eventId = await makeEvent(db, { owner: organization });
  await dueNow();
  expect(await work()).toBe(1);
  const [message] = receiver.received;
  expect(message && receiver.isSigned(message, secret)).toBe(true);
  expect(message?.id).toMatch(/^msg_[0-9a-f-]{36}$/);
  expect(message?.path).toBe("/hook?key=hidden");
  expect(message?.headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(JSON.parse(message?.body ?? "")).toEqual({
    type: "event.published",
    timestamp: expect.stringMatching(/\+09:00$/),
    data: {
      event_id: eventId,
      is_published: true,
      start_at: "2026-11-27T18:00:00.000+09:00",
      end_at: null,
      cancelled_at: null,
    },
  });
  expect(await deliveries()).toMatchObject([
    {
      id: message?.id,
      state: "delivered",
      attempts: 1,
      response_status: 204,
      problem: null,
      next_try_at: null,
    },
  ]);
  expect(await work()).toBe(0);
});

it("it is tried again after 5 s, 1 min, 10 min, 1 h, 6 h and 24 h, with the same id and a new time and signature; then an admin is told", async () => {
  const receiver = await startReceiver();
  receiver.answer = (_, response) => response.writeHead(500).end();
  const { secret, organization, test, deliveries } = await makeWebhook(receiver);
  await test();
  expect(await work()).toBe(1);
  for (const pause of [5, 60, 600, 3600, 6 * 3600, 24 * 3600]) {
    wait(pause - 1);
    expect(await work(), `before ${pause}`).toBe(0);
    wait(1);
    expect(await work(), `after ${pause}`).toBe(1);
  }
  expect(receiver.received).toHaveLength(7);
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
  expect(new Set(receiver.received.map(({ headers }) => headers["webhook-signature"])).size).toBe(7);
  expect(receiver.received.every((message) => receiver.isSigned(message, secret))).toBe(true);
  expect(await deliveries()).toMatchObject([{ state: "failed", attempts: 7, response_status: 500 }]);
  const mails = await db
    .selectFrom("mails")
    .select(["user_id", "payload"])
    .where("kind", "=", "webhook_failed")
    .where("user_id", "=", organizer.id)
    .execute();
  expect(mails.map(({ payload }) => payload)).toEqual([
    { organizationId: organization, webhookId: expect.any(Number), isGone: false },
  ]);
  wait(30 * 24 * 3600);
  expect(await work()).toBe(0);
});

it("410 switches a webhook off, with what waits for it and what is caused later", async () => {
  const receiver = await startReceiver();
  receiver.answer = (_, response) => response.writeHead(410).end();
  const { organization, test, deliveries, isOff } = await makeWebhook(receiver);
  for (let count = 0; count < 4; count += 1) await test();
  await work();
  expect(await isOff()).not.toBeNull();
  await makeEvent(db, { owner: organization });
  await dueNow();
  expect(await work()).toBe(0);
  const rows = await deliveries();
  expect(rows).toHaveLength(4);
  expect(rows.every(({ state }: { state: string }) => state === "failed")).toBe(true);
  // At most those that were under way together.
  expect(receiver.received.length).toBeLessThanOrEqual(2);
  expect((await test()).status).toBe(422);
  const mails = await db
    .selectFrom("mails")
    .select("id")
    .where("kind", "=", "webhook_failed")
    .where("dedupe_key", "like", "%:gone:%")
    .execute();
  expect(mails).toHaveLength(1);
});

it("two workers at once send each message once", async () => {
  const receiver = await startReceiver();
  const webhooks = await Promise.all(Array.from({ length: 4 }, () => makeWebhook(receiver)));
  for (let count = 0; count < 5; count += 1) await Promise.all(webhooks.map(({ test }) => test()));
  for (let round = 0; round < 12 && receiver.received.length < 20; round += 1)
    await Promise.all([work(), work(), work()]);
  const ids = receiver.received.map(({ id }) => id);
  expect(ids).toHaveLength(20);
  expect(new Set(ids).size).toBe(20);
});

it("what one worker is about to claim another one passes over, and does not wait for", async () => {
  const receiver = await startReceiver();
  const { test } = await makeWebhook(receiver);
  await test();
  await db.transaction().execute(async (tx) => {
    expect(await claimDeliveries({ ...platform, db: tx as never }, 10)).toHaveLength(1);
    const others = claimDeliveries(platform, 10);
    expect(await Promise.race([others, sleep(3000, "waits")])).toEqual([]);
  });
  await work();
});

it("killed after sending and before it was written down, it is sent again with the same id", async () => {
  const receiver = await startReceiver();
  const { test, deliveries } = await makeWebhook(receiver);
  await test();
  const [claimed] = await claimDeliveries(platform, 10);
  await deliver({ ...platform, db: dying() }, claimed as never).catch(() => {});
  expect(receiver.received).toHaveLength(1);
  expect(await work()).toBe(0);
  wait(61);
  await freeExpiredDeliveries(platform);
  // What others wait for may have come due as well.
  expect(await work()).toBeGreaterThan(0);
  expect(receiver.received).toHaveLength(2);
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
  expect(await deliveries()).toMatchObject([{ state: "delivered", attempts: 1 }]);
  // Who was taken for dead and comes back changes nothing.
  receiver.answer = (_, response) => response.writeHead(500).end();
  await deliver(platform, claimed as never);
  expect(await deliveries()).toMatchObject([{ state: "delivered", attempts: 1 }]);
});

/** Reads the webhook, and is gone before the result can be written. */
function dying() {
  return new Proxy(db, {
    get: (target, name) => {
      if (name === "transaction") throw new Error("killed");
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

it("a server that does not answer holds up its own messages alone, and nothing of it is in the log", async () => {
  const [slow, fast] = [await startReceiver(), await startReceiver()];
  slow.answer = () => {};
  const lines: string[] = [];
  const write = vi.spyOn(process.stdout, "write").mockImplementation((chunk) => {
    lines.push(String(chunk));
    return true;
  });
  const blocked = await makeWebhook(slow);
  const served = await makeWebhook(fast);
  for (let count = 0; count < 30; count += 1) await blocked.test();
  for (let count = 0; count < 6; count += 1) await served.test();
  const stopping = new AbortController();
  const loud = { ...platform, log: openLog("trace") };
  const working = deliverWebhooks(loud, stopping.signal);
  await expect.poll(() => fast.received.length, { timeout: 5000 }).toBe(6);
  expect(slow.received).toHaveLength(2);
  stopping.abort();
  slow.answer = (_, response) => response.end();
  // Ends those that hang.
  await db.deleteFrom("webhooks").where("id", "=", blocked.id).execute();
  write.mockRestore();
  await working;
  for (const secret of [blocked.secret, served.secret, "key=hidden", "whsec_"])
    expect(lines.join("")).not.toContain(secret);
}, 30_000);

import { afterAll, expect, it } from "vitest";
import { makeUser } from "../../tests/factories/users.ts";
import { startTestServer } from "../../tests/support/server.ts";
import { startSmtpServer } from "../../tests/support/smtp-server.ts";
import { makeWorld } from "../../tests/support/world.ts";
import { startWorker } from "./worker.server.ts";

let hold: Promise<void> | null = null;
const smtp = await startSmtpServer({
  onRecipient: async (address) => {
    if (address.startsWith("many")) await hold;
  },
});
const { api, db, clock, platform } = await startTestServer({ SMTP_URL: smtp.url });
afterAll(() => smtp.stop());

it("a mail that somebody waits for passes one to many that hangs at the mail server", async () => {
  const unknown = "of_a_newer_version";
  const world = await makeWorld(db, clock.now());
  let letGo = () => {};
  hold = new Promise((resolve) => {
    letGo = resolve;
  });
  for (let place = 0; place < 60; place += 1) {
    const { id } = await makeUser(db, { email: `many${place}@example.com` });
    await db
      .insertInto("mails")
      .values({
        kind: "newsletter",
        payload: JSON.stringify({ eventIds: [world.eventId], since: clock.now(), until: clock.now() }),
        dedupe_key: `many:${place}`,
        message_id: `many-${place}`,
        user_id: id,
        address: `many${place}@example.com`,
        language: "en",
        priority: 40,
        next_try_at: clock.now(),
      })
      .execute();
  }
  await db
    .insertInto("mails")
    .values({
      kind: unknown,
      dedupe_key: "unknown",
      message_id: "unknown",
      address: "unknown@example.com",
      language: "en",
      next_try_at: new Date(clock.now().getTime() - 2 * 60 * 60 * 1000),
    })
    .execute();
  const worker = startWorker(platform);
  try {
    await expect
      .poll(() => db.selectFrom("mails").select("id").where("state", "=", "sending").execute())
      .toHaveLength(15);
    await api("POST /auth/password", {
      body: { email: world.emails.user, redirect_url: "http://tsudoi.test/password" },
    });
    await db
      .updateTable("mails")
      .set({ next_try_at: clock.now() })
      .where("state", "=", "waiting")
      .where("kind", "<>", unknown)
      .execute();
    await expect.poll(() => smtp.taken.map(({ to }) => to)).toEqual([world.emails.user]);
    letGo();
    await expect.poll(() => smtp.taken.length).toBe(61);
    const failed = () => db.selectFrom("mails").select("kind").where("state", "=", "failed").execute();
    await expect.poll(failed).toEqual([{ kind: unknown }]);
  } finally {
    letGo();
    await worker.stop();
  }
  expect(new Set(smtp.taken.map(({ to }) => to)).size).toBe(61);
});

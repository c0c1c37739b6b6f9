import PostalMime from "postal-mime";
import { afterAll, beforeEach, expect, it } from "vitest";
import { deliverMails } from "../../../../tests/support/deliver-mails.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import { startSmtpServer } from "../../../../tests/support/smtp-server.ts";
import { makeWorld, type World } from "../../../../tests/support/world.ts";
import { mails } from "../../../jobs/mails.server.ts";
import { openMailer } from "../../../platform/mail/mailer.server.ts";

const smtp = await startSmtpServer();
const { api, db, clock, platform } = await startTestServer({ SMTP_URL: smtp.url });
const mailer = openMailer(platform.settings);
afterAll(async () => {
  mailer?.close();
  await smtp.stop();
});

let world: World;
let session: Awaited<ReturnType<World["signIn"]>>["stranger"];
beforeEach(async () => {
  smtp.taken.length = 0;
  await db.deleteFrom("mails").execute();
  world = await makeWorld(db, clock.now());
  session = (await world.signIn()).stranger;
});

const turn = async (way: "POST apply" | "PUT cancell") => {
  clock.set(new Date(clock.now().getTime() + 60_000));
  const [method, call] = way.split(" ");
  const { status } = await api(`${method} /events/${world.eventId}/applications/${call}`, {
    as: session,
    body: {},
  });
  expect(status).toBe(200);
};

/** Sends what waits; answers each calendar's method, sequence and status, in the order of the mails. */
async function calendars(): Promise<string[]> {
  // Mails wait for the database's own time.
  clock.set(new Date(Math.max(clock.now().getTime(), Date.now() + 60_000)));
  if (mailer) await deliverMails(platform, mailer, mails);
  const taken = await Promise.all(smtp.taken.splice(0).map(({ source }) => PostalMime.parse(source)));
  return taken.map(({ attachments }) => {
    const calendar = attachments.find(({ mimeType }) => mimeType === "text/calendar");
    const content = new TextDecoder().decode(calendar?.content as ArrayBuffer);
    return ["METHOD", "SEQUENCE", "STATUS"]
      .map((name) => new RegExp(`^${name}:(\\S*)`, "m").exec(content)?.[1])
      .join(" ");
  });
}

it("the entry in a person's calendar goes and comes back with them, each time with a higher number", async () => {
  await turn("POST apply");
  expect(await calendars()).toEqual(["REQUEST 0 CONFIRMED"]);
  await turn("PUT cancell");
  expect(await calendars()).toEqual(["CANCEL 1 CANCELLED"]);
  await turn("POST apply");
  expect(await calendars()).toEqual(["REQUEST 2 CONFIRMED"]);
});

it("a mail that was held up does not undo what the person has done since", async () => {
  await turn("POST apply");
  await turn("PUT cancell");
  expect(await calendars()).toEqual(["CANCEL 1 CANCELLED"]);
});

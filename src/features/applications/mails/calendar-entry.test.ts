import type { Insertable } from "kysely";
import PostalMime from "postal-mime";
import { afterAll, beforeEach, expect, it } from "vitest";
import { deliverMails } from "../../../../tests/support/deliver-mails.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import { startSmtpServer } from "../../../../tests/support/smtp-server.ts";
import { makeWorld, type Role, type World } from "../../../../tests/support/world.ts";
import { mails } from "../../../jobs/mails.server.ts";
import type { DB } from "../../../platform/db/generated/schema.ts";
import { openMailer } from "../../../platform/mail/mailer.server.ts";
import type { ApplicationState } from "../../../shared/application-states.ts";

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

/** The reader of each mail, and the method of the calendar in it. */
async function told(): Promise<Record<string, string | undefined>> {
  clock.set(new Date(clock.now().getTime() + 60 * 60_000));
  if (mailer) await deliverMails(platform, mailer, mails);
  const taken = await Promise.all(smtp.taken.splice(0).map(({ source }) => PostalMime.parse(source)));
  return Object.fromEntries(
    taken.map(({ to, attachments }) => [
      to?.[0]?.address?.replace(/\d+@.*/, ""),
      attachments.find(({ mimeType }) => mimeType === "text/calendar")?.method,
    ]),
  );
}

const everybodyApplies = async () => {
  await db.updateTable("events").set({ max_participant_num: 2 }).where("id", "=", world.eventId).execute();
  const states: Partial<Record<Role, { state: ApplicationState } & Partial<Insertable<DB["applications"]>>>> =
    {
      user: { state: "confirmed" },
      // The organizer's decision is told in some minutes.
      stranger: { state: "confirmed", told_state: "under_review", tell_at: clock.now() },
      invited: { state: "waiting", told_state: "waiting", queue_number: 1 },
      accepted: { state: "declined", tell_at: clock.now(), cancelled_at: clock.now() },
      declined: { state: "declined", told_state: "declined", cancelled_at: clock.now() },
      member: { state: "cancelled", told_state: "cancelled", cancelled_at: clock.now() },
    };
  const rows = Object.entries(states).map(([role, columns]) => ({
    event_id: world.eventId,
    user_id: world.people[role as keyof World["people"]],
    ...columns,
  }));
  await db.insertInto("applications").values(rows).execute();
};
const asOwner = async (call: string, body: object) => {
  const { owner: as } = await world.signIn();
  expect((await api(`PUT /events/${world.eventId}/${call}`, { as, body })).status).toBe(200);
};

it("an event that moves is told to all who have applied, with the entry to those who know that they are coming", async () => {
  await everybodyApplies();
  await asOwner("update", { event: { start_at: "2026-12-24 18:00", end_at: "2026-12-24 20:00" } });
  expect(await told()).toEqual({ user: "REQUEST", stranger: undefined, invited: undefined });
});

it("an event that is called off is told to all who hope for it, and withdraws the entry of those who have one", async () => {
  await everybodyApplies();
  await asOwner("cancel", {});
  expect(await told()).toEqual({
    user: "CANCEL",
    stranger: undefined,
    invited: undefined,
    accepted: "CANCEL",
  });
});

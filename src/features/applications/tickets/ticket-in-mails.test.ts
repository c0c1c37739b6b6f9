import { randomUUID } from "node:crypto";
import PostalMime, { type Email } from "postal-mime";
import { afterAll, beforeEach, expect, it } from "vitest";
import { deliverMails } from "../../../../tests/support/deliver-mails.ts";
import { readQrCodes } from "../../../../tests/support/read-qr-codes.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import { startSmtpServer } from "../../../../tests/support/smtp-server.ts";
import { makeWorld, type World } from "../../../../tests/support/world.ts";
import { mails } from "../../../jobs/mails.server.ts";
import { openMailer } from "../../../platform/mail/mailer.server.ts";
import { queueMail } from "../../../platform/mail/queue/queue-mail.server.ts";
import { showTicketCode } from "../../../shared/codes/ticket-code.ts";

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

const callAs = (as: typeof session) => (call: `${"GET" | "POST" | "PUT"} ${string}`) => {
  const [method, action] = call.split(" ");
  return api(`${method} /events/${world.eventId}/applications/${action}`, { as });
};
const own: ReturnType<typeof callAs> = (call) => callAs(session)(call);
const ticketCode = async () => (await own("GET own/ticket")).body.data?.code as string;

/** Sends what waits; answers the mails to the person who has applied. */
async function sent(): Promise<Email[]> {
  if (mailer) await deliverMails(platform, mailer, mails);
  const taken = await Promise.all(smtp.taken.splice(0).map(({ source }) => PostalMime.parse(source)));
  return taken.filter(({ to }) => to?.[0]?.address?.startsWith("stranger"));
}

const pictures = ({ attachments }: Email) => attachments.filter(({ mimeType }) => mimeType === "image/png");

/** How the mail shows a ticket: the code that a camera reads, and whether letters and the link are in both of its parts. */
async function ticketIn(mail: Email | undefined) {
  const [picture] = mail ? pictures(mail) : [];
  if (!mail || !picture) return null;
  const code = (await readQrCodes(new Uint8Array(picture.content as ArrayBuffer)))[0] ?? "";
  const link = `/events/${world.eventId}/ticket?lang=en#${code}`;
  return {
    code,
    disposition: picture.disposition,
    isShown: mail.html?.includes(`src="cid:${picture.contentId?.replaceAll(/[<>]/g, "")}"`),
    alt: /<img [^>]*alt="([^"]*)"/.exec(mail.html ?? "")?.[1],
    inText: mail.text?.includes(showTicketCode(code)) && mail.text.includes(link),
    inHtml:
      mail.html?.includes(`>${showTicketCode(code)}<`) &&
      mail.html.includes(`href="http://tsudoi.test${link}"`),
  };
}

const wholeTicket = (code: string) => ({
  code,
  disposition: "inline",
  isShown: true,
  alt: `QR code of your ticket (${showTicketCode(code)})`,
  inText: true,
  inHtml: true,
});

it("the mail that confirms a place shows the ticket, beside the entry for the calendar", async () => {
  await own("POST apply");
  const [mail] = await sent();
  expect(await ticketIn(mail)).toEqual(wholeTicket(await ticketCode()));
  expect(mail?.attachments.map(({ mimeType }) => mimeType)).toContain("text/calendar");
});

it("the mail of a place that fell free shows the ticket, and the one about the queue shows none", async () => {
  await db
    .updateTable("events")
    .set({ max_participant_num: 1, has_waiting_list: true })
    .where("id", "=", world.eventId)
    .execute();
  const byFirst = callAs((await world.signIn()).user);
  await byFirst("POST apply");
  await own("POST apply");
  const [queued] = await sent();
  expect(queued?.subject).toMatch(/waiting list/i);
  expect(await ticketIn(queued)).toBe(null);
  await byFirst("PUT cancell");
  const [promoted] = await sent();
  expect(await ticketIn(promoted)).toEqual(wholeTicket(await ticketCode()));
});

it("the mail of somebody who has cancelled shows none, and whoever comes back gets another", async () => {
  await own("POST apply");
  const before = await ticketCode();
  await sent();
  await own("PUT cancell");
  const [cancelled] = await sent();
  expect(cancelled?.subject).toMatch(/cancel/i);
  expect(await ticketIn(cancelled)).toBe(null);
  expect(cancelled?.text).not.toContain(showTicketCode(before));
  clock.set(new Date(clock.now().getTime() + 60_000));
  await own("POST apply");
  const [again] = await sent();
  const code = await ticketCode();
  expect(code).not.toBe(before);
  expect(await ticketIn(again)).toEqual(wholeTicket(code));
});

it("reminders show the ticket to those who are coming and to nobody else", async () => {
  await own("POST apply");
  await sent();
  const { id: reminderMailId } = await db
    .insertInto("reminder_mails")
    .values({
      event_id: world.eventId,
      send_at: clock.now(),
      title: "What to bring",
      body: "An apron",
      states: ["confirmed", "waiting"],
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const remind = async () => {
    const to = { userId: world.people.stranger };
    const cause = randomUUID();
    await db.transaction().execute(async (tx) => {
      for (const [kind, payload] of [
        ["event_tomorrow", { eventId: world.eventId }],
        ["custom_reminder", { eventId: world.eventId, reminderMailId }],
      ] as const)
        await queueMail(tx, mails.find(kind), { to, cause, payload });
    });
    return Promise.all((await sent()).map(async (mail) => [mail.subject, (await ticketIn(mail))?.code]));
  };
  const code = await ticketCode();
  expect(await remind()).toEqual(
    expect.arrayContaining([
      [expect.stringMatching(/^Tomorrow/), code],
      ["What to bring", code],
    ]),
  );
  await db
    .updateTable("applications")
    .set({ state: "waiting", queue_number: 1 })
    .where("event_id", "=", world.eventId)
    .where("state", "=", "confirmed")
    .execute();
  expect(await remind()).toEqual([["What to bring", undefined]]);
});

import PostalMime from "postal-mime";
import { afterAll, beforeEach, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { deliverMails } from "../../../../tests/support/deliver-mails.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";
import { startSmtpServer } from "../../../../tests/support/smtp-server.ts";
import { mails } from "../../../jobs/mails.server.ts";
import { openMailer } from "../../../platform/mail/mailer.server.ts";
import type { ApplicationState } from "../../../shared/application-states.ts";
import { changeLockedApplications } from "../states/change-locked-applications.server.ts";
import { applicationToken } from "./application-token.server.ts";

const smtp = await startSmtpServer();
const { api, db, clock, platform } = await startTestServer({ SMTP_URL: smtp.url });
const mailer = openMailer(platform.settings);
afterAll(async () => {
  mailer?.close();
  await smtp.stop();
});
const owner = await makeOrganization(db);
const [person, next] = [await makeUser(db, { language: "en" }), await makeUser(db)];
let eventId: number;
beforeEach(async () => {
  clock.set(testNow);
  eventId = await makeEvent(db, { owner, columns: { has_waiting_list: true, max_participant_num: 1 } });
});

const insert = async (state: ApplicationState, userId = person.id) => {
  const { id } = await db
    .insertInto("applications")
    .values({
      event_id: eventId,
      user_id: userId,
      state,
      told_state: state,
      queue_number: state === "waiting" ? userId : null,
      offer_expires_at: state === "offered" ? "2026-11-20T21:00:00+09:00" : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
};
const linkFor = async (state: ApplicationState) => applicationToken(db, await insert(state), person.email);
type Call = "POST /applications/by_link" | `PUT /applications/by_link/${"accept_offer" | "cancell"}`;
/** Status, and the state or the first refused field. */
const call = async (name: Call, token: string) => {
  const { status, body } = await api(name, { body: { token } });
  return [status, body.data?.application.state ?? Object.keys(body.errors)[0]];
};
const look = (token: string) => call("POST /applications/by_link", token);
const accept = (token: string) => call("PUT /applications/by_link/accept_offer", token);
const cancel = (token: string) => call("PUT /applications/by_link/cancell", token);
const stateOf = async (userId: number) => {
  const row = await db
    .selectFrom("applications")
    .select("state")
    .where("event_id", "=", eventId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.state;
};

it("the link of a mail is for that application; looking at it changes nothing and shows no answers", async () => {
  await insert("confirmed", next.id);
  await db
    .transaction()
    .execute((tx) =>
      changeLockedApplications(tx, [
        { eventId, userId: person.id, from: undefined, to: "waiting", news: "queued", at: clock.now() },
      ]),
    );
  if (mailer) await deliverMails(platform, mailer, mails);
  const mail = await PostalMime.parse(smtp.taken.splice(0).at(-1)?.source ?? "");
  const [, token = ""] =
    /Leave the waiting list:\nhttp:\/\/tsudoi\.test\/my_application\?lang=en&token=(\S+)/.exec(
      mail.text ?? "",
    ) ?? [];
  clock.set(testNow);
  const { status, body } = await api("POST /applications/by_link", { body: { token } });
  expect([status, body.data.event.id]).toEqual([200, eventId]);
  expect(body.data.application).toEqual({
    id: expect.any(Number),
    actions: ["leave_queue"],
    state: "waiting",
    position: 1,
    offer_expires_at: null,
    cancel_reason: null,
  });
  expect(await look(token)).toEqual([200, "waiting"]);
  expect(await cancel(token)).toEqual([200, "cancelled"]);
});

it("an offer is accepted once, however often it is pressed", async () => {
  const token = await linkFor("offered");
  expect(await Promise.all([accept(token), accept(token)])).toEqual([
    [200, "confirmed"],
    [200, "confirmed"],
  ]);
  expect(await accept(token)).toEqual([200, "confirmed"]);
});

it("an offer that is passed goes to the next; accepting it in another tab says that it is over", async () => {
  await db.updateTable("events").set({ promote_until_at: testNow }).where("id", "=", eventId).execute();
  const token = await linkFor("offered");
  await insert("waiting", next.id);
  expect(await cancel(token)).toEqual([200, "cancelled"]);
  expect(await stateOf(next.id)).toBe("offered");
  expect(await cancel(token)).toEqual([200, "cancelled"]);
  expect(await accept(token)).toEqual([422, "offer"]);
});

it("a place that is given on is the next one's", async () => {
  const token = await linkFor("confirmed");
  await insert("waiting", next.id);
  expect(await cancel(token)).toEqual([200, "cancelled"]);
  expect(await stateOf(next.id)).toBe("confirmed");
});

it("a mail server that is away delays nobody's place: the mail waits for it", async () => {
  const token = await linkFor("confirmed");
  await insert("waiting", next.id);
  const away = openMailer({ ...platform.settings, smtpUrl: "smtp://127.0.0.1:1" });
  expect(await cancel(token)).toEqual([200, "cancelled"]);
  if (away) await deliverMails(platform, away, mails);
  away?.close();
  expect(await stateOf(next.id)).toBe("confirmed");
  const mail = await db
    .selectFrom("mails")
    .select(["user_id", "state", "attempts"])
    .where("event_id", "=", eventId)
    .where("kind", "=", "application_news")
    .executeTakeFirst();
  expect(mail).toEqual({ user_id: next.id, state: "waiting", attempts: 1 });
});

it("an offer that has ended is refused and told as it is", async () => {
  const token = await linkFor("offered");
  clock.set("2026-11-20T21:00:00.001+09:00");
  expect(await accept(token)).toEqual([422, "offer"]);
  expect(await look(token)).toEqual([200, "offered"]);
});

it("after the start, and for a cancelled event, nothing is accepted", async () => {
  const token = await linkFor("offered");
  await db.updateTable("events").set({ cancelled_at: testNow }).where("id", "=", eventId).execute();
  expect(await accept(token)).toEqual([422, "event"]);
  clock.set("2026-11-27T18:00:01+09:00");
  expect(await cancel(token)).toEqual([422, "start_at"]);
});

it("a token that we have not made, or of another application, opens nothing", async () => {
  const token = await linkFor("offered");
  const [id = "", signature] = token.split(".");
  for (const wrong of [
    "",
    id,
    `${id}.`,
    `${Number(id) - 1}.${signature}`,
    `${id}.${"A".repeat(43)}`,
    `9${token}`,
  ]) {
    expect(await look(wrong)).toEqual([404, "application"]);
    expect(await accept(wrong)).toEqual([404, "application"]);
    expect(await cancel(wrong)).toEqual([404, "application"]);
  }
  expect(await stateOf(person.id)).toBe("offered");
});

it("the link works as long as the mail's address is the person's", async () => {
  const moving = await makeUser(db);
  const id = await insert("offered", moving.id);
  const token = await applicationToken(db, id, moving.email);
  expect(await look(token)).toEqual([200, "offered"]);
  await db.updateTable("users").set({ email: "elsewhere@example.com" }).where("id", "=", moving.id).execute();
  expect(await look(token)).toEqual([404, "application"]);
});

it("the link gives the ticket to who is coming, and takes it back with the place", async () => {
  const token = await linkFor("confirmed");
  const { code } = await db
    .selectFrom("tickets")
    .select("code")
    .where("event_id", "=", eventId)
    .executeTakeFirstOrThrow();
  const ticketOf = async (name: Call) => (await api(name, { body: { token } })).body.data.ticket;
  expect(await ticketOf("POST /applications/by_link")).toEqual({
    code,
    url: `http://tsudoi.test/events/${eventId}/ticket#${code}`,
  });
  expect(await ticketOf("PUT /applications/by_link/cancell")).toBe(null);
});

it("the link shows the way into an online event to who has a place, as long as it takes place", async () => {
  const url = "https://meet.example.com/room-1";
  await db.insertInto("event_meetings").values({ event_id: eventId, url }).execute();
  const shown = async (name: Call, token: string) =>
    (await api(name, { body: { token } })).body.data.meeting_url;
  const token = await linkFor("confirmed");
  expect(await shown("POST /applications/by_link", token)).toBe(url);
  const waiting = await applicationToken(db, await insert("waiting", next.id), next.email);
  expect(await shown("POST /applications/by_link", waiting)).toBe(undefined);
  await db.updateTable("events").set({ cancelled_at: testNow }).where("id", "=", eventId).execute();
  expect(await shown("POST /applications/by_link", token)).toBe(undefined);
  await db.updateTable("events").set({ cancelled_at: null }).where("id", "=", eventId).execute();
  expect(await shown("PUT /applications/by_link/cancell", token)).toBe(undefined);
});

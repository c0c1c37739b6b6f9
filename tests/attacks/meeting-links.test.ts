import PostalMime from "postal-mime";
import { RouterContextProvider } from "react-router";
import { afterAll, beforeEach, expect, it } from "vitest";
import { contracts } from "../../src/api/contracts.ts";
import { pageContext } from "../../src/app/rendering/page-context.server.ts";
import { loader as loadEvent } from "../../src/app/routes/events/event.tsx";
import { mails } from "../../src/jobs/mails.server.ts";
import { openMailer } from "../../src/platform/mail/mailer.server.ts";
import { type ApplicationState, applicationStates, isActive } from "../../src/shared/application-states.ts";
import { deliverMails } from "../support/deliver-mails.ts";
import { startTestServer, testNow } from "../support/server.ts";
import { startSmtpServer } from "../support/smtp-server.ts";
import { makeWorld, type World } from "../support/world.ts";

const smtp = await startSmtpServer();
const { api, db, clock, platform, url } = await startTestServer({ SMTP_URL: smtp.url });
const mailer = openMailer(platform.settings);
afterAll(async () => {
  mailer?.close();
  await smtp.stop();
});

const secret = "zq7meetingroom";
const link = `https://meet.example.com/${secret}`;
let world: World;
let sessions: Awaited<ReturnType<World["signIn"]>>;
beforeEach(async () => {
  clock.set(testNow);
  smtp.taken.length = 0;
  await db.deleteFrom("mails").execute();
  world = await makeWorld(db, clock.now());
  sessions = await world.signIn();
});

const save = (event: object) =>
  api(`PUT /events/${world.eventId}/update`, { as: sessions.owner, body: { event } });
const own = async (as = sessions.user) =>
  (await api(`GET /events/${world.eventId}/applications/own`, { as })).body.data;
const apply = (as = sessions.user) =>
  api(`POST /events/${world.eventId}/applications/apply`, { as, body: {} });
const stand = (userId: number, state: ApplicationState) =>
  db
    .updateTable("applications")
    .set({
      state,
      cancelled_at: isActive(state) ? null : clock.now(),
      queue_number: state === "waiting" ? 1 : null,
      offer_expires_at: state === "offered" ? new Date("2026-11-21T12:00:00+09:00") : null,
    })
    .where("event_id", "=", world.eventId)
    .where("user_id", "=", userId)
    .execute();

/** Sends what waits; the text of each mail with its calendar, by its reader. */
async function delivered(): Promise<string[]> {
  clock.set(new Date(clock.now().getTime() + 11 * 60_000));
  if (mailer) await deliverMails(platform, mailer, mails);
  const taken = await Promise.all(smtp.taken.splice(0).map(({ source }) => PostalMime.parse(source)));
  return taken.map(({ text, html, attachments }) => {
    const calendar = attachments.find(({ mimeType }) => mimeType === "text/calendar");
    const content = calendar ? new TextDecoder().decode(calendar.content as ArrayBuffer) : "";
    return `${text}\n${html}\n${content.replaceAll(/\r?\n /g, "")}`;
  });
}

it("an address is https and at most 500 characters; it is taken back by an empty one, and managers read it", async () => {
  const set = await save({ is_online: true, meeting_url: ` ${link} ` });
  expect([set.status, set.body.data.meeting_url]).toEqual([200, link]);
  const read = async () =>
    (await api(`GET /events/${world.eventId}`, { as: sessions.owner })).body.data.meeting_url;
  expect(await read()).toBe(link);
  await save({ max_participant_num: 40 });
  expect(await read()).toBe(link);
  for (const wrong of ["http://meet.example.com/a", "javascript:alert(1)", "meet.example.com", 5]) {
    const { status, body } = await save({ meeting_url: wrong });
    expect([status, Object.keys(body.errors)], String(wrong)).toEqual([422, ["meeting_url"]]);
  }
  expect((await save({ meeting_url: "http://a.example" })).body.errors.meeting_url).toEqual([
    "must be a web address that starts with https://",
  ]);
  const longest = `https://a.example/${"x".repeat(482)}`;
  expect((await save({ meeting_url: `${longest}x` })).status).toBe(422);
  expect((await save({ meeting_url: longest })).status).toBe(200);
  await save({ meeting_url: "" });
  expect(await read()).toBe(null);
});

it("who has a place reads the address in their application, nobody else does, and who cancels no longer", async () => {
  await save({ is_online: true, meeting_url: link });
  await apply();
  for (const state of applicationStates) {
    await stand(world.people.user, state);
    expect([state, (await own()).meeting_url]).toEqual([state, state === "confirmed" ? link : undefined]);
  }
  await stand(world.people.user, "confirmed");
  expect((await own()).meeting_url).toBe(link);
  await api(`PUT /events/${world.eventId}/applications/cancell`, { as: sessions.user });
  expect(await own()).not.toHaveProperty("meeting_url");
});

it("no public answer, page, feed or list holds the address, nor any answer to somebody who waits", async () => {
  await save({ is_online: true, meeting_url: link, is_published: true });
  await apply(sessions.stranger);
  await stand(world.people.stranger, "waiting");
  const calls = Object.keys(contracts).filter(
    (call) => call.startsWith("GET ") && [...call.matchAll(/\{(\w+)\}/g)].length <= 1,
  );
  const leaks: string[] = [];
  let answered = 0;
  for (const call of calls) {
    const path = call.slice(4);
    const address = path.replace(/\{\w+\}/, path.startsWith("/events") ? String(world.eventId) : "1");
    for (const as of [null, sessions.stranger]) {
      const answer = await fetch(`${url}/api/v1${address}`, {
        headers: { ...(as ?? {}) },
        redirect: "manual",
      });
      if (answer.ok) answered += 1;
      if ((await answer.text()).includes(secret)) leaks.push(call);
    }
  }
  for (const query of [`/events?q=${secret}`, `/suggestions?q=${secret}`, "/events?is_online=true"]) {
    if ((await (await fetch(`${url}/api/v1${query}`)).text()).includes(`/${secret}`)) leaks.push(query);
  }
  const { body: found } = await api(`GET /events?q=${secret}`);
  expect(found.data).toEqual([]);
  for (const path of [
    "/events.atom",
    "/events.ics",
    `/events/${world.eventId}/calendar.ics`,
    "/sitemap.xml",
  ]) {
    const answer = await fetch(url + path);
    if ((await answer.text()).includes(secret)) leaks.push(path);
  }
  const context = new RouterContextProvider();
  context.set(pageContext, { platform, language: "en" } as never);
  const page = await loadEvent({
    params: { eventId: String(world.eventId) },
    request: new Request(`http://tsudoi.test/events/${world.eventId}`),
    context,
  } as never);
  expect(JSON.stringify(page)).toContain("is_online");
  if (JSON.stringify(page).includes(secret)) leaks.push("the event's page");
  expect(leaks).toEqual([]);
  expect(answered).toBeGreaterThan(40);
});

it("mails to who has a place carry the address, with the calendar's entry; others do not", async () => {
  await save({ is_online: true, meeting_url: link });
  await apply();
  const [confirmed] = await delivered();
  expect(confirmed).toContain(link);
  expect(/^LOCATION:(.*)/m.exec(confirmed ?? "")?.[1]).toContain(link);

  await apply(sessions.stranger);
  await db.deleteFrom("mails").execute();
  await stand(world.people.stranger, "under_review");
  await save({ start_at: "2026-12-05T18:00:00+09:00", end_at: null, apply_due: null });
  const told = await delivered();
  expect([told.length, told.filter((mail) => mail.includes(secret)).length]).toEqual([2, 1]);
});

it("another address alone is told to those with a place, and to nobody else; its removal to nobody", async () => {
  await save({ is_online: true, meeting_url: link });
  await apply();
  await apply(sessions.stranger);
  await stand(world.people.stranger, "under_review");
  await db.deleteFrom("mails").execute();
  const waiting = async () =>
    (
      await db
        .selectFrom("mails")
        .select(["kind", "user_id"])
        .where("state", "=", "waiting")
        .where("kind", "=", "event_changed")
        .execute()
    ).map(({ user_id }) => user_id);
  await db
    .updateTable("applications")
    .set({ told_state: "confirmed" })
    .where("user_id", "=", world.people.user)
    .execute();
  await save({ meeting_url: link });
  expect(await waiting()).toEqual([]);
  await save({ meeting_url: `${link}2` });
  await save({ meeting_url: `${link}3` });
  expect(await waiting()).toEqual([world.people.user]);
  const [changed] = await delivered();
  expect(changed).toContain(`${link}3`);
  await save({ meeting_url: null });
  expect(await waiting()).toEqual([]);
});

it("a duplicate meets where its original does", async () => {
  await save({ is_online: true, meeting_url: link });
  const { body } = await api(`POST /events/${world.eventId}/duplicate`, {
    as: sessions.owner,
    body: { start_at: ["2026-12-20T18:00:00+09:00"] },
  });
  const copy = (await api(`GET /events/${body.data[0].id}`, { as: sessions.owner })).body.data;
  expect(copy.meeting_url).toBe(link);
});

import { afterAll, expect, it } from "vitest";
import { sweepDueWork } from "../../src/jobs/sweep-due-work.server.ts";
import { MailRegistry } from "../../src/platform/mail/mail-registry.server.ts";
import { openMailer } from "../../src/platform/mail/mailer.server.ts";
import { queueMail } from "../../src/platform/mail/queue/queue-mail.server.ts";
import { signIn, signUp } from "../factories/accounts.ts";
import { makeEvent } from "../factories/events.ts";
import { makeOrganization } from "../factories/organizations.ts";
import { makeUser } from "../factories/users.ts";
import { sessionOf } from "../support/api.ts";
import { deliverMails } from "../support/deliver-mails.ts";
import { plainMail } from "../support/plain-mails.ts";
import { startTestServer, type TestServer, testNow } from "../support/server.ts";
import { startSmtpServer } from "../support/smtp-server.ts";

const smtp = await startSmtpServer();
const settings = { RATE_LIMITS: "on", SMTP_URL: smtp.url };
const here = await startTestServer(settings);
const there = await startTestServer(settings, here.database);
const { db } = here;
const mailer = openMailer(here.platform.settings);
afterAll(async () => {
  mailer?.close();
  await smtp.stop();
});

const after = (hours: number) => new Date(new Date(testNow).getTime() + hours * 60 * 60_000);
/** Sets the clocks of both processes, or of one. */
function setClock(hours: number, ...servers: TestServer[]) {
  for (const { clock } of servers.length > 0 ? servers : [here, there]) clock.set(after(hours));
}
const anEvent = async (hours: number, columns = {}) =>
  makeEvent(db, {
    owner: await makeOrganization(db, { members: [(await makeUser(db)).id] }),
    columns: { start_at: after(hours), ...columns },
  });

it("pages show what is upcoming by the clock of now, wherever it jumps, and whatever was cached", async () => {
  const soon = await anEvent(0.5);
  const isUpcoming = async ({ api }: TestServer) =>
    (await api("GET /events")).body.data.some(({ id }: { id: number }) => id === soon);
  const both = () => Promise.all([here, there].map(isUpcoming));
  for (const [hours, isThere] of [
    [0, true],
    [24, false],
    [0, true],
    [-1, true],
    [1, false],
    [0, true],
  ] as const) {
    setClock(hours);
    expect([hours, ...(await both()), ...(await both())]).toEqual([
      hours,
      isThere,
      isThere,
      isThere,
      isThere,
    ]);
  }
});

it("machines whose clocks differ by hours take applications for the same places, and lose none", async () => {
  setClock(-1, here);
  setClock(24, there);
  const event = await anEvent(24 * 7, { max_participant_num: 3 });
  const people = await Promise.all(Array.from({ length: 5 }, () => makeUser(db)));
  const answers = [];
  for (const [place, { session }] of people.entries()) {
    const { api } = place % 2 ? there : here;
    answers.push((await api(`POST /events/${event}/applications/apply`, { as: session, body: {} })).status);
  }
  expect(answers.filter((status) => status === 200)).toHaveLength(3);
  setClock(0);
  const present = await Promise.all(
    people.map(({ session }) => here.api(`GET /events/${event}/applications/present`, { as: session })),
  );
  expect(present.map(({ body }) => body.data)).toEqual(answers.map((status) => status === 200));
  const shown = await Promise.all([here, there].map(({ api }) => api(`GET /events/${event}`)));
  expect(shown.map(({ body }) => body.data.is_full)).toEqual([true, true]);
});

it("a limit on tries that was reached keeps nobody out for longer, and not for what a jump has left in the future", async () => {
  setClock(0);
  const [before, ahead] = await Promise.all([signUp(here.api), signUp(here.api)]);
  const tries = async ({ email }: { email: string }) => {
    for (let time = 1; time <= 10; time += 1) await signIn(here.api, email, "wrong1");
    return (await signIn(here.api, email)).status;
  };
  expect(await tries(before.form)).toBe(429);
  setClock(24);
  expect(await tries(ahead.form)).toBe(429);
  expect((await signIn(here.api, before.form.email)).status).toBe(200);
  setClock(0);
  expect((await signIn(here.api, ahead.form.email)).status).toBe(200);
});

it("a session goes on when the clock is put back an hour or forward a day, and ends in its time", async () => {
  setClock(0);
  const as = sessionOf(await signIn(here.api, (await signUp(here.api)).form.email));
  const statuses = [];
  for (const hours of [-1, 24, 0, 24 * 13, 24 * 15, 1]) {
    setClock(hours);
    statuses.push((await here.api("GET /users/own", { as })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 401, 200]);
});

it("a mail waits for a clock that was put back, and leaves once", async () => {
  const hello = plainMail("hello");
  const registry = new MailRegistry([hello]);
  const round = async ({ platform }: TestServer) =>
    mailer && (await deliverMails(platform, mailer, registry));
  setClock(0);
  const { id, email } = await makeUser(db);
  await db
    .transaction()
    .execute((tx) =>
      queueMail(tx, hello, { to: { userId: id }, payload: {}, cause: "jump", notBefore: after(0) }),
    );
  setClock(-1);
  await round(here);
  expect(smtp.taken).toEqual([]);
  const taken = () => smtp.taken.filter(({ to }) => to === email).length;
  // One machine's clock is enough.
  setClock(24, there);
  await round(there);
  expect(taken()).toBe(1);
  setClock(0);
  await round(here);
  setClock(24);
  await round(here);
  expect(taken()).toBe(1);
});

it("a reminder that a jump has sent a day early is not sent again", async () => {
  setClock(0);
  const event = await anEvent(54);
  const { session } = await makeUser(db);
  await here.api(`POST /events/${event}/applications/apply`, { as: session, body: {} });
  const reminders = async () => {
    const rows = await db.selectFrom("mails").select("id").where("kind", "=", "event_tomorrow").execute();
    return rows.length;
  };
  const counts = [];
  for (const hours of [0, 30, 0, -1, 30, 31]) {
    setClock(hours);
    await sweepDueWork(here.platform);
    await sweepDueWork(there.platform);
    counts.push(await reminders());
  }
  expect(counts).toEqual([0, 1, 1, 1, 1, 1]);
});

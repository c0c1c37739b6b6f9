import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { deliverMails } from "../../../../../tests/support/deliver-mails.ts";
import { startTestServer, testNow } from "../../../../../tests/support/server.ts";
import { startSmtpServer } from "../../../../../tests/support/smtp-server.ts";
import { makeWorld, type World } from "../../../../../tests/support/world.ts";
import { mails } from "../../../../jobs/mails.server.ts";
import { sweepDueWork } from "../../../../jobs/sweep-due-work.server.ts";
import { openMailer } from "../../../../platform/mail/mailer.server.ts";

const smtp = await startSmtpServer();
const { api, db, clock, platform } = await startTestServer({ SMTP_URL: smtp.url });
const mailer = openMailer(platform.settings);
afterAll(async () => {
  mailer?.close();
  await smtp.stop();
});

const applicants = ["user", "stranger", "invited"] as const;
type Applicant = (typeof applicants)[number];
let world: World;
let sessions: Awaited<ReturnType<World["signIn"]>>;
let options: { id: number; question_id: number }[];
beforeEach(async () => {
  clock.set(testNow);
  await db.deleteFrom("mails").execute();
  world = await makeWorld(db, clock.now());
  sessions = await world.signIn();
  await db.deleteFrom("applicant_mails").execute();
  await db.deleteFrom("reminder_mails").execute();
  for (const role of applicants) await world.apply(role);
  options = await db
    .selectFrom("question_options as o")
    .innerJoin("questions as q", "q.id", "o.question_id")
    .select(["o.id", "o.question_id"])
    .where("q.event_id", "=", world.eventId)
    .orderBy("o.id")
    .execute();
  await answer("user", 0);
  await answer("stranger", 0);
  await answer("invited", 1);
});

const optionAt = (place: number) => options[place] as (typeof options)[number];
const applicationOf = async (role: Applicant) =>
  (
    await db
      .selectFrom("applications")
      .select("id")
      .where("event_id", "=", world.eventId)
      .where("user_id", "=", world.people[role])
      .executeTakeFirstOrThrow()
  ).id;
async function answer(role: Applicant, place: number) {
  const application_id = await applicationOf(role);
  const { id: question_option_id, question_id } = optionAt(place);
  await db.deleteFrom("answers").where("application_id", "=", application_id).execute();
  await db.insertInto("answers").values({ application_id, question_id }).execute();
  await db.insertInto("answer_options").values({ application_id, question_id, question_option_id }).execute();
}
const leave = async (role: Applicant) =>
  db
    .updateTable("applications")
    .set({ state: "cancelled", cancelled_at: clock.now() })
    .where("id", "=", await applicationOf(role))
    .execute();
const checkIn = async (role: Applicant) =>
  db
    .insertInto("attendances")
    .values({
      application_id: await applicationOf(role),
      event_id: world.eventId,
      checked_in_at: clock.now(),
    })
    .execute();
const words = { title: "Lunch", custom_body: "Please bring a box." };
const call = (name: string, body: object) =>
  api(`POST /events/${world.eventId}/${name}` as "POST /auth", { as: sessions.owner, body }) as Promise<{
    status: number;
    // biome-ignore lint/suspicious/noExplicitAny: what it answers is asked by each test
    body: any;
  }>;
const send = (to: object) => call("applicant_mails", { ...words, ...to });
const count = async (to: object) => (await call("applicant_mails/count", to)).body.data?.count;
const set = (to: object, send_at = "2026-11-21 12:00") =>
  call("remind_event_mails/create", { ...words, send_at, ...to });
async function deliver() {
  if (!mailer) throw new Error("no mail server");
  const before = smtp.taken.length;
  while ((await deliverMails(platform, mailer, mails)) > 0);
  return smtp.taken
    .slice(before)
    .map(({ to }) => to.replace(/[^a-z].*$/, ""))
    .sort();
}
async function deliverAt(time: string) {
  clock.set(time);
  await sweepDueWork(platform);
  return deliver();
}

describe("by what somebody has answered", () => {
  it("it goes to who has chosen the option and is not out, and as many are counted", async () => {
    await leave("stranger");
    const to = { option_id: optionAt(0).id };
    expect(await count(to)).toBe(1);
    const { body } = await send(to);
    expect(body.data.recipients_count).toBe(1);
    expect(await deliver()).toEqual(["user"]);
    const { body: sent } = await api(`GET /events/${world.eventId}/applicant_mails`, { as: sessions.owner });
    const option = { question: expect.stringMatching(/\S/), text: expect.stringMatching(/\S/) };
    expect(sent.data).toMatchObject([{ states: null, ...to, option, attendance: null }]);
  });

  it("it goes to nobody who answers otherwise or cancels before it leaves", async () => {
    await send({ option_id: optionAt(0).id });
    await answer("user", 1);
    await leave("stranger");
    expect(await deliver()).toEqual([]);
  });

  it("at a set time it goes to who has chosen the option by then", async () => {
    await set({ option_id: optionAt(0).id });
    await answer("user", 1);
    await answer("invited", 0);
    expect(await deliverAt("2026-11-21T12:00:00+09:00")).toEqual(["invited", "stranger"]);
  });

  it("an option of another event is not found", async () => {
    const other = await makeWorld(db, clock.now());
    const foreign = await db
      .selectFrom("question_options as o")
      .innerJoin("questions as q", "q.id", "o.question_id")
      .select("o.id")
      .where("q.event_id", "=", other.eventId)
      .executeTakeFirstOrThrow();
    for (const answered of [
      await send({ option_id: foreign.id }),
      await set({ option_id: foreign.id }),
      await call("applicant_mails/count", { option_id: foreign.id }),
    ]) {
      expect([answered.status, answered.body]).toEqual([422, { errors: { option_id: ["was not found"] } }]);
    }
  });
});

describe("by an answer and a state together", () => {
  const review = async (role: Applicant) =>
    db
      .updateTable("applications")
      .set({ state: "under_review" })
      .where("id", "=", await applicationOf(role))
      .execute();
  const confirmed = () => ({ option_id: optionAt(0).id, states: ["confirmed"] });

  it("it goes to whom both are true of, as many are counted, and what was sent says both", async () => {
    await review("stranger");
    expect(await count(confirmed())).toBe(1);
    expect(await count({ ...confirmed(), states: ["under_review", "confirmed"] })).toBe(2);
    expect((await send(confirmed())).body.data.recipients_count).toBe(1);
    expect(await deliver()).toEqual(["user"]);
    const { body: sent } = await api(`GET /events/${world.eventId}/applicant_mails`, { as: sessions.owner });
    const option = { question: expect.stringMatching(/\S/), text: expect.stringMatching(/\S/) };
    expect(sent.data).toMatchObject([{ ...confirmed(), option, attendance: null }]);
  });

  it("whoever is in another state, or answers otherwise, before it leaves gets none", async () => {
    await send(confirmed());
    await review("stranger");
    await answer("user", 1);
    expect(await deliver()).toEqual([]);
  });

  it("at a set time it goes to whom both are true of by then, and says both until another choice takes their place", async () => {
    const { body } = await set(confirmed());
    expect(body.data).toMatchObject(confirmed());
    const path = `remind_event_mails/${body.data.id}`;
    const progress = await api(`GET /events/${world.eventId}/${path}/progress` as never, {
      as: sessions.owner,
    });
    expect(progress.body.data).toMatchObject({ state: "scheduled", recipients: 2 });
    await review("user");
    await answer("invited", 0);
    expect(await deliverAt("2026-11-21T12:00:00+09:00")).toEqual(["invited", "stranger"]);
    const later = await set(confirmed(), "2026-11-22 12:00");
    const update = (to: object) =>
      api(`PUT /events/${world.eventId}/remind_event_mails/${later.body.data.id}/update` as never, {
        as: sessions.owner,
        body: to,
      });
    expect((await update({ title: "Other words" })).body.data).toMatchObject(confirmed());
    const all = (await update({ option_id: optionAt(1).id })).body.data;
    expect(all).toMatchObject({ option_id: optionAt(1).id, states: [] });
    const states = (await update({ states: ["under_review"] })).body.data;
    expect(states).toMatchObject({ states: ["under_review"] });
    expect(states).not.toHaveProperty("option_id");
  });

  it("a process of the version before, which knows states alone, finds none in those of a set mail", async () => {
    await set(confirmed());
    const { states } = await db.selectFrom("reminder_mails").select("states").executeTakeFirstOrThrow();
    expect(states).toEqual([]);
  });

  it("neither goes with a third way to choose, and states that nobody can be in are refused", async () => {
    const three = await send({ ...confirmed(), attendance: "attended" });
    expect([three.status, three.body]).toEqual([422, { errors: { user_ids: ["is not valid"] } }]);
    const out = await send({ ...confirmed(), states: ["declined"] });
    expect([out.status, out.body]).toEqual([422, { errors: { states: ["is not valid"] } }]);
    const none = await send({ ...confirmed(), states: ["entered"] });
    expect([none.status, none.body]).toEqual([422, { errors: { option_id: ["have nobody among them"] } }]);
  });
});

describe("by whether somebody came", () => {
  it("while nobody was checked in nobody is known to have come or not", async () => {
    expect([await count({ attendance: "attended" }), await count({ attendance: "absent" })]).toEqual([0, 0]);
    const { status, body } = await send({ attendance: "absent" });
    expect([status, body]).toEqual([422, { errors: { attendance: ["have nobody among them"] } }]);
  });

  it("it goes to who was checked in, or to who had a place and was not", async () => {
    await checkIn("user");
    await leave("invited");
    expect([await count({ attendance: "attended" }), await count({ attendance: "absent" })]).toEqual([1, 1]);
    await send({ attendance: "attended" });
    expect(await deliver()).toEqual(["user"]);
    await send({ attendance: "absent" });
    expect(await deliver()).toEqual(["stranger"]);
  });

  it("who is checked in before it leaves does not read that they were missed", async () => {
    await checkIn("user");
    await send({ attendance: "absent" });
    await checkIn("stranger");
    expect(await deliver()).toEqual(["invited"]);
  });

  it("at a set time after the event it goes by who had come by then", async () => {
    await set({ attendance: "attended" }, "2026-12-02 12:00");
    clock.set("2026-11-30T18:30:00+09:00");
    await checkIn("stranger");
    await deliver();
    expect(await deliverAt("2026-12-02T12:00:00+09:00")).toContain("stranger");
  });

  it("it is set for a time after the event alone, and waits for the end of one that has moved", async () => {
    const early = await set({ attendance: "absent" });
    expect([early.status, early.body]).toEqual([
      422,
      { errors: { send_at: ["must be after the event's end"] } },
    ]);
    const { body } = await set({ states: ["confirmed"] }, "2026-11-21 12:00");
    const path = `remind_event_mails/${body.data.id}/update`;
    const changed = await api(`PUT /events/${world.eventId}/${path}` as "PUT /auth", {
      as: sessions.owner,
      body: { attendance: "absent" },
    });
    expect(changed.status).toBe(422);
    await set({ attendance: "attended" }, "2026-12-02 12:00");
    clock.set("2026-11-30T18:30:00+09:00");
    await checkIn("stranger");
    await deliver();
    await db
      .updateTable("events")
      .set({ start_at: new Date("2026-12-02T10:00:00+09:00"), end_at: new Date("2026-12-02T14:00:00+09:00") })
      .where("id", "=", world.eventId)
      .execute();
    expect(await deliverAt("2026-12-02T12:00:00+09:00")).not.toContain("stranger");
    expect(await deliverAt("2026-12-02T14:00:00+09:00")).toContain("stranger");
  });
});

describe("at a set time to people who are chosen by name", () => {
  const set1 = () => set({ user_ids: [world.people.user, world.people.invited] });

  it("it goes to them alone, also to who has cancelled since, and is read with their ids", async () => {
    const { status, body } = await set1();
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ states: [], user_ids: [world.people.user, world.people.invited] });
    await leave("invited");
    expect(await deliverAt("2026-11-21T12:00:00+09:00")).toEqual(["invited", "user"]);
  });

  it("how many it would go to is told, and another choice takes the place of the people", async () => {
    const { body } = await set1();
    const path = `remind_event_mails/${body.data.id}`;
    const progress = await api(`GET /events/${world.eventId}/${path}/progress` as never, {
      as: sessions.owner,
    });
    expect(progress.body.data).toMatchObject({ state: "scheduled", recipients: 2 });
    const changed = await api(`PUT /events/${world.eventId}/${path}/update` as never, {
      as: sessions.owner,
      body: { states: ["waiting"] },
    });
    expect(changed.body.data).toMatchObject({ states: ["waiting"] });
    expect(changed.body.data).not.toHaveProperty("user_ids");
    const renamed = await api(`PUT /events/${world.eventId}/${path}/update` as never, {
      as: sessions.owner,
      body: { title: "Other words" },
    });
    expect(renamed.body.data).toMatchObject({ title: "Other words", states: ["waiting"] });
  });

  it("nobody who has not applied, and one way of choosing alone", async () => {
    const foreign = await set({ user_ids: [world.people.accepted] });
    expect([foreign.status, foreign.body]).toEqual([422, { errors: { user_ids: ["was not found"] } }]);
    const both = await set({ user_ids: [world.people.user], attendance: "attended" });
    expect([both.status, both.body]).toEqual([422, { errors: { user_ids: ["is not valid"] } }]);
    expect((await call("applicant_mails/count", {})).status).toBe(422);
  });

  it("who deletes the account stands in it no longer", async () => {
    const { body } = await set1();
    expect((await api("DELETE /auth", { as: sessions.user })).status).toBe(200);
    const { user_ids } = await db
      .selectFrom("reminder_mails")
      .select("user_ids")
      .where("id", "=", body.data.id)
      .executeTakeFirstOrThrow();
    expect(user_ids).toEqual([world.people.invited]);
    expect(await deliverAt("2026-11-21T12:00:00+09:00")).toEqual(["invited"]);
  });
});

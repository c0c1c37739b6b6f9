import { beforeEach, describe, expect, it } from "vitest";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";
import { makeWorld, type World } from "../../../../tests/support/world.ts";

const { api, db, clock } = await startTestServer();

let world: World;
let sessions: Awaited<ReturnType<World["signIn"]>>;
beforeEach(async () => {
  clock.set(testNow);
  world = await makeWorld(db, clock.now());
  sessions = await world.signIn();
});

const send = (answers: Record<string, string> | undefined, as = sessions.user) =>
  api(`POST /events/${world.eventId}/applications/apply`, {
    as,
    body: answers ? { application: { apply_question_answers: answers } } : {},
  });
const setEvent = (values: object) =>
  db.updateTable("events").set(values).where("id", "=", world.eventId).execute();
const mailKinds = async () =>
  (
    await db.selectFrom("mails").select("kind").where("event_id", "=", world.eventId).orderBy("id").execute()
  ).map(({ kind }) => kind);

describe("applying", () => {
  it("stores choices by identity, in whichever language they were chosen, and answers in the reader's", async () => {
    const [radio, checkbox, long, short, email] = world.questionIds;
    const answer = await send({
      [`q_${radio}`]: "卵",
      [`q_${checkbox}`]: "Nuts, dried,卵",
      [`q_${long}`]: "よろしく",
      [`q_${short}`]: "x",
    });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({
      state: "confirmed",
      user_id: world.people.user,
      apply_at: "2026-11-20T12:00:00.000+09:00",
      is_cancelled: false,
      apply_question_answers: {
        [`q_${radio}`]: "Egg",
        [`q_${checkbox}`]: "Egg,Nuts, dried",
        [`q_${long}`]: "よろしく",
        [`q_${short}`]: "x",
        [`q_${email}`]: world.emails.user,
      },
    });
    expect(await mailKinds()).toEqual(["application_confirmed"]);
    // What is answered was not read again.
    const own = await api(
      `GET /events/${world.eventId}/applications/own` as "GET /events/{id}/applications/own",
      {
        as: sessions.user,
      },
    );
    expect(JSON.stringify(answer.body)).toBe(JSON.stringify(own.body));
  });

  it("refuses what is no option, a broken e-mail and a missing required answer, question by question", async () => {
    const [radio, , long, , email] = world.questionIds;
    await db
      .updateTable("questions")
      .set({ is_required: true })
      .where("id", "=", long as number)
      .execute();
    const answer = await send({ [`q_${radio}`]: "Fish", [`q_${email}`]: "nobody" });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({
      [`q_${radio}`]: ["is not one of the options"],
      [`q_${long}`]: ["This is a required question"],
      [`q_${email}`]: ["E-mail must be valid"],
    });
  });

  it("is harmless when repeated: the same place, no second mail, even when full or late", async () => {
    const first = await send({});
    await setEvent({ max_participant_num: 1 });
    clock.set("2026-11-29T12:00:00+09:00");
    const again = await send(undefined);
    expect(again.status).toBe(200);
    const closed = { data: { ...first.body.data, actions: ["cancel"] } };
    expect(again.body).toEqual(closed);
    const late = await send({ [`q_${world.questionIds[2]}`]: "x".repeat(5001) });
    expect([late.status, late.body]).toEqual([200, closed]);
    expect(await mailKinds()).toEqual(["application_confirmed"]);
  });

  it("takes answers of 5,000 characters and no more", async () => {
    const field = `q_${world.questionIds[2]}`;
    const { status, body } = await send({ [field]: "x".repeat(5001) });
    expect([status, body]).toEqual([422, { errors: { [field]: ["is too long (at most 5000 characters)"] } }]);
    expect((await send({ [field]: "x".repeat(5000) })).status).toBe(200);
  });

  it("gives the last place to exactly one of thirty who ask at once", async () => {
    await setEvent({ max_participant_num: 1 });
    const worlds = await Promise.all(Array.from({ length: 6 }, () => makeWorld(db, clock.now())));
    const everybody = (await Promise.all(worlds.map((one) => one.signIn()))).flatMap((one) => [
      one.user,
      one.stranger,
      one.member,
      one.owner,
      one.invited,
    ]);
    const answers = await Promise.all(everybody.map((as) => send({}, as)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      expect([status, body.errors]).toEqual([422, { event: ["is full"] }]);
    }
  });

  it("makes one application of two that are sent at the same moment", async () => {
    const answers = await Promise.all([send({}), send({})]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await mailKinds()).toEqual(["application_confirmed"]);
  });

  it("ends with the deadline and with the start; equal to now is in time", async () => {
    clock.set("2026-11-28T12:00:00+09:00");
    expect((await send({})).status).toBe(200);
    clock.set("2026-11-28T12:00:01+09:00");
    expect((await send({}, sessions.stranger)).body.errors).toEqual({ apply_due: ["has passed"] });
    clock.set("2026-11-30T12:00:01+09:00");
    expect((await send({}, sessions.stranger)).body.errors).toEqual({ start_at: ["has passed"] });
  });

  it("is refused for events that are hidden, cancelled, or taken elsewhere", async () => {
    await setEvent({ is_created_by_hf: true });
    expect((await send({})).body.errors).toEqual({ event: ["accepts applications on its own page"] });
    await setEvent({ is_created_by_hf: false, cancelled_at: clock.now() });
    expect((await send({})).body.errors).toEqual({ event: ["has been cancelled"] });
    await setEvent({ cancelled_at: null, is_published: false });
    expect((await send({})).status).toBe(404);
    expect((await send({}, null)).status).toBe(401);
  });

  it("after a cancellation takes the same row with a new time and new answers", async () => {
    const [, , , short] = world.questionIds;
    await send({ [`q_${short}`]: "old" });
    const cancelled = await api(`PUT /events/${world.eventId}/applications/cancell`, { as: sessions.user });
    expect(cancelled.body.data.is_cancelled).toBe(true);
    expect(
      (await api(`GET /events/${world.eventId}/applications/present`, { as: sessions.user })).body.data,
    ).toBe(false);
    clock.set("2026-11-21T12:00:00+09:00");
    const again = await send({ [`q_${short}`]: "new" });
    expect(again.body.data).toMatchObject({ apply_at: "2026-11-21T12:00:00.000+09:00", is_cancelled: false });
    expect(again.body.data.apply_question_answers[`q_${short}`]).toBe("new");
    expect(await mailKinds()).toEqual([
      "application_confirmed",
      "application_cancelled",
      "application_confirmed",
    ]);
  });

  it("clears a reminder of the same event, and a reminder is only for who has not applied", async () => {
    const reminds = `/events/${world.eventId}/event_reminds` as const;
    expect((await api(`POST ${reminds}/apply`, { as: sessions.user })).status).toBe(200);
    expect((await api(`GET ${reminds}/present`, { as: sessions.user })).body.data).toBe(true);
    await send({});
    expect((await api(`GET ${reminds}/present`, { as: sessions.user })).body.data).toBe(false);
    expect((await api(`POST ${reminds}/apply`, { as: sessions.user })).body.errors).toEqual({
      event_remind: ["is only for events you have not applied to"],
    });
    expect((await api(`PUT ${reminds}/cancell`, { as: sessions.user })).status).toBe(200);
  });
});

describe("the participants list", () => {
  it("shows managers who applied and what they answered; everybody else nobody", async () => {
    const [, checkbox] = world.questionIds;
    await send({ [`q_${checkbox}`]: "Egg" });
    const { data } = (await api(`GET /events/${world.eventId}`, { as: sessions.accepted })).body;
    expect(data.applications).toHaveLength(1);
    expect(data.apply_users[0]).toMatchObject({ id: world.people.user, country: { name: "Japan" } });
    expect(JSON.stringify(data.apply_users)).not.toContain("@");
    const seen = (await api(`GET /events/${world.eventId}`, { as: sessions.user })).body.data;
    expect([seen.applications, seen.apply_users, seen.applications_count]).toEqual([[], [], 1]);
  });

  it("tells a choice that the reader's language lacks in Japanese before others, as its question does", async () => {
    const [radio] = world.questionIds;
    await send({ [`q_${radio}`]: "Egg" });
    const { id } = await db
      .selectFrom("question_options")
      .select("id")
      .where("question_id", "=", radio as number)
      .orderBy("position")
      .executeTakeFirstOrThrow();
    await db.deleteFrom("question_option_texts").where("question_option_id", "=", id).execute();
    for (const [language_id, text] of [
      [5, "Trứng"],
      [1, "卵"],
    ] as const) {
      await db
        .insertInto("question_option_texts")
        .values({ question_option_id: id, language_id, text })
        .execute();
    }
    const { data } = (await api(`GET /events/${world.eventId}`, { as: sessions.owner, language: "en" })).body;
    expect(data.applications[0].apply_question_answers[`q_${radio}`]).toBe("卵");
    const asked = data.apply_questions[0].language_apply_questions;
    expect(asked.find((one: { language_id: number }) => one.language_id === 2).options_data[0]).toBe("卵");
    const { body } = await api(`GET /events/${world.eventId}/participants.csv`, { as: sessions.owner });
    expect((body as string).split("\r\n")[1]).toContain(",卵 / Trứng,");
  });

  it("downloads as UTF-8 with BOM and CRLF, choices in both languages, formulas made harmless, STATUS last", async () => {
    const [, checkbox, long] = world.questionIds;
    await send({ [`q_${checkbox}`]: "Egg", [`q_${long}`]: '=SUM(A1)\n"x"' });
    await send({}, sessions.stranger);
    await api(`PUT /events/${world.eventId}/applications/cancell`, { as: sessions.stranger });
    await db
      .updateTable("questions")
      .set({ is_deleted: true })
      .where("id", "=", long as number)
      .execute();
    const { body, headers } = await api(`GET /events/${world.eventId}/participants.csv`, {
      as: sessions.owner,
    });
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const lines = (body as string).split("\r\n");
    expect(lines[0]).toMatch(/First name,Last name,Country.*Question 3 \/ 質問3.*,STATUS$/);
    expect(lines[1]).toContain(`卵 / Egg,"'=SUM(A1)\n""x"""`);
    expect(lines[1]).toMatch(/,Applying$/);
    expect(lines[2]).toMatch(/,Cancelled$/);
  });
});

import { sql } from "kysely";
import { expect, it } from "vitest";
import { makeEvent } from "../factories/events.ts";
import { makeOrganization } from "../factories/organizations.ts";
import { makeUser, makeUsers } from "../factories/users.ts";
import { startTestServer } from "../support/server.ts";

const { api, db, clock } = await startTestServer();
const organizer = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });
const start = new Date("2026-11-27T18:00:00+09:00");
const afterDays = (days: number) => new Date(start.getTime() + days * 24 * 60 * 60 * 1000);
clock.set(afterDays(1));

type Session = Awaited<ReturnType<typeof makeUser>>["session"];
const text = (title: string, id?: number) => ({
  ...(id && { id }),
  question_type_id: 4,
  is_required: false,
  language_apply_questions_attributes: [{ language_id: 2, title }],
});
const choice = (options: string[], id?: number) => ({
  ...(id && { id }),
  question_type_id: 1,
  is_required: false,
  language_apply_questions_attributes: [{ language_id: 2, title: "Was it good?", options_data: options }],
});

/** An event with a survey to which so many people were checked in by its organizer. */
async function makeSurveyed(count: number, is_anonymous = true) {
  const people = await makeUsers(db, count);
  const eventId = await makeEvent(db, {
    owner,
    applicants: people.map(({ id }) => id),
    columns: { max_participant_num: 100 },
  });
  await scan(
    eventId,
    "in",
    people.map(({ id }) => id),
  );
  await save(eventId, { is_anonymous });
  const answer = (place: number, written: string, seen = true) =>
    api(`POST /events/${eventId}/survey/answers`, {
      as: people[place]?.session,
      body: { is_anonymous: seen, answers: { q_1: written } },
    });
  return { eventId, people, answer };
}
const save = (eventId: number, more: object = {}) =>
  api(`PUT /events/${eventId}/survey`, {
    as: organizer.session,
    body: {
      is_anonymous: true,
      is_open: true,
      questions: [text("What did you think?", known.get(eventId))],
      ...more,
    },
  }).then((saved) => {
    if (saved.status === 200) known.set(eventId, saved.body.data.questions[0]?.id);
    return saved;
  });
const known = new Map<number, number>();
async function scan(eventId: number, kind: "in" | "undo", userIds: number[]) {
  const rows = await db
    .selectFrom("applications")
    .select("id")
    .where("event_id", "=", eventId)
    .where("user_id", "in", userIds)
    .execute();
  const scans = rows.map(({ id }) => ({
    nonce: crypto.randomUUID(),
    application_id: id,
    kind,
    scanned_at: clock.now().toISOString(),
  }));
  const { body } = await api(`POST /events/${eventId}/check_ins`, { as: organizer.session, body: { scans } });
  return body.data.map(({ result }: { result: string }) => result);
}
const results = async (eventId: number, as: Session = organizer.session) =>
  (await api(`GET /events/${eventId}/survey/results`, { as })).body.data;
const texts = async (eventId: number) =>
  (await results(eventId)).questions[0].texts.map((one: { text: string }) => one.text);
/** All that an organizer can ask of a survey, to be compared with what it was before. */
const everything = async (eventId: number) =>
  Promise.all(
    [
      "/survey",
      "/survey/results",
      "/survey/results.csv",
      "/after_event",
      "/participants",
      "/check_ins",
      "/attendance/figures",
      "",
    ].map(async (rest) => (await api(`GET /events/${eventId}${rest}`, { as: organizer.session })).body),
  );

it("an answer that was typed under other words on names is not taken, and is kept by whoever typed it", async () => {
  const { eventId, answer } = await makeSurveyed(2, false);
  await save(eventId, { is_anonymous: true });
  const late = await answer(0, "Under my name", false);
  expect([late.status, late.body.data]).toEqual([
    409,
    expect.objectContaining({ is_anonymous: true, can_answer: true }),
  ]);
  const missing = await api(`POST /events/${eventId}/survey/answers`, {
    as: (await makeSurveyed(1)).people[0]?.session,
    body: { answers: {} },
  });
  expect(missing.status).toBe(404);
  expect((await answer(0, "Without it")).status).toBe(200);
});

it("an answer has to say what was seen", async () => {
  const { eventId, people } = await makeSurveyed(1);
  for (const body of [
    { answers: {} },
    { answers: {}, is_anonymous: null },
    { answers: {}, is_anonymous: "true" },
  ]) {
    const { status, body: refused } = await api(`POST /events/${eventId}/survey/answers`, {
      as: people[0]?.session,
      body,
    });
    expect([status, Object.keys(refused.errors)], JSON.stringify(body)).toEqual([422, ["is_anonymous"]]);
  }
});

it("a survey that was open without names never asks for them again, also while it is closed and before anybody has answered", async () => {
  const { eventId, answer } = await makeSurveyed(1);
  for (const is_open of [true, false]) {
    const { status, body } = await save(eventId, { is_anonymous: false, is_open });
    expect([status, Object.keys(body.errors)]).toEqual([422, ["is_anonymous"]]);
    await save(eventId, { is_open: false });
  }
  await save(eventId);
  expect((await answer(0, "Still nobody's")).status).toBe(200);
});

it("one that was never open may turn both ways", async () => {
  const eventId = await makeEvent(db, { owner });
  for (const is_anonymous of [true, false, true]) {
    expect((await save(eventId, { is_anonymous, is_open: false })).status).toBe(200);
  }
});

it("names of earlier answers go once a survey turns to none, and they count for none of the five", async () => {
  const { eventId, answer, people } = await makeSurveyed(9, false);
  for (const place of [0, 1, 2, 3]) await answer(place, `Named ${place}`, false);
  expect((await results(eventId)).answered).toBe(4);
  expect((await save(eventId, { is_anonymous: true })).status).toBe(200);
  for (const place of [4, 5, 6, 7]) expect((await answer(place, `Nobody ${place}`)).status).toBe(200);
  expect(await results(eventId)).toMatchObject({ answered: null, shown: 0 });
  await answer(8, "Nobody 8");
  const shown = await results(eventId);
  expect(shown).toMatchObject({ answered: 9, shown: 9 });
  expect(new Set(shown.questions[0].texts.map(({ name }: { name: string | null }) => name))).toEqual(
    new Set([null]),
  );
  expect((await answer(0, "Twice")).status).toBe(422);
  const left = await sql`select from named_survey_answers where event_id = ${eventId}`.execute(db);
  expect([left.rows.length, people.length]).toEqual([0, 9]);
});

it("who was checked in once answers, though the check-in was undone, the place taken away, or the event hidden", async () => {
  const { eventId, people, answer } = await makeSurveyed(3);
  const ids = people.map(({ id }) => id);
  expect(await scan(eventId, "undo", [ids[0] as number, ids[2] as number])).toEqual(["undone", "undone"]);
  expect((await answer(0, "I was there")).status).toBe(200);
  await api(`PUT /events/${eventId}/applications/cancell`, { as: people[1]?.session });
  expect((await answer(1, "So was I")).status).toBe(200);
  const listed = await api("GET /users/own/after_events", { as: people[2]?.session });
  expect(listed.body.data).toEqual([expect.objectContaining({ event_id: eventId, survey: "open" })]);
  await db.updateTable("events").set({ is_published: false }).where("id", "=", eventId).execute();
  const own = await api(`GET /events/${eventId}/after_event`, { as: people[2]?.session });
  expect(own.body.data).toEqual({ survey: "open", certificate: false });
  expect((await answer(2, "And I")).status).toBe(200);
});

it("managers answer nothing, however they came", async () => {
  const { eventId, people, answer } = await makeSurveyed(2);
  const guest = await makeOrganization(db, { members: [people[1]?.id as number] });
  const invite = (accepted_at: string | null) =>
    db
      .insertInto("event_hosts")
      .values({ event_id: eventId, organization_id: guest, invited_by_id: owner, accepted_at })
      .execute();
  await invite("2026-11-01T00:00:00Z");
  const survey = async () =>
    (await api(`GET /events/${eventId}/survey`, { as: people[1]?.session })).body.data;
  expect(await survey()).toMatchObject({ can_answer: false });
  expect((await answer(1, "My own event was great")).status).toBe(403);
  const own = await api(`GET /events/${eventId}/after_event`, { as: people[1]?.session });
  expect(own.body.data.survey).toBeNull();
  expect((await api("GET /users/own/after_events", { as: people[1]?.session })).body.data).toEqual([]);
  await db.deleteFrom("event_hosts").where("organization_id", "=", guest).execute();
  await invite(null);
  expect((await answer(1, "Only invited")).status).toBe(200);
});

it("nothing that an organizer can ask changes with the first four answers, nor do four answers show", async () => {
  const { eventId, answer } = await makeSurveyed(5);
  const before = await everything(eventId);
  for (const place of [0, 1, 2, 3]) {
    await answer(place, `Secret ${place}`);
    expect(await everything(eventId)).toEqual(before);
  }
  await answer(4, "Secret 4");
  expect((await texts(eventId)).sort()).toEqual([0, 1, 2, 3, 4].map((place) => `Secret ${place}`));
  expect(await results(eventId)).toMatchObject({ answered: 5, shown: 5 });
});

it("accounts that manage the event when its results are read count for none of the five", async () => {
  const { eventId, people, answer } = await makeSurveyed(6);
  for (const place of [0, 1, 2, 3, 4]) await answer(place, `Answer ${place}`);
  const addMember = (user_id: number) =>
    db.insertInto("organization_members").values({ organization_id: owner, user_id }).execute();
  await addMember(people[0]?.id as number);
  expect(await results(eventId)).toMatchObject({ answered: null, shown: 0 });
  await answer(5, "Answer 5");
  expect(await results(eventId)).toMatchObject({ shown: 6 });
});

it("two readings never differ by fewer than five answers, and what was shown stays", async () => {
  const { eventId, people, answer } = await makeSurveyed(12);
  const shown: number[] = [];
  for (const place of people.keys()) {
    await answer(place, `Answer ${place}`);
    const { shown: count, answered, questions } = await results(eventId);
    expect([questions[0].texts.length, answered ?? 0]).toEqual([count, count]);
    shown.push(count);
  }
  expect(shown).toEqual([0, 0, 0, 0, 5, 5, 5, 5, 5, 10, 10, 10]);
  await api("DELETE /auth", { as: people[0]?.session });
  expect(await results(eventId)).toMatchObject({ shown: 10 });
});

it("closing and opening again shows neither one answer nor two", async () => {
  const { eventId, answer } = await makeSurveyed(3);
  for (const place of [0, 1]) {
    await answer(place, "Only I could have written this");
    await save(eventId, { is_open: false });
    expect(await results(eventId)).toMatchObject({ answered: null, shown: 0 });
    expect((await save(eventId)).status).toBe(200);
  }
});

it("closing with three or four answers shows them, and then it stays closed, so that nobody is watched one by one", async () => {
  const { eventId, answer } = await makeSurveyed(5);
  for (const place of [0, 1, 2]) await answer(place, `Answer ${place}`);
  await save(eventId, { is_open: false });
  expect(await results(eventId)).toMatchObject({ answered: 3, shown: 3 });
  const again = await save(eventId, { is_open: true });
  expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ["is_open"]]);
  await db.updateTable("surveys").set({ is_open: true }).where("event_id", "=", eventId).execute();
  expect((await answer(3, "Too late")).status).toBe(422);
});

it("moving the event away ends it no sooner for one or two answers than those who gave them were told", async () => {
  const { eventId, answer } = await makeSurveyed(7);
  for (const place of [0, 1, 2, 3, 4, 5]) await answer(place, `Answer ${place}`);
  expect(await results(eventId)).toMatchObject({ shown: 6 });
  await answer(6, "The seventh, alone");
  const move = (start_at: Date) =>
    db.updateTable("events").set({ start_at }).where("id", "=", eventId).execute();
  await move(afterDays(-40));
  expect(await results(eventId)).toMatchObject({ shown: 6 });
  await move(start);
  // Three hours after the start, where no end is told.
  clock.set(afterDays(30.125));
  expect(await results(eventId)).toMatchObject({ answered: 7, shown: 7 });
  clock.set(afterDays(1));
});

it("a question that was turned round shows what was asked before beside its answers, in the file too", async () => {
  const { eventId, people } = await makeSurveyed(5, false);
  const { body } = await save(eventId, { is_anonymous: false, questions: [choice(["Yes", "No"])] });
  const id = body.data.questions[0].id;
  const send = (place: number, given: string) =>
    api(`POST /events/${eventId}/survey/answers`, {
      as: people[place]?.session,
      body: { is_anonymous: false, answers: { [`q_${id}`]: given } },
    });
  await send(0, "Yes");
  const reword = (options: string[]) =>
    save(eventId, { is_anonymous: false, questions: [choice(options, id)] });
  expect((await reword(["No", "Yes"])).status).toBe(200);
  const former = async () =>
    (await results(eventId)).questions[0].former.map(
      (one: { language_apply_questions: { options_data: string[] }[] }) =>
        one.language_apply_questions[0]?.options_data,
    );
  expect(await former()).toEqual([["Yes", "No"]]);
  const csv = await api(`GET /events/${eventId}/survey/results.csv`, { as: organizer.session });
  expect(csv.body).toContain("Yes; No");
  // Back and forth again tells the same; what was asked first can't be pushed out.
  await reword(["Yes", "No"]);
  expect(await former()).toEqual([["No", "Yes"]]);
  const tried: number[] = [];
  for (let n = 0; n < 8; n += 1) tried.push((await reword([`Yes ${n}`, `No ${n}`])).status);
  expect(tried).toContain(422);
  expect(await former()).toContainEqual(["Yes", "No"]);
});

it("what is written grows with what is sent, not with its square", async () => {
  const count = 48;
  const { eventId, people } = await makeSurveyed(count);
  await save(eventId, { questions: Array(4).fill({ ...text("More"), question_type_id: 3 }) });
  const ids = (await api(`GET /events/${eventId}/survey`, { as: organizer.session })).body.data.questions;
  // The server's own log counts the tests beside this one as well.
  await sql`create table written_rows (bytes integer not null)`.execute(db);
  await sql
    .raw(
      `create function note_written_row() returns trigger language plpgsql as $$
         begin insert into written_rows values (octet_length(new::text)); return null; end $$`,
    )
    .execute(db);
  for (const table of ["anonymous_survey_answers", "survey_respondents"])
    await sql
      .raw(
        `create trigger note_written after insert or update on ${table} for each row execute function note_written_row()`,
      )
      .execute(db);
  const written = async (places: number[]) => {
    await sql`truncate written_rows`.execute(db);
    for (const place of places) {
      const answers = Object.fromEntries(
        ids.map(({ id }: { id: number }) => [
          `q_${id}`,
          Array.from({ length: 70 }, () => crypto.randomUUID()).join("-"),
        ]),
      );
      const { status } = await api(`POST /events/${eventId}/survey/answers`, {
        as: people[place]?.session,
        body: { is_anonymous: true, answers },
      });
      expect(status).toBe(200);
    }
    const { rows } = await sql<{ bytes: string }>`select sum(bytes)::text as bytes from written_rows`.execute(
      db,
    );
    return Number(rows[0]?.bytes);
  };
  const places = [...people.keys()];
  await written(places.slice(0, 16));
  const early = await written(places.slice(16, 32));
  const late = await written(places.slice(32));
  expect(late / early, `${early} bytes, then ${late}`).toBeLessThan(1.4);
  // Each set of answers has 10 KB.
  expect(late / 16).toBeLessThan(12 * 10_240);
});

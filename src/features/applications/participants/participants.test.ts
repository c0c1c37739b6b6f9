import { sql } from "kysely";
import { describe, expect, it, test } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import { applicationStates, isActive } from "../../../shared/application-states.ts";
import type { Participant } from "../applications.contract.ts";

const { api, db, clock } = await startTestServer();
const organizer = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });

const ask = (id: number, query = "", language: "ja" | "en" = "en") =>
  api(`GET /events/${id}/participants${query}`, { as: organizer.session, language });
const userIds = ({ body }: Awaited<ReturnType<typeof ask>>): (number | undefined)[] =>
  (body.data as Participant[]).map(({ user }) => user?.id);
const person = async (columns: Parameters<typeof makeUser>[1] = {}) => (await makeUser(db, columns)).id;
const people = (count: number) => Promise.all(Array.from({ length: count }, () => person()));

/** The applications of an event, by minutes after noon. */
async function apply(eventId: number, minutes: Record<number, number>): Promise<void> {
  for (const [userId, minute] of Object.entries(minutes)) {
    const applied_at = new Date(Date.UTC(2026, 10, 18, 3, minute));
    await db
      .insertInto("applications")
      .values({ event_id: eventId, user_id: Number(userId), applied_at })
      .execute();
  }
}

async function pagesOf(
  id: number,
  limit: number,
  between: (page: number) => Promise<unknown> = async () => {},
) {
  const pages: (number | undefined)[][] = [];
  let cursor = "";
  while (true) {
    const answer = await ask(id, `?limit=${limit}${cursor}`);
    pages.push(userIds(answer));
    if (!answer.body.next_cursor) return pages;
    cursor = `&cursor=${answer.body.next_cursor}`;
    await between(pages.length);
  }
}

it("a row has the person, the state, the moment and the answers; queue, door and note say nothing yet", async () => {
  const user = await person({ first_name: "Haruka", last_name: "Mihon", country_id: 392 });
  const id = await makeEvent(db, { owner });
  await apply(id, { [user]: 0 });
  const { status, body } = await ask(id);
  expect([status, body]).toEqual([
    200,
    {
      data: [
        {
          application_id: expect.any(Number),
          user: expect.objectContaining({
            id: user,
            first_name: "Haruka",
            country: { id: 392, name: "Japan" },
          }),
          search: expect.stringMatching(/^mihon haruka\n/),
          state: "confirmed",
          position: null,
          applied_at: "2026-11-18T12:00:00.000+09:00",
          offer_expires_at: null,
          decided_at: null,
          promoted_at: null,
          cancel_reason: null,
          affiliation: null,
          has_account: true,
          guest_email: null,
          tell_at: null,
          answers_before: [],
          answers_open_until: null,
          answers_deleted_at: null,
          answers: {},
          checked_in_at: null,
          note: null,
        },
      ],
      next_cursor: null,
    },
  ]);
  expect(JSON.stringify(body)).not.toContain("@");
});

it("who applied first comes first; of two at one moment, who has the smaller number", async () => {
  const [one, two, three, four] = (await people(4)).sort((a, b) => a - b) as [number, number, number, number];
  const id = await makeEvent(db, { owner });
  await apply(id, { [one]: 9, [two]: 5, [three]: 5, [four]: 1 });
  expect(userIds(await ask(id))).toEqual([four, two, three, one]);
});

describe("pages", () => {
  it("hold a hundred where no limit is given, and together everybody once", async () => {
    const id = await makeEvent(db, {
      owner,
      applicants: await people(101),
      columns: { max_participant_num: 200 },
    });
    const first = await ask(id);
    expect(first.body.data).toHaveLength(100);
    const rest = await ask(id, `?cursor=${first.body.next_cursor}`);
    expect([rest.body.data.length, rest.body.next_cursor]).toEqual([1, null]);
    expect(new Set([...userIds(first), ...userIds(rest)]).size).toBe(101);
    expect((await ask(id, "?limit=500")).body.data).toHaveLength(101);
  });

  it("go on where they ended while others apply and cancel", async () => {
    const [one, two, three, late] = (await people(4)) as [number, number, number, number];
    const id = await makeEvent(db, { owner });
    await apply(id, { [one]: 1, [two]: 2, [three]: 3 });
    const pages = await pagesOf(id, 1, async (page) => {
      if (page !== 1) return;
      await apply(id, { [late]: 4 });
      await sql`update applications set state = 'cancelled', cancelled_at = now()
                 where event_id = ${id} and user_id in (${one}, ${two})`.execute(db);
    });
    expect(pages).toEqual([[one], [two], [three], [late]]);
  });

  it("end with the last row: a full last page names no other", async () => {
    const id = await makeEvent(db, { owner, applicants: await people(4) });
    expect((await pagesOf(id, 2)).map((page) => page.length)).toEqual([2, 2]);
  });
});

it("those who wait stand in the order of the queue, page by page", async () => {
  const queue = (await people(3)) as [number, number, number];
  const id = await makeEvent(db, { owner });
  await apply(id, { [queue[2]]: 0, [queue[0]]: 1, [queue[1]]: 2 });
  for (const [place, user_id] of queue.entries()) {
    await db
      .updateTable("applications")
      .set({ state: "waiting", queue_number: 10 + place })
      .where("user_id", "=", user_id)
      .execute();
  }
  const first = await ask(id, "?state=waiting&limit=2");
  const second = await ask(id, `?state=waiting&limit=2&cursor=${first.body.next_cursor}`);
  expect([userIds(first), userIds(second)]).toEqual([queue.slice(0, 2), queue.slice(2)]);
  expect(first.body.data.map(({ position }: Participant) => position)).toEqual([1, 2]);
  const other = await ask(id, "?limit=1");
  expect((await ask(id, `?state=waiting&cursor=${other.body.next_cursor}`)).status).toBe(200);
});

it("asks for one state", async () => {
  const all = await people(applicationStates.length);
  const id = await makeEvent(db, { owner });
  for (const [place, state] of applicationStates.entries()) {
    const cancelled_at = isActive(state) ? null : clock.now();
    const user_id = all[place] as number;
    const stands = { queue_number: state === "waiting" ? 1 : null, offer_expires_at: clock.now() };
    await db
      .insertInto("applications")
      .values({ event_id: id, user_id, state, cancelled_at, ...stands })
      .execute();
  }
  expect(userIds(await ask(id))).toHaveLength(7);
  for (const [place, state] of applicationStates.entries()) {
    const answer = await ask(id, `?state=${state}`);
    expect([answer.body.data[0].state, userIds(answer)]).toEqual([state, [all[place]]]);
  }
});

it("answers are in the reader's language", async () => {
  const user = await person();
  const id = await makeEvent(db, { owner, applicants: [user] });
  await sql`
    with q as (insert into questions (event_id, question_type_id) values (${id}, 1) returning id),
         o as (insert into question_options (question_id) select id from q returning id, question_id),
         t as (insert into question_option_texts (question_option_id, language_id, text)
               select o.id, text.language, text.words from o, (values (1, 'はい'), (2, 'Yes')) as text (language, words)),
         w as (insert into answers (application_id, question_id, text)
               select a.id, q.id, '' from applications a, q where a.event_id = ${id} returning application_id, question_id)
    insert into answer_options select w.application_id, w.question_id, o.id from w, o`.execute(db);
  expect(Object.values((await ask(id, "", "ja")).body.data[0].answers)).toEqual(["はい"]);
  expect(Object.entries((await ask(id, "", "en")).body.data[0].answers)).toEqual([
    [expect.stringMatching(/^q_\d+$/), "Yes"],
  ]);
});

it("who has deleted their account is cancelled and nobody", async () => {
  const leaving = await makeUser(db);
  const id = await makeEvent(db, { owner, applicants: [leaving.id] });
  await api("DELETE /auth", { as: leaving.session });
  expect((await ask(id)).body.data).toMatchObject([{ user: null, state: "cancelled", answers: {} }]);
});

test.each([
  ["limit=0", { limit: ["is not valid"] }],
  ["limit=501", { limit: ["is not valid"] }],
  ["limit=many", { limit: ["is not valid"] }],
  ["limit=1.5", { limit: ["is not valid"] }],
  ["limit=", { limit: ["is not valid"] }],
  ["state=gone", { state: ["is not valid"] }],
  ["state=", { state: ["is not valid"] }],
  ["cursor=", { cursor: ["is not valid"] }],
  ["cursor=somewhere", { cursor: ["is not valid"] }],
  ["limit=0&state=gone", { state: ["is not valid"], limit: ["is not valid"] }],
])("%s is no way to ask", async (query, errors) => {
  const id = await makeEvent(db, { owner });
  const { status, body } = await ask(id, `?${query}`);
  expect([status, body.errors]).toEqual([422, errors]);
});

it("words are at most two hundred characters", async () => {
  const id = await makeEvent(db, { owner });
  const { status, body } = await ask(id, `?q=${"x".repeat(201)}`);
  expect([status, body.errors]).toEqual([422, { q: ["is too long (at most 200 characters)"] }]);
  expect((await ask(id, `?q=${"x".repeat(200)}`)).status).toBe(200);
});

it("an event that is not there has no participants: 404", async () => {
  expect((await ask(999_999)).status).toBe(404);
});

describe("the event's detail", () => {
  const crowd = (id: number, count: number) =>
    sql`
      with people as (
        insert into users (first_name, last_name, email, password_hash)
        select 'Person', n::text, ${`crowd${id}-`} || n || '@example.com', 'x' from generate_series(1, ${count}::integer) n returning id
      )
      insert into applications (event_id, user_id) select ${id}, id from people`.execute(db);
  const detail = async (id: number, query = "") =>
    (await api(`GET /events/${id}${query}`, { as: organizer.session })).body.data;

  it("holds the first thousand and says so where there are more; the call has everybody", async () => {
    const id = await makeEvent(db, { owner, columns: { max_participant_num: 2000 } });
    await crowd(id, 1000);
    const whole = await detail(id);
    expect([whole.applications.length, whole.apply_users.length]).toEqual([1000, 1000]);
    expect(whole).not.toHaveProperty("applications_truncated");
    await apply(id, { [await person()]: 24 * 60 * 9 });
    const cut = await detail(id);
    expect([cut.applications.length, cut.apply_users.length, cut.applications_truncated]).toEqual([
      1000,
      1000,
      true,
    ]);
    expect((await pagesOf(id, 500)).map((page) => page.length)).toEqual([500, 500, 1]);
  });

  it("leaves people out where that is asked for, also for managers", async () => {
    const id = await makeEvent(db, { owner, applicants: await people(2) });
    const without = await detail(id, "?applications=none");
    expect([without.applications, without.apply_users]).toEqual([[], []]);
    expect(without).not.toHaveProperty("applications_truncated");
    expect((await api(`GET /events/${id}?applications=some`, { as: organizer.session })).status).toBe(422);
  });
});

import { describe, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser, makeUsers } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import { type ApplicationState, isActive, isInQueue } from "../../../shared/application-states.ts";

const { api, db, clock } = await startTestServer();
const [organizer, coHost] = await makeUsers(db, 2);
const owner = await makeOrganization(db, { members: [organizer?.id ?? 0] });
const coHosting = await makeOrganization(db, { members: [coHost?.id ?? 0] });
const now = clock.now();
const tooEarly = new Date("2026-11-20T11:00:00+09:00");
const inTenMinutes = new Date("2026-11-20T12:10:00+09:00");

const approval = { selection: "approval" } as const;
const withQueue = { has_waiting_list: true } as const;

/** An event in which one person is in each of these states, in the order of applying and of the queue; answers their ids. */
async function makeDecidable(
  states: readonly ApplicationState[],
  columns: Parameters<typeof makeEvent>[1]["columns"] = {},
) {
  const eventId = await makeEvent(db, { owner, coHosts: [coHosting], columns });
  const people = await makeUsers(db, states.length);
  const ids = people.map(({ id }) => id);
  if (states.length > 0) {
    await db
      .insertInto("applications")
      .values(
        states.map((state, place) => ({
          event_id: eventId,
          user_id: ids[place] ?? 0,
          state,
          told_state: state,
          applied_at: tooEarly,
          cancelled_at: isActive(state) ? null : tooEarly,
          queue_number: isInQueue(state) ? place + 1 : null,
          offer_expires_at: state === "offered" ? inTenMinutes : null,
        })),
      )
      .execute();
  }
  return { eventId, ids, people };
}

const decide = (eventId: number, decision: string, user_ids: unknown, more: object = {}, as = organizer) =>
  api(`POST /events/${eventId}/applications/decisions`, {
    as: as?.session ?? null,
    body: { decision, user_ids, ...more },
  });
const statesOf = async (eventId: number) => {
  const rows = await db
    .selectFrom("applications")
    .selectAll()
    .where("event_id", "=", eventId)
    .orderBy("id")
    .execute();
  return rows.map(({ state }) => state);
};
const kindsOfMails = async (eventId: number) => {
  const rows = await db
    .selectFrom("mails")
    .select(["kind", "user_id"])
    .where("event_id", "=", eventId)
    .execute();
  return rows.map(({ kind }) => kind);
};
const refusal = (user_id: number | undefined, errors: Record<string, string[]>) => ({ user_id, errors });
const isFull = { event: ["is full"] };
const notOpen = { state: ["is not open to this"] };
const notFound = { user: ["was not found"] };

describe("accepting", () => {
  it("goes in the order given until the places are gone; the others are refused, each for themselves", async () => {
    const { eventId, ids } = await makeDecidable(
      ["under_review", "under_review", "under_review", "cancelled"],
      {
        ...approval,
        max_participant_num: 2,
      },
    );
    const [one, two, three, left] = ids;
    const { status, body } = await decide(eventId, "accept", [three, left, two, one]);
    expect([status, body.data]).toEqual([
      200,
      { done: [three, two], refused: [refusal(left, notOpen), refusal(one, isFull)] },
    ]);
    expect(await statesOf(eventId)).toEqual(["under_review", "confirmed", "confirmed", "cancelled"]);
  });

  it("gives a turn at the end of the queue where organizers choose, the event is full and has a waiting list", async () => {
    const { eventId, ids } = await makeDecidable(["confirmed", "waiting", "under_review", "declined"], {
      ...approval,
      ...withQueue,
      max_participant_num: 1,
    });
    expect((await decide(eventId, "accept", [ids[3], ids[2]])).body.data.refused).toEqual([]);
    const rows = await db
      .selectFrom("applications")
      .select("user_id")
      .where("event_id", "=", eventId)
      .where("queue_number", "is not", null)
      .orderBy("queue_number")
      .execute();
    expect(rows.map(({ user_id }) => user_id)).toEqual([ids[1], ids[3], ids[2]]);
    expect((await decide(eventId, "accept", [ids[1]])).body.data.refused).toEqual([refusal(ids[1], notOpen)]);
  });

  it("overtakes nobody who waits, also while an unpublished event gives no places", async () => {
    const { eventId, ids } = await makeDecidable(["waiting", "under_review"], {
      ...approval,
      is_published: false,
    });
    expect((await decide(eventId, "accept", [ids[1]])).body.data.refused).toEqual([refusal(ids[1], isFull)]);
  });

  it("of somebody declined is refused in a full event that asks no organizer, waiting list or not", async () => {
    const { eventId, ids } = await makeDecidable(["confirmed", "declined"], {
      ...withQueue,
      max_participant_num: 1,
    });
    expect((await decide(eventId, "accept", [ids[1]])).body.data.refused).toEqual([refusal(ids[1], isFull)]);
  });
});

it("a place that a decision frees goes to the next in the queue, who is told at once, and undoing does not take it back", async () => {
  const { eventId, ids } = await makeDecidable(["confirmed", "waiting"], {
    ...withQueue,
    max_participant_num: 1,
  });
  await decide(eventId, "decline", [ids[0]]);
  expect(await statesOf(eventId)).toEqual(["declined", "confirmed"]);
  expect(await kindsOfMails(eventId)).toEqual(["application_news"]);
  expect((await decide(eventId, "accept", [ids[0]])).body.data.refused).toEqual([refusal(ids[0], isFull)]);
  const chosen = await makeDecidable(["confirmed", "waiting"], {
    ...approval,
    ...withQueue,
    max_participant_num: 1,
  });
  for (const decision of ["decline", "reset", "accept"])
    await decide(chosen.eventId, decision, [chosen.ids[0]]);
  expect(await statesOf(chosen.eventId)).toEqual(["waiting", "confirmed"]);
});

describe("what the person is told", () => {
  const read = (eventId: number) =>
    db
      .selectFrom("applications")
      .select(["told_state", "tell_at", "decided_at", "decision_message"])
      .where("event_id", "=", eventId)
      .executeTakeFirstOrThrow();

  it("stands in their application at once, and waits ten minutes for its mail", async () => {
    const { eventId, ids, people } = await makeDecidable(["under_review"], approval);
    await decide(eventId, "accept", ids, { message: " Welcome! " });
    const own = await api(`GET /events/${eventId}/applications/own`, { as: people[0]?.session ?? null });
    expect(own.body.data).toMatchObject({
      state: "confirmed",
      decided_at: "2026-11-20T12:00:00.000+09:00",
      decision_message: "Welcome!",
    });
    expect(await read(eventId)).toMatchObject({ told_state: "under_review", tell_at: inTenMinutes });
    expect(await kindsOfMails(eventId)).toEqual([]);
  });

  it("counts from the last decision, and is nothing where that led back to what they were told", async () => {
    const { eventId, ids } = await makeDecidable(["under_review"], approval);
    await decide(eventId, "accept", ids);
    clock.set("2026-11-20T12:04:00+09:00");
    await decide(eventId, "decline", ids);
    const first = await read(eventId);
    clock.set(now.toISOString());
    // A transition from confirmed to declined, taken back in turn.
    await decide(eventId, "reset", ids);
    expect([first.tell_at, (await read(eventId)).tell_at]).toEqual([
      new Date("2026-11-20T12:14:00+09:00"),
      null,
    ]);
  });

  it("leaves at once where the start is nearer than ten minutes", async () => {
    const { eventId, ids } = await makeDecidable(["under_review"], {
      ...approval,
      start_at: "2026-11-20T12:09:00+09:00",
    });
    await decide(eventId, "decline", ids);
    expect(await read(eventId)).toMatchObject({ tell_at: now });
  });

  it("of somebody an organizer has declined it keeps them from applying again", async () => {
    const { eventId, ids, people } = await makeDecidable(["confirmed"]);
    await decide(eventId, "decline", ids);
    const apply = () =>
      api(`POST /events/${eventId}/applications/apply`, { as: people[0]?.session ?? null, body: {} });
    expect((await apply()).body.errors).toEqual({ event: ["does not accept your application"] });
    await decide(eventId, "accept", ids);
    expect((await apply()).body.data.state).toBe("confirmed");
  });
});

describe("people", () => {
  it("who have not applied, are not there or have deleted their account are not found; a repeated id counts once", async () => {
    const { eventId, ids, people } = await makeDecidable(["confirmed", "confirmed"]);
    const stranger = await makeUser(db);
    await api("DELETE /auth", { as: people[0]?.session ?? null });
    const asked = [ids[0], stranger.id, 2_000_000_000, ids[1], ids[1]];
    expect((await decide(eventId, "decline", asked)).body.data).toEqual({
      done: [ids[1]],
      refused: [ids[0], stranger.id, 2_000_000_000].map((id) => refusal(id, notFound)),
    });
  });

  it("are decided of by a co-host as well, twice without harm, and at once with one outcome", async () => {
    const { eventId, ids } = await makeDecidable(
      Array.from({ length: 20 }, () => "under_review" as const),
      { ...approval, max_participant_num: 5 },
    );
    const answers = await Promise.all(
      [organizer, coHost, organizer, coHost].map((as, place) =>
        decide(eventId, "accept", place % 2 ? ids.toReversed() : ids, {}, as),
      ),
    );
    const done = answers.map(({ body }) => [...body.data.done].sort((a, b) => a - b));
    expect(new Set(done.map(String)).size).toBe(1);
    expect(done[0]).toHaveLength(5);
    expect((await statesOf(eventId)).filter((state) => state === "confirmed")).toHaveLength(5);
  });

  it("are taken in five hundred at once, and not more", async () => {
    const { eventId, ids } = await makeDecidable(
      Array.from({ length: 501 }, () => "under_review" as const),
      { ...approval, max_participant_num: 600 },
    );
    const tooMany = await decide(eventId, "accept", ids);
    expect([tooMany.status, tooMany.body.errors]).toEqual([422, { user_ids: ["are at most 500"] }]);
    expect((await decide(eventId, "accept", ids.slice(1))).body.data).toEqual({
      done: ids.slice(1),
      refused: [],
    });
    const [first, ...others] = await statesOf(eventId);
    expect([first, new Set(others)]).toEqual(["under_review", new Set(["confirmed"])]);
  });
});

it.each([
  ["a decision that there is not", { decision: "promote" }, { decision: ["is not valid"] }],
  [
    "words that are too long",
    { message: "a".repeat(2001) },
    { message: ["is too long (at most 2000 characters)"] },
  ],
  ["no people", { user_ids: undefined }, { user_ids: ["can't be blank"] }],
])("%s: nothing is decided", async (_, wrong, errors) => {
  const { eventId, ids } = await makeDecidable(["confirmed"]);
  const { status, body } = await decide(eventId, "decline", ids, wrong);
  expect([status, body.errors, await statesOf(eventId)]).toEqual([422, errors, ["confirmed"]]);
});

it.each([
  ["has begun", { start_at: "2026-11-20T11:59:00+09:00" }, "has already begun"],
  ["is cancelled", { cancelled_at: "2026-11-20T11:59:00+09:00" }, "has been cancelled"],
])("nothing is decided of an event that %s", async (_, columns, sentence) => {
  const { eventId, ids } = await makeDecidable(["confirmed"], columns);
  const { status, body } = await decide(eventId, "decline", ids);
  expect([status, body.errors, await statesOf(eventId)]).toEqual([422, { event: [sentence] }, ["confirmed"]]);
});

import fc from "fast-check";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUsers } from "../../../../tests/factories/users.ts";
import { testDatabase } from "../../../../tests/support/database.ts";
import {
  type ApplicationState,
  applicationStates,
  holdsPlace,
  isActive,
  isInQueue,
} from "../../../shared/application-states.ts";
import { freePlaces, isQueued, openPlaces } from "../../events/places/free-places.ts";
import { type FormerState, freesPlace, gainsPlace, isAllowedTransition } from "./allowed-transitions.ts";
import { type ApplicationChange, changeApplications } from "./change-applications.server.ts";

const { db } = await testDatabase();
const owner = await makeOrganization(db);
const people = (await makeUsers(db, 5)).map(({ id }) => id);
const began = new Date("2026-11-20T12:00:00Z");
const at = new Date("2026-11-21T12:00:00Z");

/** A change that somebody wants. */
interface Wish {
  person: number;
  /** The state as it was read. */
  from: FormerState;
  to: ApplicationState;
  /** The event, or their row, has changed since. */
  isOld: boolean;
  isRowOld: boolean;
  /** Takes a turn in the queue where no place is free. */
  overflows: boolean;
  /** Gives on what falls free, with the event held. */
  fillsPlaces: boolean;
}

interface World {
  /** Of each person, in the one event. */
  states: FormerState[];
  places: number;
  wishes: Wish[];
}

const anyFormer = fc.constantFrom<FormerState>(undefined, ...applicationStates);
const transitions = [undefined, ...applicationStates].flatMap((from) =>
  applicationStates.filter((to) => isAllowedTransition(from, to)).map((to) => ({ from, to })),
);
const seldom = fc.nat(4).map((chance) => chance === 0);
const worlds: fc.Arbitrary<World> = fc
  .record({
    states: fc.array(anyFormer, { minLength: people.length, maxLength: people.length }),
    places: fc.integer({ min: 1, max: 4 }),
    wishes: fc.uniqueArray(
      fc.record({
        person: fc.nat(people.length - 1),
        transition: fc.constantFrom(...transitions),
        isOld: seldom,
        isRowOld: seldom,
        mayWait: fc.boolean(),
        fillsPlaces: seldom.map((isLeft) => !isLeft),
      }),
      { selector: ({ person }) => person, minLength: 1 },
    ),
  })
  .map(({ states, places, wishes }) => ({
    states,
    places,
    wishes: wishes.map(({ transition: { from, to }, mayWait, ...wish }) => {
      const overflows = mayWait && to === "confirmed" && isAllowedTransition(from, "waiting");
      return { ...wish, from, to, overflows };
    }),
  }));

/** Somebody asks for a place of a full event and may wait: of a hundred worlds one or two are like it. */
const fullWorld: World = {
  states: people.map((_, place) => (place === 0 ? "confirmed" : undefined)),
  places: 1,
  wishes: [
    {
      person: 1,
      from: undefined,
      to: "confirmed",
      isOld: false,
      isRowOld: false,
      overflows: true,
      fillsPlaces: true,
    },
  ],
};

const countsOf = (states: readonly FormerState[], places: number) => ({
  max_participant_num: places,
  applications_count: states.filter(holdsPlace).length,
  waiting_count: states.filter(isInQueue).length,
});

/** The rules alone, one wish after the other. */
function expectedOf({ states, places, wishes }: World): { outcomes: string[]; states: FormerState[] } {
  const after = [...states];
  const event = countsOf(states, places);
  const isRead = ({ person, from, isOld, isRowOld }: Wish) =>
    states[person] === from && !isOld && !(isRowOld && from !== undefined);
  // Places that fall free are there for the next statement: what this one frees may still be undone.
  const freesAny = wishes.some((wish) => isRead(wish) && freesPlace(wish.from, wish.to));
  let asking = 0;
  const outcomes = wishes.map((wish) => {
    const { person, from, to } = wish;
    if (!isRead(wish) || (freesPlace(from, to) && isQueued(event) && !wish.fillsPlaces)) return "outdated";
    if (gainsPlace(from, to)) asking += 1;
    const isLeft = asking <= (isInQueue(from) ? freePlaces(event) : openPlaces(event));
    if (gainsPlace(from, to) && !isLeft && (!wish.overflows || freesAny)) return "outdated";
    after[person] = gainsPlace(from, to) && !isLeft ? "waiting" : to;
    return "written";
  });
  return { outcomes, states: after };
}

async function makeWorld({ states, places }: World): Promise<number> {
  const eventId = await makeEvent(db, { owner, columns: { max_participant_num: people.length } });
  for (const [index, state] of states.entries()) {
    if (!state) continue;
    const cancelled_at = isActive(state) ? null : began;
    const row = {
      event_id: eventId,
      user_id: people[index] as number,
      applied_at: began,
      state,
      cancelled_at,
      queue_number: isInQueue(state) ? index + 1 : null,
      offer_expires_at: state === "offered" ? at : null,
    };
    await db.insertInto("applications").values(row).execute();
  }
  await db
    .updateTable("events")
    .set({ max_participant_num: places, lock_version: 7 })
    .where("id", "=", eventId)
    .execute();
  return eventId;
}

it("writes what the rules allow of what is still as it was read, and counts it, whatever is wished at once", async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(worlds, async (world) => {
      const eventId = await makeWorld(world);
      const changes = world.wishes.map(
        ({ person, from, to, isOld, isRowOld, overflows, fillsPlaces }): ApplicationChange => ({
          eventId,
          userId: people[person] as number,
          eventVersion: isOld ? 6 : 7,
          from,
          sequence: from === undefined ? null : isRowOld ? 1 : 0,
          to,
          news: null,
          isApplying: isActive(to) && !isActive(from),
          fillsPlaces,
          overflow: overflows ? { to: "waiting", news: "queued" } : undefined,
          promotion: to === "offered" ? { offerExpiresAt: at } : undefined,
          at,
          answers: null,
        }),
      );
      const outcomes = (await changeApplications(db, changes, false)).map(({ outcome }) => outcome);
      const expected = expectedOf(world);
      expect(outcomes).toEqual(expected.outcomes);
      for (const [place, outcome] of outcomes.entries()) {
        const { person, to } = world.wishes[place] as Wish;
        seen.add(outcome === "written" && expected.states[person] !== to ? "queued" : outcome);
      }
      const { rows } = await sql<{
        user_id: number;
        state: FormerState;
        applied_at: Date;
        cancelled_at: Date;
        calendar_sequence: number;
      }>`
        select * from applications where event_id = ${eventId}`.execute(db);
      const rowOf = (index: number) => rows.find(({ user_id }) => user_id === people[index]);
      expect(people.map((_, index) => rowOf(index)?.state)).toEqual(expected.states);
      for (const [index, state] of expected.states.entries()) {
        if (!state) continue;
        const before = world.states[index];
        const hasBegun = isActive(state) && !isActive(before);
        expect(rowOf(index)).toMatchObject({
          applied_at: hasBegun ? at : began,
          cancelled_at: isActive(state) ? null : state === before ? began : at,
          calendar_sequence: before !== undefined && state !== before ? 1 : 0,
        });
      }
      const counts = await db
        .selectFrom("events")
        .select(["max_participant_num", "applications_count", "waiting_count"])
        .where("id", "=", eventId)
        .executeTakeFirstOrThrow();
      expect(counts).toEqual(countsOf(expected.states, world.places));
    }),
    { numRuns: 150, examples: [[fullWorld]] },
  );
  // All were among the cases, or nothing was compared.
  expect([...seen].sort()).toEqual(["outdated", "queued", "written"]);
});

it("what somebody holds is busy, and keeps no other event waiting; who waits for it gets it", async () => {
  const [heldId, freeId] = [await makeEvent(db, { owner }), await makeEvent(db, { owner })];
  const changeOf = (eventId: number, person: number): ApplicationChange => ({
    eventId,
    userId: people[person] as number,
    eventVersion: 0,
    from: undefined,
    sequence: null,
    to: "confirmed",
    news: null,
    at,
    answers: null,
  });
  let waiting: Promise<unknown> = Promise.resolve();
  await db.transaction().execute(async (tx) => {
    await sql`select from events where id = ${heldId} for no key update`.execute(tx);
    const outcomes = await changeApplications(db, [changeOf(heldId, 0), changeOf(freeId, 0)], false);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(["busy", "written"]);
    waiting = changeApplications(db, [changeOf(heldId, 0)], true);
  });
  expect(await waiting).toMatchObject([{ outcome: "written" }]);
  await db.transaction().execute(async (tx) => {
    await sql`select from users where id = ${people[1] as number} for update`.execute(tx);
    expect(await changeApplications(db, [changeOf(freeId, 1)], false)).toMatchObject([{ outcome: "busy" }]);
  });
});

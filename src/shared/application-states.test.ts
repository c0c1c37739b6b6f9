import fc from "fast-check";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { expect, it, test } from "vitest";
import { makeEvent } from "../../tests/factories/events.ts";
import { makeOrganization } from "../../tests/factories/organizations.ts";
import { makeUser } from "../../tests/factories/users.ts";
import { testDatabase } from "../../tests/support/database.ts";
import {
  type ApplicationState,
  applicationStates,
  holdsPlace,
  holdsPlaceSql,
  isActive,
  isActiveSql,
  isComing,
  isComingSql,
  statusInCsv,
} from "./application-states.ts";

const { db } = await testDatabase();
const owner = await makeOrganization(db);
const people = await Promise.all(Array.from({ length: 8 }, async () => (await makeUser(db)).id));
const event = await makeEvent(db, { owner, applicants: people });

const anyStates = fc.array(fc.constantFrom(...applicationStates), { minLength: 8, maxLength: 8 });

async function setStates(states: readonly ApplicationState[]): Promise<void> {
  await sql`
    update applications set state = given.state, cancelled_at = case when ${isActiveSql("given")} then null else now() end,
           queue_number = case when given.state = 'waiting' then applications.id end, offer_expires_at = now()
      from unnest(${people}::integer[], ${[...states]}::text[]) as given (user_id, state)
     where applications.user_id = given.user_id`.execute(db);
}

const rules: [
  name: string,
  rule: (state: ApplicationState) => boolean,
  sql: (alias: string) => RawBuilder<SqlBool>,
][] = [
  ["holds a place", holdsPlace, holdsPlaceSql],
  ["is coming", isComing, isComingSql],
  ["is active", isActive, isActiveSql],
];

it.each(rules)("who %s is the same for the program and for the database", async (_, rule, inSql) => {
  await fc.assert(
    fc.asyncProperty(anyStates, async (states) => {
      await setStates(states);
      const { rows } = await sql<{
        user_id: number;
      }>`select user_id from applications a where ${inSql("a")}`.execute(db);
      expect(rows.map(({ user_id }) => user_id).sort()).toEqual(
        people.filter((_, place) => rule(states[place] as ApplicationState)).sort(),
      );
    }),
    { numRuns: 25 },
  );
});

it("the event counts those who hold a place, whatever states follow each other", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStates, { minLength: 1, maxLength: 4 }), async (steps) => {
      for (const states of steps) await setStates(states);
      const { applications_count } = await db
        .selectFrom("events")
        .select("applications_count")
        .where("id", "=", event)
        .executeTakeFirstOrThrow();
      expect(applications_count).toBe(steps.at(-1)?.filter(holdsPlace).length);
    }),
    { numRuns: 25 },
  );
});

it("the database takes every state, no other one, and the moment of the end with those alone that are over", async () => {
  const write = (state: string, cancelled_at: Date | null) =>
    sql`update applications set state = ${state}, cancelled_at = ${cancelled_at},
               queue_number = case when ${state} = 'waiting' then 1 end where user_id = ${people[0]}`.execute(
      db,
    );
  for (const state of applicationStates) {
    await setStates(people.map(() => (state === "waiting" ? "entered" : "waiting")));
    await write(state, isActive(state) ? null : new Date());
    await setStates(people.map(() => (state === "waiting" ? "entered" : "waiting")));
    await expect(write(state, isActive(state) ? new Date() : null)).rejects.toThrow(
      "applications_cancelled_at_check",
    );
  }
  await expect(write("thinking", null)).rejects.toThrow("applications_state_check");
});

// The states that the contract names, and the words that its CSV has for them.
test.each([
  ["confirmed", "Applying", [true, true, true]],
  ["waiting", "Waiting", [false, false, true]],
  ["offered", "Offered", [true, false, true]],
  ["under_review", "Under review", [false, false, true]],
  ["entered", "Entered", [false, false, true]],
  ["declined", "Declined", [false, false, false]],
  ["cancelled", "Cancelled", [false, false, false]],
] as const)("%s is %s in the CSV; holds a place, is coming, is active: %j %j", (state, status, expected) => {
  expect(statusInCsv(state)).toBe(status);
  expect([holdsPlace(state), isComing(state), isActive(state)]).toEqual(expected);
});

test("who has never applied holds no place, is not coming and not active", () => {
  expect([holdsPlace(undefined), isComing(undefined), isActive(undefined)]).toEqual([false, false, false]);
});

import { sql } from "kysely";
import { expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { testDatabase } from "../../../../tests/support/database.ts";
import { applicationStates, isActive, isComing } from "../../../shared/application-states.ts";
import { isInSpanSql } from "../../events/events.server.ts";
import { selectTookPart, tookPartBeforeSql } from "./took-part.server.ts";

const { db } = await testDatabase();
const now = new Date("2026-11-20T12:00:00+09:00");
const owner = await makeOrganization(db);
// One is coming to every event; of the others one stands in each state.
const people = await Promise.all([...applicationStates, "other"].map(() => makeUser(db)));
const other = people.at(-1)?.id;

const starts = [-1, 0, 1].map((ms) => new Date(now.getTime() + ms));
const cancelled = [null, now];
const checkedIn = ["nobody", "the other", "everybody"] as const;
const facts = starts.flatMap((start_at) =>
  cancelled.flatMap((cancelled_at) => checkedIn.map((came) => ({ start_at, cancelled_at, came }))),
);

it("somebody took part in an event that has begun: who came, or who had a place where nobody was checked in", async () => {
  for (const { start_at, cancelled_at, came } of facts) {
    const event_id = await makeEvent(db, {
      owner,
      columns: { start_at, cancelled_at, has_waiting_list: true },
    });
    const applied = await db
      .insertInto("applications")
      .values(
        people.map(({ id }, place) => {
          const state = applicationStates[place] ?? "confirmed";
          return {
            event_id,
            user_id: id,
            state,
            told_state: state,
            queue_number: state === "waiting" ? 1 : null,
            offer_expires_at: state === "offered" ? now : null,
            cancelled_at: isActive(state) ? null : now,
          };
        }),
      )
      .returning(["id as application_id", "user_id", "state"])
      .execute();
    const there = applied.filter(
      ({ user_id }) => came === "everybody" || (came === "the other" && user_id === other),
    );
    if (there.length > 0) {
      const rows = there.map(({ application_id }) => ({ application_id, event_id, checked_in_at: now }));
      await db.insertInto("attendances").values(rows).execute();
    }
    const { rows } = await sql<{ application_id: number; took_part: boolean }>`
      select part.id as application_id, ${tookPartBeforeSql({ application: "part", event: "past" }, now)} as took_part
        from applications part join events past on past.id = part.event_id
       where part.event_id = ${event_id} order by part.id`.execute(db);
    const expected = applied.map(({ application_id, state }) => ({
      application_id,
      took_part:
        start_at < now &&
        cancelled_at === null &&
        isComing(state) &&
        (there.length === 0 || there.some((one) => one.application_id === application_id)),
    }));
    expect({ start_at, cancelled_at, came, rows }).toEqual({ start_at, cancelled_at, came, rows: expected });
    const { rows: atOnce } = await sql<{ id: number; user_id: number }>`
      with past as (
        select e.id from events e where e.id = ${event_id} and ${isInSpanSql("past", now)} and e.cancelled_at is null)
      select took.id, took.user_id from (${selectTookPart("past")}) as took order by took.user_id`.execute(
      db,
    );
    const those = applied.filter((_, place) => expected[place]?.took_part);
    expect(atOnce).toEqual(
      those
        .map(({ user_id }) => ({ id: event_id, user_id }))
        .sort((a, b) => (a.user_id ?? 0) - (b.user_id ?? 0)),
    );
  }
});

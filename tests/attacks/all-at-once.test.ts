import { sql } from "kysely";
import { expect, it } from "vitest";
import { holdsPlaceSql } from "../../src/shared/application-states.ts";
import { makeEvent } from "../factories/events.ts";
import { makeOrganization } from "../factories/organizations.ts";
import { makeUsers } from "../factories/users.ts";
import { startTestServer } from "../support/server.ts";

const { api, db } = await startTestServer();
const owner = await makeOrganization(db);

const apply = async (eventId: number, session: Record<string, string>): Promise<number> => {
  // A machine that does much else may leave connections waiting for longer than the server waits for a request's head.
  const answer = await api(`POST /events/${eventId}/applications/apply`, { as: session, body: {} }).catch(
    () => null,
  );
  return answer === null || answer.status === 503 ? apply(eventId, session) : answer.status;
};

async function countConfirmed(eventId: number): Promise<{ rows: number; counted: number; mails: number }> {
  const { rows } = await sql<{ rows: number; counted: number; mails: number }>`
    select (select count(*)::int from applications a where event_id = e.id and ${holdsPlaceSql("a")}) as rows,
           applications_count as counted,
           (select count(*)::int from mails where event_id = e.id and kind = 'application_confirmed') as mails
      from events e where id = ${eventId}`.execute(db);
  return rows[0] as { rows: number; counted: number; mails: number };
}

it("of a thousand people who want the last seat at once, one gets it", async () => {
  const eventId = await makeEvent(db, { owner, columns: { max_participant_num: 1 } });
  const people = await makeUsers(db, 1000);
  const statuses = await Promise.all(people.map(({ session }) => apply(eventId, session)));
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 422)).toHaveLength(999);
  expect(await countConfirmed(eventId)).toEqual({ rows: 1, counted: 1, mails: 1 });
});

it("of four hundred people who want seventy places at two events that are edited, seventy get one at each", async () => {
  const columns = { max_participant_num: 70 };
  const events = [await makeEvent(db, { owner, columns }), await makeEvent(db, { owner, columns })];
  const people = await makeUsers(db, 400);
  let isOpening = true;
  const editing = (async () => {
    let edits = 0;
    for (; isOpening; edits += 1) {
      // As every edit of an organizer does.
      await sql`update events set lock_version = lock_version + 1 where id = ${events[edits % 2]}`.execute(
        db,
      );
    }
    return edits;
  })();
  // Twice each: a double click.
  const wishes = people.flatMap(({ session }) => [session, session]);
  const statuses = await Promise.all(
    events.map((eventId) => Promise.all(wishes.map((session) => apply(eventId, session)))),
  );
  isOpening = false;
  expect(await editing).toBeGreaterThan(3);
  for (const [place, eventId] of events.entries()) {
    expect(statuses[place]?.filter((status) => status === 200)).toHaveLength(140);
    expect(statuses[place]?.filter((status) => status === 422)).toHaveLength(660);
    expect(await countConfirmed(eventId)).toEqual({ rows: 70, counted: 70, mails: 70 });
  }
});

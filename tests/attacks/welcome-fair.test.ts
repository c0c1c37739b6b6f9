import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { findOrMakeAttendanceCode } from "../../src/features/check-in/attendance-code/attendance-code.server.ts";
import { signIn, signUp } from "../factories/accounts.ts";
import { makeEvent } from "../factories/events.ts";
import { makeOrganization } from "../factories/organizations.ts";
import { makeUser } from "../factories/users.ts";
import { startTestServer } from "../support/server.ts";

// At a welcome fair everybody comes from the one address of the campus, and nobody of them attacks anything.
const { api, db, clock } = await startTestServer({ RATE_LIMITS: "on" });
const organizer = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });
const eventId = await makeEvent(db, {
  owner,
  columns: { start_at: new Date(clock.now().getTime() + 30 * 60_000), max_participant_num: 2000 },
});
const code = await findOrMakeAttendanceCode(db, eventId);
const newcomersAnHour = 1500;

/** Everything that a newcomer does within the hour, each with a slip; answers the statuses. */
async function walk(): Promise<Record<string, number>> {
  const { form, answer, session: as } = await signUp(api);
  const home = "http://tsudoi.test/home";
  const again = await api("POST /auth/confirmation", { body: { email: form.email, redirect_url: home } });
  const forgotten = await api("POST /auth/password", { body: { email: form.email, redirect_url: home } });
  const entered = await signIn(api, form.email);
  const seen = await api(`GET /events/${eventId}`);
  const applied = await api(`POST /events/${eventId}/applications/apply`, { as, body: {} });
  const ticket = await api(`GET /events/${eventId}/applications/own/ticket`, { as });
  const mistyped = await api(`POST /events/${eventId}/attendance`, { as, body: { code: "x" } });
  const attended = await api(`POST /events/${eventId}/attendance`, { as, body: { code } });
  const scanned = await api(`POST /events/${eventId}/check_ins`, {
    as: organizer.session,
    body: {
      scans: [
        {
          nonce: randomUUID(),
          kind: "in",
          ticket_code: ticket.body.data?.code,
          scanned_at: clock.now().toISOString(),
        },
      ],
    },
  });
  const steps = { answer, again, forgotten, entered, seen, applied, ticket, mistyped, attended, scanned };
  return Object.fromEntries(Object.entries(steps).map(([name, { status }]) => [name, status]));
}

const asItShould = {
  answer: 200,
  again: 200,
  forgotten: 200,
  entered: 200,
  seen: 200,
  applied: 200,
  ticket: 200,
  mistyped: 422,
  attended: 200,
  scanned: 200,
};

it("1,500 newcomers from one address get in within an hour: no step of any counts so much that the last is refused", async () => {
  expect(await walk()).toEqual(asItShould);
  // As if 1,498 more had walked: what is counted for one of them alone stays as it is.
  const { rows } = await sql<{ key: string }>`
    update rate_limits set count = count * ${newcomersAnHour - 1}
     where key like '%127.0.0.1%' or key = ${`check_ins:user ${organizer.id}`} returning key`.execute(db);
  expect(rows.map(({ key }) => key)).toContain("sign_up:127.0.0.1");
  expect(await walk()).toEqual(asItShould);
  expect((await walk()).answer).toBe(429);
});

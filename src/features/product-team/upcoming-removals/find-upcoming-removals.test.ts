import { sql } from "kysely";
import { expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import { dayMs, hourMs } from "../../../shared/time/milliseconds.ts";
import { removeOldAnswers } from "../../applications/applications.server.ts";
import { removeOldWalkIns } from "../../check-in/check-in.server.ts";
import type { UpcomingRemoval } from "./upcoming-removals.contract.ts";

const { api, db, clock, platform } = await startTestServer();
const now = clock.now().getTime();
const team = await makeUser(db, { is_uniteam: true });
const person = await makeUser(db, { first_name: "Zqfirst", last_name: "Zqlast" });
const guest = await makeUser(db, {
  is_guest: true,
  email: null,
  password_hash: null,
  first_name: "Zqguest",
  guest_email: "zqguest@example.com",
});
const half = await makeOrganization(db, { name: "Half a year" });
const month = await makeOrganization(db, { name: "A month", columns: { answers_kept_days: 30 } });
const fewer = await makeOrganization(db, {
  name: "Fewer since today",
  columns: { answers_kept_days: 30, answers_kept_days_set_at: clock.now() },
});

/** An event that ended so long before now, with an answer, a note, a guest and a walk-in. */
async function makePast(owner: number, title: string, ended: number, withData = true): Promise<number> {
  const end = new Date(now - ended);
  const columns = { start_at: new Date(end.getTime() - hourMs), end_at: end };
  const id = await makeEvent(db, {
    owner,
    title,
    columns,
    applicants: withData ? [person.id, guest.id] : [],
  });
  if (!withData) return id;
  await sql`
    with question as (insert into questions (event_id, question_type_id) values (${id}, 3) returning id),
    noted as (insert into application_notes select id, 'Zqnote' from applications where event_id = ${id} and user_id = ${person.id})
    insert into answers select a.id, q.id, 'Zqanswer' from applications a, question q
     where a.event_id = ${id} and a.user_id = ${person.id}`.execute(db);
  await sql`insert into walk_ins (event_id, nonce, name) values (${id}, gen_random_uuid(), 'Zqwalkin')`.execute(
    db,
  );
  return id;
}
const list = async (query = "") => {
  const { body } = await api(`GET /uniteam/upcoming_removals${query}`, { as: team.session });
  return body as { data: UpcomingRemoval[]; next_cursor: string | null };
};
const full = { answers: 1, notes: 1, guests: 1, walk_ins: 1 };

it("tells the events that the job empties within seven days and no others, the next first, in counts alone", async () => {
  const soon = await makePast(half, "Soon", 180 * dayMs - hourMs);
  const latest = await makePast(month, "In seven days", 23 * dayMs);
  await makePast(month, "A second later", 23 * dayMs - 1000);
  await makePast(half, "Much later", 100 * dayMs);
  await makePast(month, "Nothing there", 25 * dayMs, false);
  const midnight = await makePast(fewer, "At midnight", 40 * dayMs);
  const { data } = await list();
  expect(
    data.map(({ event, organization, at }) => [event.title, organization.organization_name, at]),
  ).toEqual([
    ["Soon", "Half a year", "2026-11-20T13:00:00.000+09:00"],
    ["At midnight", "Fewer since today", "2026-11-21T00:00:00.000+09:00"],
    ["In seven days", "A month", "2026-11-27T12:00:00.000+09:00"],
  ]);
  expect(data.map(({ answers, notes, guests, walk_ins }) => ({ answers, notes, guests, walk_ins }))).toEqual([
    full,
    { ...full, guests: 1 },
    full,
  ]);
  expect(JSON.stringify(data)).not.toMatch(/zq/i);

  clock.set(new Date(now + 7 * dayMs));
  await removeOldWalkIns(platform);
  await removeOldAnswers(platform);
  const { rows } = await sql<{ id: number }>`
    select event_id as id from answer_removals r where exists (select from applications a where a.event_id = r.event_id)
     order by id`.execute(db);
  expect(rows.map(({ id }) => id)).toEqual([soon, latest, midnight]);
  const after = (await list()).data;
  expect(after.map(({ event }) => event.title)).toEqual(["A second later"]);
  clock.set(new Date(now));
});

it("a list that is longer than a page goes on where it ended", async () => {
  await sql`delete from walk_ins`.execute(db);
  await sql`delete from answers`.execute(db);
  await sql`delete from application_notes`.execute(db);
  await sql`update users set deleted_at = now(), first_name = '', last_name = '', guest_email = null where id = ${guest.id} and deleted_at is null`.execute(
    db,
  );
  for (let nth = 0; nth < 52; nth += 1) {
    // Two at a time end at the same moment.
    const id = await makePast(half, `Event ${nth}`, 175 * dayMs - Math.floor(nth / 2) * hourMs, false);
    await sql`insert into walk_ins (event_id, nonce, name) values (${id}, gen_random_uuid(), 'x')`.execute(
      db,
    );
  }
  const first = await list();
  expect(first.data).toHaveLength(50);
  const second = await list(`?cursor=${first.next_cursor}`);
  expect([second.data.length, second.next_cursor]).toEqual([2, null]);
  expect(new Set([...first.data, ...second.data].map(({ event }) => event.id)).size).toBe(52);
});

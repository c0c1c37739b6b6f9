import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { sweepDueWork } from "../../src/jobs/sweep-due-work.server.ts";
import { holdsPlaceSql, isActiveSql } from "../../src/shared/application-states.ts";
import { makeEvent } from "../factories/events.ts";
import { makeOrganization } from "../factories/organizations.ts";
import { type MadeUser, makeUser } from "../factories/users.ts";
import { countWaiting } from "../support/count-waiting.ts";
import { startTestServer } from "../support/server.ts";

const { api, db, platform, clock } = await startTestServer();
const organizer = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });
const open = await makeEvent(db, { owner, columns: { max_participant_num: 1000 } });
const nextDay = new Date(clock.now().getTime() + 24 * 60 * 60 * 1000).toISOString();

const newClub = {
  email: "made-while-leaving@example.com",
  language_organizations_attributes: [{ language_id: 2, name: "Nobody's" }],
};
const applyTo = (eventId: number, who: MadeUser) =>
  api(`POST /events/${eventId}/applications/apply`, { as: who.session, body: {} });
const apply = (who: MadeUser) => applyTo(open, who);
const remind = (who: MadeUser) => api(`POST /events/${open}/event_reminds/apply`, { as: who.session });
const follow = (who: MadeUser) => api(`PUT /organizations/${owner}/follow`, { as: who.session });
const create = (who: MadeUser) =>
  api("POST /organizations/create", { as: who.session, body: { organization: newClub } });
const join = (who: MadeUser) =>
  api(`POST /organizations/${owner}/organization_users/create`, {
    as: organizer.session,
    body: { new_organizer_email: who.email },
  });
const resend = (who: MadeUser) => api("POST /auth/confirmation", { body: { email: who.email } });
const choose = (who: MadeUser, { eventId, staying }: Prepared) =>
  api(`POST /events/${eventId}/notify_event_mails`, {
    as: organizer.session,
    body: { notify_mail: { send_at: nextDay, user_ids: [who.id, staying] } },
  });
const invite = (_who: MadeUser, { eventId, theirs }: Prepared) =>
  api(`POST /events/${eventId}/co_hosts`, {
    as: organizer.session,
    body: { target_organization_email: theirs, current_organization_id: owner },
  });
const beTold = (_who: MadeUser, { eventId }: Prepared) =>
  api(`PUT /events/${eventId}/cancel`, { as: organizer.session, body: {} });

/**
 * An event that this person wants to be reminded of, whose announcement may go to them and to one who stays; and the address
 * of an organization of both.
 */
async function prepare(who: MadeUser) {
  const staying = await makeUser(db);
  const followers = [who.id, staying.id].map((user_id) => ({ organization_id: owner, user_id }));
  await db.insertInto("organization_follows").values(followers).execute();
  const eventId = await makeEvent(db, { owner });
  await db.insertInto("event_reminders").values({ event_id: eventId, user_id: who.id }).execute();
  const theirs = `theirs${eventId}@example.com`;
  await makeOrganization(db, { members: [who.id, staying.id], columns: { email: theirs } });
  return { eventId, staying: staying.id, theirs };
}
type Prepared = Awaited<ReturnType<typeof prepare>>;

/** Remains of people whose accounts are deleted; there must be none. */
async function remains(): Promise<unknown[]> {
  const { rows } = await sql`
    with gone as (select id from users where deleted_at is not null)
    select 'application' as kind, user_id from applications where ${isActiveSql("applications")} and user_id in (table gone)
    union all select 'answer', a.user_id from answers join applications a on a.id = application_id
      where a.user_id in (table gone)
    union all select 'reminder', user_id from event_reminders where user_id in (table gone)
    union all select 'follow', user_id from organization_follows where user_id in (table gone)
    union all select 'member', user_id from organization_members where user_id in (table gone)
    union all select 'recipient', user_id from announcement_recipients where user_id in (table gone)
    union all select 'session', user_id from sessions where user_id in (table gone)
    union all select 'token', user_id from account_tokens where user_id in (table gone)
    union all select 'mail', user_id from mails
      where user_id in (table gone) and (address is not null or state in ('waiting', 'sending'))
    union all select 'organization without members', o.id from organizations o
      where not exists (select from organization_members m where m.organization_id = o.id)
    union all select 'wrong count', e.id from events e
      where applications_count <> (select count(*) from applications a where a.event_id = e.id and ${holdsPlaceSql("a")})
  `.execute(db);
  return rows;
}

/** Lets the account's deletion commit while a call waits for the account. */
async function whileDeleting<T>(who: MadeUser, call: () => Promise<T>): Promise<T> {
  let called: Promise<T> | undefined;
  await db.transaction().execute(async (tx) => {
    await sql`select from users where id = ${who.id} for update`.execute(tx);
    called = call();
    await expect.poll(() => countWaiting(db)).toBeGreaterThan(0);
    await sql`delete from sessions where user_id = ${who.id}`.execute(tx);
    await sql`delete from organization_follows where user_id = ${who.id}`.execute(tx);
    await sql`delete from event_reminders where user_id = ${who.id}`.execute(tx);
    await sql`delete from organization_members where user_id = ${who.id}`.execute(tx);
    await sql`
      update users set deleted_at = now(), email = null, password_hash = null, first_name = '', last_name = ''
       where id = ${who.id}`.execute(tx);
  });
  return called as Promise<T>;
}

describe("while the account is being deleted", () => {
  it.each([
    ["applying", apply, 401],
    ["asking to be reminded", remind, 401],
    ["following", follow, 401],
    ["creating an organization", create, 401],
    ["being added to an organization", join, 422],
    ["being chosen for an announcement", choose, 200],
    ["a mail to the person", resend, 200],
    ["being told that an event is cancelled", beTold, 200],
    ["being told that one's organization is invited", invite, 200],
  ])("%s leaves nothing", async (_what, call, status) => {
    const who = await makeUser(db);
    const prepared = await prepare(who);
    expect((await whileDeleting(who, () => call(who, prepared))).status).toBe(status);
    expect(await remains()).toEqual([]);
  });
});

describe("25 times at once with the deletion", () => {
  it.each([
    ["applying", apply],
    ["following", follow],
    ["creating an organization", create],
    ["being added to an organization", join],
    ["being chosen for an announcement", choose],
  ])("%s leaves nothing and fails nowhere", async (_what, call) => {
    const people = await Promise.all(Array.from({ length: 25 }, () => makeUser(db)));
    const prepared = await Promise.all(people.map(prepare));
    const answers = await Promise.all(
      people.flatMap((who, index) => {
        const leave = () => api("DELETE /auth", { as: who.session });
        const both = [leave, () => call(who, prepared[index] as Prepared)];
        return (index % 2 ? both : both.reverse()).map((one) => one());
      }),
    );
    expect(answers.filter(({ status }) => ![200, 401, 404, 422].includes(status))).toEqual([]);
    expect(await remains()).toEqual([]);
  });

  it("what organizers and workers do to the same people neither fails nor leaves anything", async () => {
    for (let round = 0; round < 6; round += 1) {
      const people = await Promise.all(Array.from({ length: 8 }, () => makeUser(db)));
      const ids = people.map(({ id }) => id);
      const events = [
        await makeEvent(db, { owner, applicants: ids.slice(0, 5), columns: { start_at: nextDay } }),
        await makeEvent(db, { owner, applicants: ids.slice(3) }),
      ];
      const reminders = events.flatMap((event_id) => ids.map((user_id) => ({ event_id, user_id })));
      await db.insertInto("event_reminders").values(reminders).execute();
      const asOrganizer = { as: organizer.session };
      const calls = [
        ...people.map((who) => () => api("DELETE /auth", { as: who.session })),
        ...people.map((who) => () => applyTo(events[0] as number, who)),
        ...people.map((who) => () => join(who)),
        ...events.map((id) => () => api(`PUT /events/${id}/cancel`, { ...asOrganizer, body: {} })),
        ...events.map((id) => () => {
          const event = { start_at: "2026-12-01 18:00", is_online: true };
          return api(`PUT /events/${id}/update`, { ...asOrganizer, body: { event } });
        }),
        () => api(`DELETE /events/${events[1]}`, asOrganizer),
      ];
      const order = calls.toSorted(() => Math.random() - 0.5);
      const [answers] = await Promise.all([
        Promise.all(order.map((call) => call())),
        sweepDueWork(platform),
        sweepDueWork(platform),
      ]);
      expect(answers.filter(({ status }) => ![200, 401, 404, 422].includes(status))).toEqual([]);
      expect(await remains()).toEqual([]);
    }
  });
});

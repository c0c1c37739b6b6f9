import { describe, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import { type MemberRole, may, memberRoles } from "./member-roles.ts";

const { api, db, clock } = await startTestServer();

type Person = Awaited<ReturnType<typeof makeUser>>;

/** An organization with a member of each of these roles, the first for longest. */
async function makeTeam(...roles: MemberRole[]) {
  const people = await Promise.all(roles.map(() => makeUser(db)));
  const id = await makeOrganization(db, { members: people.map((one) => one.id) });
  for (const [place, role] of roles.entries()) await setRole(id, people[place] as Person, role);
  return { id, people: people as [Person, Person, Person] };
}
const setRole = (id: number, person: Person, role: MemberRole) =>
  db
    .updateTable("organization_members")
    .set({ role })
    .where("organization_id", "=", id)
    .where("user_id", "=", person.id)
    .execute();
const rolesIn = async (id: number) => {
  const rows = await db
    .selectFrom("organization_members")
    .select("role")
    .where("organization_id", "=", id)
    .orderBy("since")
    .execute();
  return rows.map(({ role }) => role);
};
const change = (id: number, person: Person, role: unknown, by: Person) =>
  api(`PUT /organizations/${id}/organization_users/${person.id}`, { as: by.session, body: { role } });
const leave = (id: number, by: Person) =>
  api(`DELETE /organizations/${id}/organization_users/own`, { as: by.session });
const rolesMailed = async (id: number, person: Person) => {
  const mails = await db
    .selectFrom("mails")
    .select("payload")
    .where("kind", "=", "role_changed")
    .where("user_id", "=", person.id)
    .orderBy("id")
    .execute();
  return mails
    .map(({ payload }) => payload as { organizationId: number; role: string })
    .filter(({ organizationId }) => organizationId === id)
    .map(({ role }) => role);
};

it("who is an organizer is the same in SQL", async () => {
  const { id } = await makeTeam(...memberRoles);
  const rows = await db
    .selectFrom("organization_members")
    .select(["role", "is_organizer"])
    .where("organization_id", "=", id)
    .execute();
  expect(rows).toHaveLength(memberRoles.length);
  for (const { role, is_organizer } of rows) expect(is_organizer).toBe(may(role, "organize"));
});

describe("a role", () => {
  it("is admin for who creates an organization or is added, and stands in the rows and the caller's organizations", async () => {
    const { id, people } = await makeTeam("admin", "door");
    const added = await makeUser(db);
    await api(`POST /organizations/${id}/organization_users/create`, {
      as: people[0].session,
      body: { new_organizer_email: added.email },
    });
    const { body } = await api(`GET /organizations/${id}/organization_users`, { as: added.session });
    expect(body.data.map((row: { role: string }) => row.role)).toEqual(["admin", "door", "admin"]);
    const own = await api("GET /organizations", { as: people[1].session });
    expect(own.body.data).toMatchObject([{ id, role: "door", email: null }]);
    expect(own.body.data[0].organizer_ids).toEqual([people[0].id, added.id]);
  });

  it("is given by admins, holds at once, and is told by mail once", async () => {
    const { id, people } = await makeTeam("admin", "admin");
    const [admin, other] = people;
    const answer = await change(id, other, "door", admin);
    expect([answer.status, answer.body.data]).toMatchObject([200, { id: other.id, role: "door" }]);
    await change(id, other, "door", admin);
    expect(await rolesMailed(id, other)).toEqual(["door"]);
    expect((await api(`GET /authentications/organization/${id}`, { as: other.session })).status).toBe(403);
    await change(id, other, "editor", admin);
    expect((await api(`GET /authentications/organization/${id}`, { as: other.session })).status).toBe(200);
  });

  it("is refused where it is none, for who is no member, and by editors", async () => {
    const { id, people } = await makeTeam("admin", "editor");
    const [admin, editor] = people;
    for (const role of ["owner", "", null, undefined]) {
      const { status, body } = await change(id, editor, role, admin);
      expect([status, Object.keys(body.errors)]).toEqual([422, ["role"]]);
    }
    expect((await change(id, await makeUser(db), "door", admin)).status).toBe(404);
    expect((await change(id, admin, "door", editor)).status).toBe(403);
    expect((await change(id, editor, "admin", editor)).status).toBe(403);
    expect(await rolesIn(id)).toEqual(["admin", "editor"]);
  });
});

describe("there is always an admin:", () => {
  it("the last one neither takes another role nor leaves", async () => {
    const { id, people } = await makeTeam("admin", "editor", "door");
    const refused = await change(id, people[0], "editor", people[0]);
    expect([refused.status, refused.body]).toEqual([422, { errors: { role: ["is the last admin"] } }]);
    const stays = await leave(id, people[0]);
    expect([stays.status, stays.body]).toEqual([422, { errors: { user: ["is the last admin"] } }]);
    expect((await change(id, people[0], "admin", people[0])).status).toBe(200);
    expect(await rolesIn(id)).toEqual(["admin", "editor", "door"]);
  });

  it("two who take the role from each other, or leave, at the same time leave one", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, people } = await makeTeam("admin", "admin");
      const [one, two] = people;
      const both = await Promise.all([change(id, one, "editor", two), change(id, two, "editor", one)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
      expect((await rolesIn(id)).sort()).toEqual(["admin", "editor"]);
      const pair = await makeTeam("admin", "admin");
      const left = await Promise.all(pair.people.map((person) => leave(pair.id, person)));
      expect(left.map(({ status }) => status).sort()).toEqual([200, 422]);
      expect(await rolesIn(pair.id)).toEqual(["admin"]);
    }
  });

  it("where the last one deletes the account, the editor of the longest membership becomes one, and is told", async () => {
    const { id, people } = await makeTeam("door", "admin", "editor");
    const later = await makeUser(db);
    await db
      .insertInto("organization_members")
      .values({ organization_id: id, user_id: later.id, role: "editor", since: clock.now() })
      .execute();
    expect((await api("DELETE /auth", { as: people[1].session })).status).toBe(200);
    expect(await rolesIn(id)).toEqual(["door", "admin", "editor"]);
    expect(await rolesMailed(id, people[2])).toEqual(["admin"]);
    const alone = await makeTeam("admin", "door");
    const refused = await api("DELETE /auth", { as: alone.people[0].session });
    expect([refused.status, refused.body.errors.user]).toEqual([422, [expect.stringMatching(/only member/)]]);
    expect((await api("DELETE /auth", { as: alone.people[1].session })).status).toBe(200);
  });
});

describe("who only checks people in", () => {
  const soon = () => new Date(clock.now().getTime() + 60 * 60 * 1000);

  it("does so at events of the organization and at those that it co-hosts, also before they are published", async () => {
    const { id, people } = await makeTeam("admin", "door");
    const door = people[1].session;
    const other = await makeOrganization(db);
    const guest = await makeUser(db);
    const own = await makeEvent(db, { owner: id, applicants: [guest.id], columns: { is_published: false } });
    const shared = await makeEvent(db, { owner: other, coHosts: [id], applicants: [guest.id] });
    const foreign = await makeEvent(db, { owner: other });
    for (const eventId of [own, shared]) {
      const list = await api(`GET /events/${eventId}/check_ins`, { as: door });
      expect([list.status, list.body.data.rows.length]).toEqual([200, 1]);
      expect(list.body.data.rows[0]).not.toHaveProperty("university");
      expect((await api(`GET /events/${eventId}/attendance/figures`, { as: door })).status).toBe(200);
      const page = (await api(`GET /events/${eventId}`, { as: door })).body.data;
      expect(page.applications ?? []).toEqual([]);
      for (const call of ["participants", "participants.csv", "door_links", "name_list", "overview"]) {
        expect([call, (await api(`GET /events/${eventId}/${call}`, { as: door })).status]).toEqual([
          call,
          403,
        ]);
      }
      expect((await api(`GET /authentications/event/${eventId}`, { as: door })).status).toBe(403);
    }
    expect((await api(`GET /events/${foreign}/check_ins`, { as: door })).status).toBe(403);
  });

  it("finds the check-in of an event among what awaits today, and nothing else", async () => {
    const { people, id } = await makeTeam("admin", "door", "editor");
    const eventId = await makeEvent(db, { owner: id, columns: { start_at: soon(), is_published: true } });
    const kinds = async (person: Person) =>
      (await api("GET /users/own/today", { as: person.session })).body.data as {
        kind: string;
        href: string;
      }[];
    expect(await kinds(people[1])).toMatchObject([{ kind: "check_in", href: `/events/${eventId}/check_in` }]);
    expect((await kinds(people[2])).length).toBeGreaterThan(1);
    const managed = await api("GET /events?managed=true", { as: people[1].session });
    expect(managed.body.data).toEqual([]);
  });

  it("manages an event all the same where another host has them as an editor", async () => {
    const { id, people } = await makeTeam("admin", "door");
    const other = await makeOrganization(db, { members: [people[1].id] });
    const eventId = await makeEvent(db, { owner: id, coHosts: [other] });
    const door = people[1];
    expect((await api(`GET /authentications/event/${eventId}`, { as: door.session })).status).toBe(200);
    expect((await api(`PUT /events/${eventId}/cancel`, { as: door.session, body: {} })).status).toBe(403);
    await setRole(other, door, "door");
    expect((await api(`GET /authentications/event/${eventId}`, { as: door.session })).status).toBe(403);
  });

  it("stops where the role is taken away in the middle of it", async () => {
    const { id, people } = await makeTeam("admin", "door");
    const eventId = await makeEvent(db, { owner: id });
    await api(`DELETE /organizations/${id}/organization_users/${people[1].id}`, { as: people[0].session });
    expect((await api(`GET /events/${eventId}/check_ins`, { as: people[1].session })).status).toBe(403);
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import { startTestServer } from "../../../../tests/support/server.ts";
import { makeWorld, type Role, roles, type World } from "../../../../tests/support/world.ts";
import { canRead, type EventPart, noTies } from "./event-visibility.ts";
import { findEventAccess } from "./find-event-access.server.ts";

const { api, db, clock } = await startTestServer();
let world: World;
beforeEach(async () => {
  world = await makeWorld(db, clock.now());
});

const set = (columns: { is_published?: boolean; cancelled_at?: Date; start_at?: Date }) =>
  db.updateTable("events").set(columns).where("id", "=", world.eventId).execute();
const accessOf = (role: Role) =>
  findEventAccess(db, world.eventId, role === "visitor" ? undefined : world.people[role]);

/** The roles that may read a part of the event as it is. */
async function readersOf(part: EventPart): Promise<Role[]> {
  const readers: Role[] = [];
  for (const role of roles) {
    const access = await accessOf(role);
    if (access && canRead(part, access.event, access.ties)) readers.push(role);
  }
  return readers;
}
const managers = ["member", "owner", "accepted"] as const;

describe("who may read what of an event:", () => {
  it("everybody its page while it is public, also when it is cancelled and over; managers alone what is managed", async () => {
    await set({ cancelled_at: clock.now(), start_at: new Date(clock.now().getTime() - 1000) });
    expect(await readersOf("page")).toEqual(roles);
    expect(await readersOf("invitation")).toEqual(roles);
    expect(await readersOf("own_application")).toEqual(roles);
    expect(await readersOf("management")).toEqual(managers);
  });

  it("hidden, its managers all of it; who was invited the invitation; who has applied their application", async () => {
    const sessions = await world.signIn();
    await api(`POST /events/${world.eventId}/applications/apply`, { as: sessions.user, body: {} });
    await api(`POST /events/${world.eventId}/applications/apply`, { as: sessions.stranger, body: {} });
    await api(`PUT /events/${world.eventId}/applications/cancell`, { as: sessions.stranger });
    await set({ is_published: false });
    expect(await readersOf("page")).toEqual(managers);
    expect(await readersOf("management")).toEqual(managers);
    expect(await readersOf("invitation")).toEqual(["member", "owner", "invited", "accepted", "declined"]);
    expect(await readersOf("own_application")).toEqual(["user", "stranger", ...managers]);
  });

  it("who owns it is told from who only manages it; whoever is signed out has no part in it", async () => {
    const owners: Role[] = [];
    for (const role of roles) if ((await accessOf(role))?.ties.isOwner) owners.push(role);
    expect(owners).toEqual(["member", "owner"]);
    expect((await accessOf("visitor"))?.ties).toEqual(noTies);
  });

  it("an event that is not there has no readers", async () => {
    expect(await findEventAccess(db, 999_999, world.people.owner)).toBeNull();
  });
});

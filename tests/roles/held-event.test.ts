import { beforeAll, expect, it } from "vitest";
import { contracts } from "../../src/api/contracts.ts";
import { startTestServer } from "../support/server.ts";
import { makeWorld, type Role } from "../support/world.ts";
import { allRows } from "./all-rows.ts";

const { api, db, clock } = await startTestServer();

/** Every call that names an event in its path. A new one that forgets events on hold fails here. */
const calls = Object.keys(contracts).filter((name) => /^[A-Z]+ \/events\/\{(event_)?id\}/.test(name));
const outsiders = ["visitor", "user", "stranger", "invited", "declined", "product_team"] as const;

/** Calls that go on for those who have applied: `user` has. */
const forApplicants = [
  "GET /events/{id}/applications/present",
  "PUT /events/{id}/applications/cancell",
  "DELETE /events/{id}/applications/own/answers",
];
/** Calls by which the product team goes on to see an event that it holds. */
const forTeam = [
  "GET /events/{id}",
  // Nothing of theirs is marked, and so nothing is taken away.
  "DELETE /events/{id}/bookmark",
  "GET /events/{id}/applications/present",
  "GET /events/{id}/event_reminds/present",
  "GET /events/{id}/inquiries",
  "GET /events/{id}/lottery",
  "GET /events/{id}/ruby",
];

const expectedOf = (name: string, role: (typeof outsiders)[number]): number[] => {
  if (role === "user" && forApplicants.includes(name)) return [200];
  if (role === "product_team") return forTeam.includes(name) ? [200] : [403, 404];
  return role === "visitor" ? [401, 404] : [404];
};

const world = await makeWorld(db, clock.now());
await world.makeLottery();
await world.announce("stranger");
await world.apply("user");
const sessions = await world.signIn();

const status = async (name: string, role: Role): Promise<number> => {
  const [method = "", path = ""] = name.split(" ");
  const row = allRows[name];
  const call = `${method} ${row?.path?.(world) ?? path}` as `${string} /${string}`;
  return (await api(call, { as: sessions[role], body: row?.body?.(world) })).status;
};
const reads = calls.filter((name) => name.startsWith("GET "));
const managers = ["owner", "accepted"] as const;
const beforeHold = new Map<string, number>();

beforeAll(async () => {
  for (const name of reads) {
    for (const role of managers) beforeHold.set(`${role} ${name}`, await status(name, role));
  }
  const call = `PUT /uniteam/events/${world.eventId}/hold` as const;
  await api(call, { as: sessions.product_team, body: { reason: "It is looked into." } });
});

it("the calls are those of an event", () => {
  expect(calls.length).toBeGreaterThan(60);
  for (const name of [...forApplicants, ...forTeam]) expect(calls).toContain(name);
});

it.each(calls)("%s finds no event on hold for who is neither its manager nor of the team", async (name) => {
  for (const role of outsiders) expect(expectedOf(name, role), role).toContain(await status(name, role));
});

it.each(reads)("%s answers its managers as before the hold", async (name) => {
  for (const role of managers) {
    expect(await status(name, role), role).toBe(beforeHold.get(`${role} ${name}`));
  }
});

let door: { eventId: number; as: Record<string, string>; member: Record<string, string> };
beforeAll(async () => {
  const world = await makeWorld(db, clock.now());
  const sessions = await world.signIn();
  const { body } = await api(`POST /events/${world.eventId}/door_links`, {
    as: sessions.owner,
    body: { label: "West" },
  });
  await db
    .insertInto("organization_members")
    .values({ organization_id: world.organizations.host, user_id: world.people.user, role: "door" })
    .execute();
  await api(`PUT /uniteam/events/${world.eventId}/hold`, {
    as: sessions.product_team,
    body: { reason: "x" },
  });
  door = {
    eventId: world.eventId,
    as: { "door-token": body.data.url.split("/door/")[1] },
    member: sessions.user ?? {},
  };
});

it.each(calls.filter((name) => /check_ins|walk_ins|name_list/.test(name)))(
  "%s finds no event on hold for a helper with a link, nor for a member who only checks people in",
  async (name) => {
    const [method = "", path = ""] = name.split(" ");
    const call = `${method} ${path.replaceAll(/\{(event_)?id\}/g, String(door.eventId)).replace(/\{\w+\}/, "1")}`;
    const body =
      method === "GET" || method === "DELETE"
        ? undefined
        : { scans: [], nonce: crypto.randomUUID(), name: "A" };
    expect((await api(call as "GET /", { headers: door.as, body })).status).toBeOneOf([401, 404]);
    expect((await api(call as "GET /", { as: door.member, body })).status).toBe(404);
  },
);

import { beforeAll, describe, expect, it } from "vitest";
import { v1 } from "../../src/api/routes.server.ts";
import type { Route } from "../../src/platform/http/handler.server.ts";
import { startTestServer } from "../support/server.ts";
import { makeWorld, type World } from "../support/world.ts";
import { allRows as matrix } from "./all-rows.ts";

const { api, db, clock } = await startTestServer();
const routes = Object.entries(v1 as unknown as Record<string, Route>);
const isOpen = ([, { allow }]: [string, Route]) => allow.forToken !== undefined;
/** What everybody may read, whoever asks. */
const isPublic = ([, { allow }]: [string, Route]) => !allow.isForUsers && allow.name !== "checkInStaff";

let world: World;
const tokens = { full: "", read: "", foreign: "" };

/** `foreign` is of an organization that has nothing to do with the event, by somebody who is in the event's owner as well. */
beforeAll(async () => {
  world = await makeWorld(db, clock.now());
  const { stranger, host } = world.organizations;
  await db
    .insertInto("organization_members")
    .values({ organization_id: stranger, user_id: world.people.owner })
    .execute();
  const { owner } = await world.signIn();
  const make = async (organization: number, scope: string) => {
    const body = { label: scope, scope };
    return (await api(`POST /organizations/${organization}/api_tokens`, { as: owner, body })).body.data.token;
  };
  tokens.full = await make(host, "full");
  tokens.read = await make(host, "read");
  tokens.foreign = await make(stranger, "full");
});

const ask = async (name: string, token: string) => {
  const [method = "", path = ""] = name.split(" ");
  const row = matrix[name];
  return api(`${method} ${row?.path?.(world) ?? path}` as `${string} /${string}`, {
    headers: { authorization: `Bearer ${token}` },
    body: row?.body?.(world),
  });
};

describe("a program with the token of an organization", () => {
  it.each(routes.filter((entry) => !isOpen(entry)).map(([name]) => name))("is refused %s", async (name) => {
    expect((await ask(name, tokens.full)).status).toBe(403);
  });

  it("is refused what is about accounts, members, tokens and other things of people", () => {
    const closed =
      /^\S+ \/(users\b|auth\b|authentications\/uniteam|applications\/by_link|synonym_groups)|organization_users|api_tokens|webhooks|\/(own|present|own_follow_state|follow|unfollow|bookmark)(\/|$)|\/apply$/;
    const open = routes.filter(isOpen).map(([name]) => name);
    expect(open.filter((name) => closed.test(name))).toEqual([]);
    expect(open.length).toBeGreaterThan(60);
  });

  it.each(routes.filter((entry) => isOpen(entry) && !entry[0].startsWith("GET ")).map(([name]) => name))(
    "that only reads is refused %s",
    async (name) => {
      expect((await ask(name, tokens.read)).status).toBe(403);
    },
  );

  it.each(routes.filter((entry) => isOpen(entry) && !isPublic(entry)).map(([name]) => name))(
    "of another organization is refused %s, whatever its maker may",
    async (name) => {
      const { status, body } = await ask(name, tokens.foreign);
      expect([403, 404], JSON.stringify(body)).toContain(status);
    },
  );

  it.each(
    routes
      .filter((entry) => isOpen(entry) && entry[0].startsWith("GET ") && !/ \/s3\//.test(entry[0]))
      .map(([name]) => name),
  )("that only reads may read %s", async (name) => {
    const { status, body } = await ask(name, tokens.read);
    // The matrix asks this one of the organization that was invited.
    const isInvited = name === "GET /organizations/{id}/co-host-invitations";
    expect(isInvited ? [403] : [200, 404, 410, 422], JSON.stringify(body)).toContain(status);
  });
});

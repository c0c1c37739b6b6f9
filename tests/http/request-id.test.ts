import { expect, it } from "vitest";
import { startTestServer } from "../support/server.ts";
import { makeWorld } from "../support/world.ts";

const direct = await startTestServer();
const world = await makeWorld(direct.db, direct.clock.now());
const behindProxy = await startTestServer({ TRUST_PROXY: "1" }, direct.database);
const generatedId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The ids of a made answer, a kept one and one that is never kept. */
async function idsOf({ api }: typeof direct, given: string): Promise<(string | null)[]> {
  const ask = { headers: { "x-request-id": given } };
  const path = `GET /events/${world.eventId}` as const;
  const answers = [await api(path, ask), await api(path, ask), await api("GET /users/own", ask)];
  return answers.map(({ headers }) => headers.get("x-request-id"));
}

it("a request's id is believed behind a trusted proxy, for kept answers too", async () => {
  expect(await idsOf(behindProxy, "from-the.balancer_1")).toEqual(Array(3).fill("from-the.balancer_1"));
});

it("a request's id is the program's own where no proxy is trusted, whatever the caller says", async () => {
  const ids = await idsOf(direct, "from-the.balancer_1");
  expect(ids).toEqual(Array(3).fill(expect.stringMatching(generatedId)));
  expect(new Set(ids).size).toBe(3);
});

it.each([
  ["is long", "a".repeat(65)],
  ["has blanks", "a b"],
  ["has quotes", 'a"b'],
  ["is empty", ""],
])("a request's id that %s is replaced, behind a trusted proxy too", async (_, given) => {
  expect(await idsOf(behindProxy, given)).toEqual(Array(3).fill(expect.stringMatching(generatedId)));
});

import { describe, expect, it } from "vitest";
import { contracts } from "../../src/api/contracts.ts";
import { startTestServer } from "../support/server.ts";
import { stopIndexingForSearch } from "../support/stop-indexing-for-search.ts";
import { makeWorld, roles } from "../support/world.ts";
import { allRows as matrix } from "./all-rows.ts";
import type { Row } from "./matrix.ts";
import { shareWorlds } from "./worlds.ts";

const { api, db, clock } = await startTestServer();
await stopIndexingForSearch(db);

async function makePlace(row: Row) {
  const world = await makeWorld(db, clock.now());
  await row.before?.(world);
  return { world, sessions: await world.signIn() };
}
const placeFor = shareWorlds(makePlace);

describe("who may make which call", () => {
  it("is written down for every call, and for nothing else", () => {
    expect(Object.keys(matrix).sort()).toEqual(Object.keys(contracts).sort());
  });

  it.each(Object.entries(matrix))("%s", async (name, row) => {
    const [method = "", path = ""] = name.split(" ");
    const told: string[] = [];
    let place = await placeFor(method, row);
    for (const role of roles) {
      const { world, sessions } = place;
      const { status } = await api(`${method} ${row.path?.(world) ?? path}` as `${string} /${string}`, {
        as: sessions[role],
        body: row.body?.(world),
      });
      told.push(String(status));
      // What was read or refused has left no trace (tests/fuzz asks for that): the next one finds the same world.
      if (method !== "GET" && status < 400) place = await makePlace(row);
    }
    expect(told.join(" ")).toBe(row.statuses);
  });
});

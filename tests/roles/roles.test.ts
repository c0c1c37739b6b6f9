import { describe, expect, it } from "vitest";
import { contracts } from "../../src/api/contracts.ts";
import { startTestServer } from "../support/server.ts";
import { makeWorld, roles } from "../support/world.ts";
import { accountRows } from "./account-rows.ts";
import { organizerRows } from "./organizer-rows.ts";
import { publicRows } from "./public-rows.ts";

const { api, db, clock } = await startTestServer();
const matrix = { ...publicRows, ...accountRows, ...organizerRows };

describe("who may make which call", () => {
  it("is written down for every call, and for nothing else", () => {
    expect(Object.keys(matrix).sort()).toEqual(Object.keys(contracts).sort());
  });

  it.each(Object.entries(matrix))("%s", async (name, row) => {
    const [method = "", safeRedirectPath = ""] = name.split(" ");
    const told: string[] = [];
    for (const role of roles) {
      const world = await makeWorld(db, clock.now());
      await row.before?.(world);
      const sessions = await world.signIn();
      const { status } = await api(
        `${method} ${row.path?.(world) ?? safeRedirectPath}` as `${string} /${string}`,
        {
          as: sessions[role],
          body: row.body?.(world),
        },
      );
      told.push(String(status));
    }
    expect(told.join(" ")).toBe(row.statuses);
  });
});

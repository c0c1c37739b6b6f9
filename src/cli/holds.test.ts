import { expect, it } from "vitest";
import { makeEvent } from "../../tests/factories/events.ts";
import { makeOrganization } from "../../tests/factories/organizations.ts";
import { startTestServer } from "../../tests/support/server.ts";
import { runCommand, usage } from "./run-command.ts";

const { db, platform, api } = await startTestServer();
const DATABASE_URL = platform.settings.databaseUrl as string;
const admin = (...words: string[]) => runCommand(words, { DATABASE_URL, PUBLIC_URL: "http://tsudoi.test" });

it("the operator holds and releases an event, suspends and restores an organization, for a reason", async () => {
  const owner = await makeOrganization(db);
  const id = String(await makeEvent(db, { owner }));
  const shown = async () => (await api(`GET /events/${id}`)).status;
  expect(await admin("event", "hold", id, "It", "is", "looked into.")).toBe(`Event ${id} is on hold.`);
  expect(await shown()).toBe(404);
  const actions = await db.selectFrom("team_actions").select(["kind", "actor_id", "details"]).execute();
  expect(actions).toEqual([
    { kind: "event.held", actor_id: null, details: { reason: "It is looked into." } },
  ]);
  expect(await admin("event", "release", id)).toBe(`Event ${id} is not on hold for itself.`);
  expect(await shown()).toBe(200);
  expect(await admin("organization", "suspend", String(owner), "x")).toBe(
    `Organization ${owner} is suspended.`,
  );
  expect(await shown()).toBe(404);
  expect(await admin("organization", "restore", String(owner))).toContain("is not suspended");
  expect(await shown()).toBe(200);
  await expect(admin("event", "hold", id)).rejects.toThrow(usage);
  await expect(admin("event", "hold", "x", "y")).rejects.toThrow("not the number of an event");
  await expect(admin("event", "hold", "999999", "y")).rejects.toThrow("There is no event 999999");
  await expect(admin("event", "hold", id, "y".repeat(2001))).rejects.toThrow("at most 2000");
});

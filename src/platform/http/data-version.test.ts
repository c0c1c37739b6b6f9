import { afterAll, expect, it } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { SetClock } from "../clock/clock.ts";
import { DataVersion } from "./data-version.server.ts";

const { db, url } = await testDatabase();
const clock = new SetClock("2026-11-20T12:00:00+09:00");
const dataVersion = new DataVersion(url, clock);
afterAll(() => dataVersion.close());

it("the data version is another in every minute, and the same until its end", async () => {
  const first = await dataVersion.current();
  clock.set("2026-11-20T12:00:59.999+09:00");
  expect(await dataVersion.current()).toBe(first);
  clock.set("2026-11-20T12:01:00+09:00");
  expect(await dataVersion.current()).not.toBe(first);
});

it("the data version is another after every write of what public pages show", async () => {
  const before = await dataVersion.current();
  await db.updateTable("languages").set({ is_commonly_used: true }).where("id", "=", 20).execute();
  const after = await dataVersion.current();
  expect(after).not.toBe(before);
  expect(await dataVersion.current()).toBe(after);
});

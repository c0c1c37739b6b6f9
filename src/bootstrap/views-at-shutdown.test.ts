import { expect, it } from "vitest";
import { makeEvent } from "../../tests/factories/events.ts";
import { makeOrganization } from "../../tests/factories/organizations.ts";
import { testDatabase } from "../../tests/support/database.ts";
import { viewCounterOf } from "../features/event-overview/event-overview.server.ts";
import { readSettings } from "../platform/env/read-settings.ts";
import { openLog } from "../platform/log/log.server.ts";
import { openPlatform } from "./open-platform.server.ts";

const { db, url } = await testDatabase();
const eventId = await makeEvent(db, { owner: await makeOrganization(db, { members: [] }) });

it("views that are in memory when a process ends are written before it has no database any more", async () => {
  const settings = readSettings({ DATABASE_URL: url, PUBLIC_URL: "http://tsudoi.test" });
  const { platform, close } = await openPlatform(settings, openLog("silent"), { preparedDatabase: url });
  const request = { method: "GET", url: `/events/${eventId}`, headers: { "user-agent": "Safari" } };
  viewCounterOf(platform).note(request as never, 200);
  const counted = () =>
    db.selectFrom("event_views").select("count").where("event_id", "=", eventId).execute();
  expect(await counted()).toEqual([]);
  await close();
  expect(await counted()).toEqual([{ count: 1 }]);
});

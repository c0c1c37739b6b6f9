import { beforeEach, expect, it } from "vitest";
import { emptyTables } from "../../../../tests/support/database.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";
import { makeWorld, type World } from "../../../../tests/support/world.ts";
import { queueDuePlaceNeeded } from "./queue-due-place-needed.server.ts";

const { api, db, clock, platform } = await startTestServer();
let world: World;
let sessions: Awaited<ReturnType<World["signIn"]>>;
beforeEach(async () => {
  await emptyTables(db);
  clock.set(testNow);
  world = await makeWorld(db, clock.now());
  sessions = await world.signIn();
});

/** Two processes sweep at once, and one once more. */
const sweep = async (now: string) => {
  clock.set(now);
  await Promise.all([queueDuePlaceNeeded(platform), queueDuePlaceNeeded(platform)]);
  await queueDuePlaceNeeded(platform);
};
const recipients = async () => {
  const rows = await db.selectFrom("mails").select("user_id").where("kind", "=", "place_needed").execute();
  return rows.map(({ user_id }) => user_id);
};
const event = (columns: Record<string, unknown>) =>
  db.updateTable("events").set(columns).where("id", "=", world.eventId).execute();
const apply = (role: "user" | "stranger") =>
  api(`POST /events/${world.eventId}/applications/apply`, { as: sessions[role], body: {} });
const begin = async (waiting: boolean) => {
  await event({ start_at: "2026-12-01T18:00:00+09:00", end_at: null, has_waiting_list: true });
  await apply("user");
  await event({ max_participant_num: 1 });
  if (waiting) await apply("stranger");
};

it("goes to those who are coming, at noon five days before, and never again", async () => {
  await begin(true);
  await sweep("2026-11-26T11:59:59+09:00");
  expect(await recipients()).toEqual([]);
  await sweep("2026-11-26T12:00:00+09:00");
  await sweep("2026-11-29T12:00:00+09:00");
  await event({ start_at: "2026-12-08T18:00:00+09:00" });
  await sweep("2026-12-03T12:00:00+09:00");
  expect(await recipients()).toEqual([world.people.user]);
});

it("goes two days before where nobody waited at five", async () => {
  await begin(false);
  await sweep("2026-11-26T12:00:00+09:00");
  clock.set("2026-11-26T13:00:00+09:00");
  await apply("stranger");
  await sweep("2026-11-26T18:00:00+09:00");
  expect(await recipients()).toEqual([]);
  await sweep("2026-11-29T12:00:00+09:00");
  expect(await recipients()).toEqual([world.people.user]);
});

it("goes two days before where the event was nearer than five, and hours late after a night of downtime", async () => {
  await begin(true);
  await sweep("2026-11-29T23:59:59+09:00");
  expect(await recipients()).toEqual([world.people.user]);
});

it("does not go while the event is not published or is cancelled", async () => {
  await begin(true);
  await event({ is_published: false });
  await sweep("2026-11-29T12:00:00+09:00");
  await event({ is_published: true, cancelled_at: testNow });
  await sweep("2026-11-29T12:00:01+09:00");
  expect(await recipients()).toEqual([]);
  await event({ cancelled_at: null });
  await sweep("2026-11-29T12:00:02+09:00");
  expect(await recipients()).toEqual([world.people.user]);
});

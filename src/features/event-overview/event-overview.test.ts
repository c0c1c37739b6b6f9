import { beforeEach, expect, it } from "vitest";
import { startTestServer, testNow } from "../../../tests/support/server.ts";
import { makeWorld, type World } from "../../../tests/support/world.ts";
import { mails as registry } from "../../jobs/mails.server.ts";
import { sweepDueWork } from "../../jobs/sweep-due-work.server.ts";
import type { EventOverview, TimelineMail } from "./event-overview.contract.ts";

const { api, db, clock, platform } = await startTestServer();
let world: World;
let sessions: Awaited<ReturnType<World["signIn"]>>;
beforeEach(async () => {
  clock.set(testNow);
  await db.deleteFrom("mails").execute();
  world = await makeWorld(db, clock.now());
  sessions = await world.signIn();
  await db.deleteFrom("applicant_mails").execute();
});

async function overview(): Promise<EventOverview> {
  const { status, body } = await api(`GET /events/${world.eventId}/overview`, { as: sessions.owner });
  expect(status).toBe(200);
  return body.data;
}
const told = ({ source, kind, title, at, state, recipients }: TimelineMail) => [
  source,
  kind ?? title,
  at.slice(0, 16),
  state,
  recipients,
];

it("the timeline holds every mail in the order of time, automatic ones too, those to come and those that went", async () => {
  await world.follow("stranger");
  await world.announce("stranger");
  await world.apply("user");
  await db
    .insertInto("follow_up_mails")
    .values({ event_id: world.eventId, is_thanks_on: true, is_missed_on: true })
    .execute();
  const message = { title: "Room 5", custom_body: "Not 4.", states: ["confirmed"] };
  await api(`POST /events/${world.eventId}/applicant_mails`, { as: sessions.owner, body: message });
  expect((await overview()).mails.map(told)).toEqual([
    ["message", "Room 5", "2026-11-20T12:00", "sending", 1],
    ["announcement", null, "2026-11-21T12:00", "scheduled", 1],
    ["reminder", "Soon", "2026-11-21T12:00", "scheduled", 1],
    ["automatic", "event_tomorrow", "2026-11-29T12:00", "scheduled", 1],
    ["automatic", "event_thanks", "2026-12-01T12:00", "scheduled", null],
    ["automatic", "event_missed", "2026-12-01T12:00", "scheduled", null],
  ]);
  clock.set("2026-11-29T12:00:00+09:00");
  await sweepDueWork(platform);
  await db.updateTable("mails").set({ state: "sent", sent_at: clock.now() }).execute();
  const tomorrow = (await overview()).mails.filter(({ kind }) => kind === "event_tomorrow");
  expect(tomorrow).toMatchObject([{ state: "sent", recipients: 1, sent: 1, failed: 0 }]);
});

it("tests that an organizer sends to themselves stand in no timeline", async () => {
  await db.deleteFrom("reminder_mails").where("event_id", "=", world.eventId).execute();
  const before = (await overview()).mails;
  await api(`POST /events/${world.eventId}/follow_up/test`, { as: sessions.owner, body: { kind: "thanks" } });
  await api(`POST /events/${world.eventId}/notify_event_mails/test`, { as: sessions.owner });
  expect(await db.selectFrom("mails").select("id").execute()).toHaveLength(2);
  expect((await overview()).mails).toEqual(before);
});

it("a mail that reached somebody not is told with how many", async () => {
  await world.apply("user");
  const message = { title: "Room 5", custom_body: "Not 4.", states: ["confirmed"] };
  await api(`POST /events/${world.eventId}/applicant_mails`, { as: sessions.owner, body: message });
  await db.updateTable("mails").set({ state: "failed", failure: "refused" }).execute();
  expect((await overview()).mails[0]).toMatchObject({ source: "message", state: "sent", failed: 1 });
});

it("the five latest applications come newest first, without accounts that are gone", async () => {
  for (const role of ["user", "stranger", "invited", "accepted", "declined", "product_team"] as const) {
    await world.apply(role);
    clock.set(new Date(clock.now().getTime() + 60_000));
    await db
      .updateTable("applications")
      .set({ applied_at: clock.now() })
      .where("user_id", "=", world.people[role])
      .execute();
  }
  await db
    .updateTable("applications")
    .set({ state: "cancelled", cancelled_at: clock.now() })
    .where("user_id", "=", world.people.declined)
    .execute();
  const { latest_applications } = await overview();
  expect(latest_applications.map(({ user, state }) => [user.last_name, state])).toEqual([
    ["product_team", "confirmed"],
    ["declined", "cancelled"],
    ["accepted", "confirmed"],
    ["invited", "confirmed"],
    ["stranger", "confirmed"],
  ]);
});

it("what awaits the caller is told of this event alone, on the day the check-in first", async () => {
  const other = await makeWorld(db, clock.now());
  await db
    .insertInto("organization_members")
    .values({ organization_id: other.organizations.host, user_id: world.people.owner })
    .execute();
  await world.apply("user");
  clock.set("2026-11-30T09:00:00+09:00");
  const { today } = await overview();
  expect(today[0]).toMatchObject({ kind: "check_in", count: 1, href: `/events/${world.eventId}/check_in` });
  expect(new Set(today.map(({ event }) => event.id))).toEqual(new Set([world.eventId]));
});

it("every kind that goes to people of an event by itself has a name of its own", async () => {
  const { default: texts } = await import("../../../locales/en/event-dashboard.json");
  const written = ["announcement", "custom_reminder", "applicant_message"];
  const toHosts = ["inquiry_received"];
  const toPeople = registry.definitions.filter(
    ({ kind, references }) =>
      "event_id" in references && !kind.startsWith("co_host_") && ![...written, ...toHosts].includes(kind),
  );
  const nameless = toPeople.map(({ kind }) => kind).filter((kind) => !(`overview.mail.${kind}` in texts));
  expect(toPeople.length).toBeGreaterThan(5);
  expect(nameless).toEqual([]);
});

import { beforeEach, describe, expect, it } from "vitest";
import { startTestServer } from "../../../../tests/support/server.ts";
import { makeWorld, type World } from "../../../../tests/support/world.ts";
import { hostedEventsForVisitors } from "../listing/list-organization-events.server.ts";
import { recommendEvents } from "../listing/recommend-events.server.ts";
import { showEventToVisitors } from "../visibility/show-event-to-visitors.server.ts";

const { api, db, clock, platform } = await startTestServer();
let world: World;
let sessions: Awaited<ReturnType<World["signIn"]>>;
beforeEach(async () => {
  world = await makeWorld(db, clock.now());
  sessions = await world.signIn();
});

const hide = () =>
  db.updateTable("events").set({ is_published: false }).where("id", "=", world.eventId).execute();
const accept = () =>
  db
    .updateTable("event_hosts")
    .set({ accepted_at: clock.now() })
    .where("id", "=", world.invitationId)
    .execute();
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

describe.each(["invited", "declined"] as const)("an organization that is %s", (part) => {
  it("sees of a published event what everybody sees: no participants, no mails, no drafts, no other invitation", async () => {
    const { eventId, questionIds } = world;
    await api(`POST /events/${eventId}/applications/apply`, { as: sessions.user, body: {} });
    const [first = 0] = questionIds;
    await db.updateTable("questions").set({ is_deleted: true }).where("id", "=", first).execute();
    await db
      .updateTable("event_texts")
      .set({ title: "" })
      .where("event_id", "=", eventId)
      .where("is_main", "=", false)
      .execute();
    const seenBy = async (role: "visitor" | "stranger" | "accepted" | typeof part) =>
      (await api(`GET /events/${eventId}`, { as: sessions[role] })).body.data;
    const seen = await seenBy(part);
    expect(seen).toEqual(await seenBy("visitor"));
    expect(seen).toEqual(await seenBy("stranger"));
    const managed = await seenBy("accepted");
    for (const key of ["applications", "remind_event_mails"]) {
      expect([seen[key].length, managed[key].length]).toEqual([0, 1]);
    }
    for (const key of ["apply_questions", "language_events", "organization_events"]) {
      expect(seen[key].length).toBeLessThan(managed[key].length);
    }
  });

  it("is no host on the event's page, and the event is not among its own", async () => {
    const id = world.organizations[part];
    const page = await showEventToVisitors(platform, { language: "en" }, String(world.eventId));
    if (!page || page === "removed") throw new Error("no page");
    expect(page.organization_events.map(({ organization_id }) => organization_id)).not.toContain(id);
    expect(idsOf(page.organizations)).not.toContain(id);
    expect(await hostedEventsForVisitors(db, id)).toEqual([]);
    expect((await api(`GET /organizations/${id}/events`, { as: sessions[part] })).body.data).toEqual([]);
    await hide();
    expect((await api(`GET /organizations/${id}/events`, { as: sessions[part] })).body.data).toEqual([]);
  });

  it("recommends nothing of the event to its followers", async () => {
    const follow = { organization_id: world.organizations[part], user_id: world.people.user };
    await db.insertInto("organization_follows").values(follow).execute();
    const reasonFor = async (userId: number) =>
      (await recommendEvents(db, { userId, now: clock.now() })).find(({ id }) => id === world.eventId)
        ?.reason;
    expect(await reasonFor(world.people.user)).not.toBe("followed_organization");
  });

  it("may end its part in an event that is hidden from it, and act for no host of it", async () => {
    await hide();
    const id = world.organizations[part];
    const call = `/events/${world.eventId}` as const;
    expect((await api(`GET ${call}`, { as: sessions[part] })).status).toBe(404);
    const invite = await api(`POST ${call}/co_hosts`, {
      as: sessions[part],
      body: { target_organization_email: world.emails.strangerOrganization, current_organization_id: id },
    });
    expect(invite.status).toBe(403);
    const leave = await api(`DELETE ${call}/co_hosts/${id}?current_organization_id=${id}`, {
      as: sessions[part],
    });
    expect([leave.status, leave.body.data.organization_id]).toEqual([200, id]);
  });
});

it("an invitation tells of the event when, of whom, how it is called and how many apply, and no more", async () => {
  await hide();
  const call = `GET /organizations/${world.organizations.invited}/co-host-invitations` as const;
  const { body } = await api(call, { as: sessions.invited });
  expect(body.data[0].event).toEqual({
    id: world.eventId,
    start_at: "2026-11-30T12:00:00.000+09:00",
    organization_name: `Circle ${world.organizations.host}`,
    applications_count: 0,
    language_events: [
      { id: expect.any(Number), language_id: 2, title: "Tea together", is_main: true },
      { id: expect.any(Number), language_id: 1, title: "お茶の会", is_main: false },
    ],
  });
});

it("an organization that accepts sees the event among its own, and who applies", async () => {
  const id = world.organizations.invited;
  await accept();
  await hide();
  const { body } = await api(`GET /organizations/${id}/events`, { as: sessions.invited });
  expect(idsOf(body.data)).toEqual([world.eventId]);
  const shown = await api(`GET /events/${world.eventId}`, { as: sessions.invited });
  expect([shown.status, shown.body.data.remind_event_mails.length]).toEqual([200, 1]);
});

import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser, makeUsers } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";

const { api, db, clock } = await startTestServer();
const organizer = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });
const start = new Date("2026-11-27T18:00:00+09:00");
const hoursAfterStart = (hours: number) => new Date(start.getTime() + hours * 3600_000);

async function makeLink(columns: { end_at?: Date } = {}) {
  const [guest] = await makeUsers(db, 1);
  const eventId = await makeEvent(db, { owner, columns, applicants: [guest?.id ?? 0] });
  const { body } = await api(`POST /events/${eventId}/door_links`, {
    as: organizer.session,
    body: { label: "西口" },
  });
  const token: string = body.data.url.split("/door/")[1];
  const as = { "door-token": token };
  return { eventId, link: body.data, token, as, guest };
}

const listed = (eventId: number, as: Record<string, string>) =>
  api(`GET /events/${eventId}/check_ins`, { as });

it("its address is told once and its token is not in the database", async () => {
  clock.set(start);
  const { eventId, link, token } = await makeLink();
  expect(link).toEqual({
    id: expect.any(Number),
    label: "西口",
    expires_at: "2026-11-28T03:00:00.000+09:00",
    url: expect.stringMatching(/^http.+\/door\/[\w-]{32}$/),
  });
  const { body } = await api(`GET /events/${eventId}/door_links`, { as: organizer.session });
  expect(body.data).toEqual([{ id: link.id, label: link.label, expires_at: link.expires_at }]);
  const rows = await db.selectFrom("check_in_links").selectAll().where("id", "=", link.id).execute();
  expect(JSON.stringify(rows)).not.toContain(token);
});

it("a helper without an account sees names and states, checks in and writes down walk-ins, and nothing else", async () => {
  clock.set(start);
  const { eventId, as, guest } = await makeLink();
  const { body } = await listed(eventId, as);
  expect(Object.keys(body.data.rows[0])).toEqual([
    "application_id",
    "name",
    "search",
    "ticket_digest",
    "checked_in_at",
  ]);
  expect(JSON.stringify(body)).not.toContain(guest?.email);
  const scans = [
    {
      nonce: randomUUID(),
      kind: "in",
      application_id: body.data.rows[0].application_id,
      scanned_at: start.toISOString(),
    },
  ];
  const recorded = await api(`POST /events/${eventId}/check_ins`, { as, body: { scans } });
  expect(recorded.body.data[0].result).toBe("checked_in");
  const walkIn = { nonce: randomUUID(), name: "飛び入りの人" };
  expect((await api(`POST /events/${eventId}/walk_ins`, { as, body: walkIn })).status).toBe(200);
  for (const call of [
    `GET /events/${eventId}/participants`,
    `GET /events/${eventId}/participants.csv`,
    `GET /events/${eventId}/door_links`,
    `GET /events/${eventId}/attendance_code`,
    `GET /authentications/event/${eventId}`,
    `PUT /events/${eventId}/cancel`,
  ] as const) {
    expect((await api(call, { as })).status, call).toBe(401);
  }
});

it("is of its event alone", async () => {
  clock.set(start);
  const { as } = await makeLink();
  const other = await makeLink();
  const hidden = await makeEvent(db, { owner, columns: { is_published: false } });
  expect((await listed(other.eventId, as)).status).toBe(403);
  expect((await listed(hidden, as)).status).toBe(403);
  expect((await listed(2_000_000_000, as)).status).toBe(403);
});

it("is over six hours after the end, nine after the start of an event without one, and follows an event that is moved", async () => {
  clock.set(start);
  const open = await makeLink();
  const ends = await makeLink({ end_at: hoursAfterStart(2) });
  clock.set(new Date(hoursAfterStart(8).getTime() - 1));
  expect((await listed(ends.eventId, ends.as)).status).toBe(200);
  clock.set(hoursAfterStart(8));
  const { status, body } = await listed(ends.eventId, ends.as);
  expect([status, body]).toEqual([410, { errors: { door_link: ["has ended"] } }]);
  expect((await listed(open.eventId, open.as)).status).toBe(200);
  clock.set(hoursAfterStart(9));
  expect((await listed(open.eventId, open.as)).status).toBe(410);
  await db
    .updateTable("events")
    .set({ start_at: hoursAfterStart(1) })
    .where("id", "=", open.eventId)
    .execute();
  expect((await listed(open.eventId, open.as)).status).toBe(200);
});

it("is over at once when it is deleted, and deleting again is harmless", async () => {
  clock.set(start);
  const { eventId, link, as } = await makeLink();
  const other = await makeLink();
  const remove = (event: number) =>
    api(`DELETE /events/${event}/door_links/${link.id}`, { as: organizer.session });
  expect((await remove(other.eventId)).status).toBe(404);
  expect((await listed(eventId, as)).status).toBe(200);
  for (const _ of [1, 2]) expect((await remove(eventId)).status).toBe(200);
  expect((await listed(eventId, as)).status).toBe(410);
  const { body } = await api(`GET /events/${eventId}/door_links`, { as: organizer.session });
  expect(body.data).toEqual([]);
});

it("a token that is none lets nobody in, and a manager needs none", async () => {
  clock.set(start);
  const { eventId, token } = await makeLink();
  for (const wrong of ["", "x", `${token}x`, token.toUpperCase()]) {
    expect((await listed(eventId, { "door-token": wrong })).status, wrong).toBe(401);
  }
  const stranger = await makeUser(db);
  expect((await listed(eventId, { ...stranger.session })).status).toBe(403);
  expect((await listed(eventId, { ...stranger.session, "door-token": token })).status).toBe(200);
  expect((await listed(eventId, { ...organizer.session, "door-token": "ended" })).status).toBe(200);
});

it("a link has a name of at most a hundred characters", async () => {
  const { eventId } = await makeLink();
  for (const label of ["", "  ", "あ".repeat(101), null]) {
    const { status } = await api(`POST /events/${eventId}/door_links`, {
      as: organizer.session,
      body: { label },
    });
    expect(status, String(label)).toBe(422);
  }
});

it("what a device recorded before its link ended counts for a day; what is later, or from before the link, does not", async () => {
  const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
  const counted = async ({
    scanned,
    sent,
    isOther = false,
    kind = "in",
  }: {
    scanned: number[];
    sent: number;
    isOther?: boolean;
    kind?: string;
  }) => {
    clock.set(at(0));
    const { eventId, as, link } = await makeLink();
    const { body } = await listed(eventId, as);
    const scans = scanned.map((minutes) => ({
      nonce: randomUUID(),
      kind,
      application_id: body.data.rows[0].application_id,
      scanned_at: at(minutes).toISOString(),
    }));
    clock.set(at(30));
    await api(`DELETE /events/${eventId}/door_links/${link.id}`, { as: organizer.session });
    clock.set(at(sent));
    const target = isOther ? (await makeLink()).eventId : eventId;
    const answer = await api(`POST /events/${target}/check_ins`, { as, body: { scans } });
    expect((await listed(eventId, as)).status).toBe(410);
    // Whose link is over learns nobody's name or state.
    if (answer.status === 200) expect(answer.body.data[0]).not.toHaveProperty("application");
    return answer.status === 200 ? answer.body.data[0].checked_in_at : answer.status;
  };
  const aDay = 24 * 60;
  expect(await counted({ scanned: [10], sent: 40 })).toBe("2026-11-27T18:10:00.000+09:00");
  expect(await counted({ scanned: [10], sent: 30 + aDay })).toBe("2026-11-27T18:10:00.000+09:00");
  expect(await counted({ scanned: [10], sent: 31 + aDay })).toBe(410);
  expect(await counted({ scanned: [30], sent: 40 })).toBe(410);
  expect(await counted({ scanned: [10, 35], sent: 40 })).toBe(410);
  expect(await counted({ scanned: [-1], sent: 40 })).toBe(410);
  expect(await counted({ scanned: [], sent: 40 })).toBe(410);
  expect(await counted({ scanned: [10], sent: 40, kind: "undo" })).toBe(410);
  expect(await counted({ scanned: [10], sent: 40, isOther: true })).toBe(410);
});

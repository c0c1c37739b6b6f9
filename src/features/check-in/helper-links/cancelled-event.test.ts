import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";

const { api, db, clock } = await startTestServer();
const start = new Date("2026-11-27T18:00:00+09:00");
clock.set(start);

it("nobody is checked in at a cancelled event: by no scanner, code, tick or list of walk-ins; what was recorded before stays", async () => {
  const [organizer, guest] = [await makeUser(db), await makeUser(db)];
  const owner = await makeOrganization(db, { members: [organizer.id] });
  const eventId = await makeEvent(db, { owner, applicants: [guest.id] });
  const ticket = await db
    .selectFrom("tickets as t")
    .innerJoin("applications as a", "a.id", "t.application_id")
    .select(["a.id", "t.code"])
    .where("a.event_id", "=", eventId)
    .executeTakeFirstOrThrow();
  const link = await api(`POST /events/${eventId}/door_links`, {
    as: organizer.session,
    body: { label: "Gate" },
  });
  const helper = { "door-token": link.body.data.url.split("/door/")[1] };
  const shown = [{ application_id: ticket.id }, { ticket_code: ticket.code }];
  const record = (as: object, ticked: object) => {
    const scan = { nonce: randomUUID(), kind: "in", scanned_at: start.toISOString(), ...ticked };
    return api(`POST /events/${eventId}/check_ins`, { as: { ...as }, body: { scans: [scan] } });
  };
  const walkIn = (as: object) =>
    api(`POST /events/${eventId}/walk_ins`, {
      as: { ...as },
      body: { nonce: randomUUID(), name: "飛び入り" },
    });
  expect((await record(helper, { application_id: ticket.id })).body.data[0].result).toBe("checked_in");
  const known = (await walkIn(helper)).body.data;
  await db.updateTable("events").set({ cancelled_at: start }).where("id", "=", eventId).execute();

  for (const as of [organizer.session, helper]) {
    const refused = [
      ...(await Promise.all(shown.map((ticked) => record(as, ticked)))),
      await walkIn(as),
      await api(`GET /events/${eventId}/check_ins`, { as }),
      await api(`GET /events/${eventId}/check_ins/figures`, { as }),
    ];
    for (const { status, body } of refused) {
      expect([status, body]).toEqual([410, { errors: { event: ["has been cancelled"] } }]);
    }
  }
  const attended = await db.selectFrom("attendances").select("application_id").execute();
  expect(attended).toEqual([{ application_id: ticket.id }]);
  const as = organizer.session;
  expect((await api(`GET /events/${eventId}/walk_ins`, { as })).body.data).toEqual([known]);
  expect((await api(`DELETE /events/${eventId}/walk_ins/${known.id}`, { as })).status).toBe(200);
  // Strangers learn nothing of it.
  const [foreign] = [await makeUser(db)];
  expect((await record(foreign.session, { application_id: ticket.id })).status).toBe(403);
  expect((await record({ "door-token": "made-up" }, { application_id: ticket.id })).status).toBe(401);
});

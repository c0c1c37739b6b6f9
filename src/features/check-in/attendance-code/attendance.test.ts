import { describe, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser, makeUsers } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";

const { api, db, clock } = await startTestServer({ RATE_LIMITS: "on" });
const organizer = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });
const start = new Date("2026-11-27T18:00:00+09:00");
const minutesAfter = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

async function makeAttended(columns: { end_at?: Date; cancelled_at?: Date } = {}) {
  const [guest] = await makeUsers(db, 1);
  const eventId = await makeEvent(db, { owner, columns, applicants: [guest?.id ?? 0] });
  const { body } = await api(`GET /events/${eventId}/attendance_code`, { as: organizer.session });
  const code: string = body.data.code;
  const attend = (typed: unknown, as = guest?.session) =>
    api(`POST /events/${eventId}/attendance`, { as: as ?? null, body: { code: typed } });
  const wrong = code === "000000" ? "000001" : "000000";
  return { eventId, guest, code, wrong, attend };
}

it("the digits are six, stay the same, and new ones end the old", async () => {
  clock.set(start);
  const { eventId, code, attend } = await makeAttended();
  expect(code).toMatch(/^\d{6}$/);
  const shown = await api(`GET /events/${eventId}/attendance_code`, { as: organizer.session });
  expect(shown.body.data).toEqual({ code });
  let renewed = code;
  while (renewed === code) {
    const { body } = await api(`POST /events/${eventId}/attendance_code`, { as: organizer.session });
    renewed = body.data.code;
  }
  expect((await attend(code)).body).toEqual({ errors: { code: ["is not right"] } });
  expect((await attend(renewed)).status).toBe(200);
});

it("who is coming types them and is there; typing them again changes nothing", async () => {
  clock.set(minutesAfter(-120));
  const { eventId, code, attend } = await makeAttended();
  const there = { data: { checked_in_at: "2026-11-27T16:00:00.000+09:00" } };
  expect((await attend(` ${code.slice(0, 3)} ${code.slice(3)}`)).body).toEqual(there);
  clock.set(minutesAfter(5));
  expect((await attend(code)).body).toEqual(there);
  const { body } = await api(`GET /events/${eventId}/check_ins`, { as: organizer.session });
  expect(body.data).toMatchObject({ checked_in: 1, rows: [there.data] });
});

describe("is refused", () => {
  const notOpen = { errors: { event: ["is not open for this"] } };

  it.each([
    ["more than two hours before the start", -120.001, false, 422],
    ["at the end", 60, true, 422],
    ["just before the end", 59.99, true, 200],
    ["three hours after the start where no end is told", 180, false, 422],
    ["just before that", 179.99, false, 200],
  ])("%s", async (_, minutes, hasEnd, status) => {
    clock.set(minutesAfter(minutes));
    const { code, attend } = await makeAttended(hasEnd ? { end_at: minutesAfter(60) } : {});
    const answer = await attend(code);
    expect(answer.status).toBe(status);
    if (status === 422) expect(answer.body).toEqual(notOpen);
  });

  it("in an event that is called off", async () => {
    clock.set(start);
    const { code, attend } = await makeAttended({ cancelled_at: minutesAfter(-60) });
    expect((await attend(code)).body).toEqual(notOpen);
  });

  it("of those who are not coming, whatever they type", async () => {
    clock.set(start);
    const { code, wrong, attend } = await makeAttended();
    const stranger = await makeUser(db);
    const notConfirmed = { errors: { application: ["is not confirmed"] } };
    for (const typed of [code, wrong]) {
      const { status, body } = await attend(typed, stranger.session);
      expect([status, body]).toEqual([422, notConfirmed]);
    }
  });

  it("after ten wrong tries in an hour, the right digits too; right ones do not count", async () => {
    clock.set(start);
    const { code, wrong, attend } = await makeAttended();
    for (let tries = 0; tries < 9; tries += 1) expect((await attend(wrong)).status).toBe(422);
    for (let tries = 0; tries < 3; tries += 1) expect((await attend(code)).status).toBe(200);
    expect((await attend("")).status).toBe(422);
    expect((await attend(wrong)).status).toBe(429);
    expect((await attend(code)).status).toBe(429);
    clock.set(minutesAfter(65));
    expect((await attend(code)).status).toBe(200);
  });
});

it("before an organizer has asked for digits nobody can guess them", async () => {
  clock.set(start);
  const guest = await makeUser(db);
  const eventId = await makeEvent(db, { owner, applicants: [guest.id] });
  const { status, body } = await api(`POST /events/${eventId}/attendance`, {
    as: guest.session,
    body: { code: "000000" },
  });
  expect([status, body]).toEqual([422, { errors: { code: ["is not right"] } }]);
});

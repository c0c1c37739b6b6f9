import { beforeEach, describe, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";
import type { SessionHeaders } from "../../../../tests/support/sessions.ts";

const { api, db, clock } = await startTestServer();
const person = (first_name: string) => makeUser(db, { first_name, last_name: "Tanaka" });
const [mai, ken, ana] = [await person("Mai"), await person("Ken"), await person("ana")];
const [manager, stranger] = [await person("Rin"), await person("Leo")];
const owner = await makeOrganization(db, { members: [manager.id] });

let event: number;
beforeEach(async () => {
  clock.set(testNow);
  const columns = { end_at: "2026-11-27T20:00:00+09:00" };
  event = await makeEvent(db, { owner, columns, applicants: [mai.id, ken.id, ana.id] });
});

const ask = (as: SessionHeaders | null, id = event) => api(`GET /events/${id}/companions`, { as });
const companions = async (as: SessionHeaders) => {
  const { status, body } = await ask(as);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};
const show = (as: SessionHeaders, shows_first_name: unknown = true) =>
  api(`PUT /events/${event}/applications/own/visibility`, { as, body: { shows_first_name } });
const names = async (as: SessionHeaders) => (await companions(as)).first_names;

it("an application shows nobody's name until the person chooses so, and then the first name alone", async () => {
  expect(await companions(mai.session)).toEqual({ count: 2, first_names: [], shows_first_name: false });
  expect((await show(ken.session)).body).toEqual({ data: { shows_first_name: true } });
  await show(ana.session);
  expect(await companions(mai.session)).toEqual({
    count: 2,
    first_names: ["ana", "Ken"],
    shows_first_name: false,
  });
  expect(await companions(ken.session)).toEqual({ count: 2, first_names: ["ana"], shows_first_name: true });
  await show(ken.session, false);
  expect(await names(mai.session)).toEqual(["ana"]);
});

describe("names are seen", () => {
  it("by people with a place and by managers, and by nobody else", async () => {
    await show(ken.session);
    expect(await companions(manager.session)).toEqual({
      count: 3,
      first_names: ["Ken"],
      shows_first_name: null,
    });
    expect((await ask(stranger.session)).status).toBe(403);
    expect((await ask(null)).status).toBe(401);
    await db
      .updateTable("applications")
      .set({ state: "waiting", queue_number: 1 })
      .where("event_id", "=", event)
      .where("user_id", "=", mai.id)
      .execute();
    expect((await ask(mai.session)).status).toBe(403);
    expect((await companions(ken.session)).count).toBe(1);
  });

  it("of an event that was hidden since by those who come, and not found by others", async () => {
    await show(ken.session);
    await db.updateTable("events").set({ is_published: false }).where("id", "=", event).execute();
    expect(await names(mai.session)).toEqual(["Ken"]);
    expect((await ask(stranger.session)).status).toBe(404);
    expect((await ask(mai.session, 2 ** 31 - 1)).status).toBe(404);
  });

  it("until a day after the end, and not of an event that is called off", async () => {
    await show(ken.session);
    clock.set("2026-11-28T19:59:59+09:00");
    expect(await names(mai.session)).toEqual(["Ken"]);
    clock.set("2026-11-28T20:00:01+09:00");
    expect(await companions(mai.session)).toEqual({ count: 2, first_names: [], shows_first_name: false });
    clock.set(testNow);
    await db.updateTable("events").set({ cancelled_at: testNow }).where("id", "=", event).execute();
    expect(await companions(mai.session)).toEqual({ count: 0, first_names: [], shows_first_name: false });
  });
});

describe("a name that is shown is hidden again", () => {
  it("when its person cancels, also after they apply once more", async () => {
    await show(ken.session);
    expect((await api(`PUT /events/${event}/applications/cancell`, { as: ken.session })).status).toBe(200);
    expect(await companions(mai.session)).toEqual({ count: 1, first_names: [], shows_first_name: false });
    expect((await show(ken.session)).status).toBe(404);
    expect(
      (await api(`POST /events/${event}/applications/apply`, { as: ken.session, body: {} })).status,
    ).toBe(200);
    expect(await companions(ken.session)).toEqual({ count: 2, first_names: [], shows_first_name: false });
    expect(await names(mai.session)).toEqual([]);
  });

  it("when their account is deleted", async () => {
    const eve = await person("Eve");
    await db.insertInto("applications").values({ event_id: event, user_id: eve.id }).execute();
    await show(eve.session);
    expect(await names(mai.session)).toEqual(["Eve"]);
    expect((await api("DELETE /auth", { as: eve.session })).status).toBe(200);
    expect(await companions(mai.session)).toEqual({ count: 2, first_names: [], shows_first_name: false });
  });
});

it("only who applies can choose, and must say yes or no", async () => {
  expect((await show(stranger.session)).status).toBe(404);
  const { status, body } = await show(ken.session, "perhaps");
  expect([status, Object.keys(body.errors)]).toEqual([422, ["shows_first_name"]]);
});

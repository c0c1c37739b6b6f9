import { beforeEach, describe, expect, it } from "vitest";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { type MadeUser, makeUser, makeUsers } from "../../../../tests/factories/users.ts";
import { makeFullEvent } from "../../../../tests/support/full-event.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import { sweepDueWork } from "../../../jobs/sweep-due-work.server.ts";

const { api, db, platform, clock } = await startTestServer();
const organizer = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });
const [ken, mai, aoi] = (await makeUsers(db, 3)) as [MadeUser, MadeUser, MadeUser];
const noon = "2026-11-20T12:00:00+09:00";
const afternoon = "2026-11-20T15:00:00+09:00";

let event: number;
const make = async (columns: Parameters<typeof makeFullEvent>[1]["columns"] = {}) => {
  event = await makeFullEvent(db, { owner, applicant: ken.id, columns });
};
beforeEach(async () => {
  clock.set(noon);
  await make();
});

const call = (method: string, path: string, who: MadeUser, body?: object) =>
  api(`${method} /events/${event}${path}`, { as: who.session, body });
const apply = (who: MadeUser, asks?: boolean) =>
  call("POST", "/applications/apply", who, { application: { asks_before_promotion: asks } });
const cancel = (who: MadeUser) => call("PUT", "/applications/cancell", who);
const decide = (who: MadeUser, decision: string) =>
  call("POST", "/applications/decisions", organizer, { decision, user_ids: [who.id] });
const own = async (who: MadeUser) => (await call("GET", "/applications/own", who)).body.data;
const rowOf = async (who: MadeUser) =>
  (await call("GET", "/participants", organizer)).body.data.find(
    (row: { user: { id: number } | null }) => row.user?.id === who.id,
  );

describe("who wants to be asked first", () => {
  it("is offered a place where others are given one", async () => {
    await apply(mai, true);
    await apply(aoi);
    await cancel(ken);
    expect(await own(mai)).toMatchObject({ state: "offered", asks_before_promotion: true });
    await cancel(mai);
    expect(await own(aoi)).toMatchObject({ state: "confirmed", asks_before_promotion: false });
  });

  it("says so, changes it and takes it back by applying again, and stays where they are", async () => {
    await apply(mai);
    await apply(aoi);
    expect((await apply(mai, true)).body.data).toMatchObject({ position: 1, asks_before_promotion: true });
    expect((await apply(mai)).body.data).toMatchObject({ position: 1, asks_before_promotion: true });
    expect((await apply(mai, false)).body.data.asks_before_promotion).toBe(false);
  });

  it("changes it after the deadline too, and no answer with it, as long as there may be a turn", async () => {
    await apply(mai);
    await db.updateTable("events").set({ apply_due_at: noon }).where("id", "=", event).execute();
    clock.set(afternoon);
    expect((await apply(mai, true)).body.data).toMatchObject({
      state: "waiting",
      asks_before_promotion: true,
    });
    clock.set("2026-11-28T12:00:00+09:00");
    expect((await apply(mai, false)).body.data.asks_before_promotion).toBe(true);
  });

  it("begins without the wish when they apply anew", async () => {
    await apply(mai, true);
    await cancel(mai);
    expect((await apply(mai)).body.data.asks_before_promotion).toBe(false);
  });

  it("gets a place that is free at once", async () => {
    await cancel(ken);
    expect((await apply(mai, true)).body.data).toMatchObject({
      state: "confirmed",
      asks_before_promotion: true,
    });
  });

  it("says it as yes or no", async () => {
    const answer = await call("POST", "/applications/apply", mai, {
      application: { asks_before_promotion: "x" },
    });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ["asks_before_promotion"]]);
  });
});

describe("why an application is cancelled", () => {
  it("is told to its person and to managers: cancelled oneself, let run out, declined", async () => {
    await make({ promote_until_at: noon });
    await apply(mai);
    await apply(aoi);
    await cancel(ken);
    expect((await own(ken)).cancel_reason).toBe("self");
    expect((await own(mai)).cancel_reason).toBeNull();
    clock.set("2026-11-22T12:00:00+09:00");
    await sweepDueWork(platform);
    expect(await own(mai)).toMatchObject({ state: "cancelled", cancel_reason: "expired" });
    expect(await rowOf(mai)).toMatchObject({ cancel_reason: "expired" });
    const csv = await call("GET", "/participants.csv", organizer);
    expect(csv.body.split("\r\n")[0]).toMatch(/STATUS,CANCEL REASON$/);
    expect(csv.body).toMatch(/Cancelled,expired/);
    await decide(aoi, "decline");
    expect(await own(aoi)).toMatchObject({ state: "declined", cancel_reason: "organizer" });
  });

  it("is forgotten by who applies anew", async () => {
    await apply(mai);
    await cancel(mai);
    expect((await apply(mai)).body.data.cancel_reason).toBeNull();
  });

  it("is their own for who passes an offer", async () => {
    await make({ promote_until_at: noon });
    await apply(mai);
    await cancel(ken);
    expect((await cancel(mai)).body.data).toMatchObject({ state: "cancelled", cancel_reason: "self" });
  });

  it("is the event where that is called off", async () => {
    await apply(mai);
    await call("PUT", "/cancel", organizer, {});
    expect(await own(mai)).toMatchObject({ state: "waiting", cancel_reason: "event" });
  });
});

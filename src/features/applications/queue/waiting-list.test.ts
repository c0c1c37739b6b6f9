import { beforeEach, describe, expect, it } from "vitest";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { type MadeUser, makeUser, makeUsers } from "../../../../tests/factories/users.ts";
import { makeFullEvent } from "../../../../tests/support/full-event.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import { sweepDueWork } from "../../../jobs/sweep-due-work.server.ts";

const { api, db, platform, clock } = await startTestServer();
const organizer = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });
const [ken, mai, aoi, ren] = (await makeUsers(db, 4)) as [MadeUser, MadeUser, MadeUser, MadeUser];
const noon = "2026-11-20T12:00:00+09:00";
const start = "2026-11-27T18:00:00+09:00";

let event: number;
const makeFull = async (columns: Parameters<typeof makeFullEvent>[1]["columns"] = {}) => {
  event = await makeFullEvent(db, { owner, applicant: ken.id, columns });
};
beforeEach(async () => {
  clock.set(noon);
  await makeFull();
});

const call = (method: string, path: string, who: MadeUser | null, body?: object) =>
  api(`${method} /events/${event}${path}`, { as: who?.session ?? null, body });
const apply = (who: MadeUser) => call("POST", "/applications/apply", who, {});
const cancel = (who: MadeUser) => call("PUT", "/applications/cancell", who);
const accept = (who: MadeUser) => call("PUT", "/applications/accept_offer", who);
const update = (sent: object) => call("PUT", "/update", organizer, { event: sent });
const own = async (who: MadeUser) => (await call("GET", "/applications/own", who)).body.data;
const statuses = async (...people: MadeUser[]) =>
  Promise.all(people.map(async (who) => [(await own(who)).state, (await own(who)).position]));
const shown = async () => (await call("GET", "", null)).body.data;
const newsOf = async (who: MadeUser) => {
  const rows = await db
    .selectFrom("mails")
    .select(["kind", "payload"])
    .where("event_id", "=", event)
    .where("user_id", "=", who.id)
    .orderBy("id")
    .execute();
  return rows.map(({ kind, payload }) => (payload as { news?: string }).news ?? kind);
};

describe("a full event with a waiting list", () => {
  it("puts those who apply at its end, says which position that is, and counts them for everybody", async () => {
    expect((await apply(mai)).body.data).toMatchObject({
      state: "waiting",
      position: 1,
      is_cancelled: false,
    });
    expect((await apply(aoi)).body.data).toMatchObject({ state: "waiting", position: 2 });
    expect(await shown()).toMatchObject({ applications_count: 1, waiting_count: 2, is_full: true });
    expect([await newsOf(mai), await newsOf(aoi)]).toEqual([["queued"], ["queued"]]);
  });

  it("moves nobody who applies again while they wait", async () => {
    await apply(mai);
    await apply(aoi);
    expect((await apply(mai)).body.data.position).toBe(1);
    expect(await newsOf(mai)).toEqual(["queued"]);
  });

  it("gives a place that falls free to the first, with a mail, and everybody moves up", async () => {
    await apply(mai);
    await apply(aoi);
    await cancel(ken);
    expect(await statuses(ken, mai, aoi)).toEqual([
      ["cancelled", null],
      ["confirmed", null],
      ["waiting", 1],
    ]);
    expect((await own(mai)).promoted_at).toBe("2026-11-20T12:00:00.000+09:00");
    expect(await newsOf(mai)).toEqual(["queued", "promoted"]);
    expect(await shown()).toMatchObject({ applications_count: 1, waiting_count: 1 });
  });

  it("lets whoever leaves the queue apply again at its end, and tells them of both", async () => {
    await apply(mai);
    await apply(aoi);
    await cancel(mai);
    await apply(mai);
    expect(await statuses(mai, aoi)).toEqual([
      ["waiting", 2],
      ["waiting", 1],
    ]);
    expect(await newsOf(mai)).toEqual(["queued", "application_cancelled", "queued"]);
  });

  it("serves the queue first when the organizer adds places", async () => {
    for (const who of [mai, aoi, ren]) await apply(who);
    expect((await update({ max_participant_num: 3 })).status).toBe(200);
    expect(await statuses(mai, aoi, ren)).toEqual([
      ["confirmed", null],
      ["confirmed", null],
      ["waiting", 1],
    ]);
  });

  it("gives nobody a place while more hold one than there are since the organizer lowered the maximum", async () => {
    await update({ max_participant_num: 2 });
    await apply(mai);
    await update({ max_participant_num: 1 });
    await apply(aoi);
    await cancel(ken);
    expect(await statuses(mai, aoi)).toEqual([
      ["confirmed", null],
      ["waiting", 1],
    ]);
  });

  it("gives a place on when somebody deletes their account", async () => {
    const gone = await makeUser(db);
    await cancel(ken);
    await apply(gone);
    await apply(mai);
    expect((await api("DELETE /auth", { as: gone.session })).status).toBe(200);
    expect(await statuses(mai)).toEqual([["confirmed", null]]);
  });

  it("promotes nobody while it is hidden, and catches up when it is published again", async () => {
    await apply(mai);
    await update({ is_published: false });
    expect((await cancel(ken)).status).toBe(200);
    expect((await own(mai)).state).toBe("waiting");
    await update({ is_published: true });
    expect((await own(mai)).state).toBe("confirmed");
  });

  it("promotes nobody once it is cancelled", async () => {
    await apply(mai);
    await call("PUT", "/cancel", organizer, {});
    await cancel(ken);
    expect((await own(mai)).state).toBe("waiting");
  });

  it("promotes nobody after its start, however many places there are", async () => {
    await apply(mai);
    clock.set("2026-11-27T18:00:01+09:00");
    expect((await update({ max_participant_num: 2 })).status).toBe(200);
    expect((await own(mai)).state).toBe("waiting");
  });

  it("lets nobody join once the list is switched off, and keeps those who wait", async () => {
    await apply(mai);
    await db.updateTable("events").set({ has_waiting_list: false }).where("id", "=", event).execute();
    expect((await apply(aoi)).body.errors).toEqual({ event: ["is full"] });
    await cancel(ken);
    expect((await own(mai)).state).toBe("confirmed");
  });

  it("lets no newcomer overtake those who wait, however many come at once", async () => {
    await apply(mai);
    await Promise.all([cancel(ken), apply(aoi), apply(ren)]);
    expect(await statuses(mai)).toEqual([["confirmed", null]]);
    expect((await statuses(aoi, ren)).map(([state]) => state)).toEqual(["waiting", "waiting"]);
  });
});

describe("from promote_until on", () => {
  beforeEach(async () => {
    await makeFull({ promote_until_at: noon });
    await apply(mai);
    await apply(aoi);
    await cancel(ken);
  });

  it("a place is offered for twelve hours, not into the night, and holds the place", async () => {
    expect(await own(mai)).toMatchObject({
      state: "offered",
      position: null,
      offer_expires_at: "2026-11-21T10:00:00.000+09:00",
    });
    expect(await shown()).toMatchObject({ applications_count: 1, waiting_count: 1 });
    expect(await newsOf(mai)).toEqual(["queued", "offered"]);
  });

  it("the person accepts, also twice, and is told that they are coming", async () => {
    expect((await accept(mai)).body.data).toMatchObject({ state: "confirmed", offer_expires_at: null });
    expect((await accept(mai)).body.data.state).toBe("confirmed");
    expect(await newsOf(mai)).toEqual(["queued", "offered", "application_confirmed"]);
  });

  it("the person accepts after the deadline for applications", async () => {
    await db.updateTable("events").set({ apply_due_at: noon }).where("id", "=", event).execute();
    clock.set("2026-11-20T18:00:00+09:00");
    expect((await accept(mai)).status).toBe(200);
  });

  it("the person passes, and the next one is offered the place", async () => {
    await cancel(mai);
    expect((await statuses(mai, aoi)).map(([state]) => state)).toEqual(["cancelled", "offered"]);
    expect((await accept(mai)).body.errors).toEqual({ offer: ["has expired"] });
  });

  it("an offer ends after its last moment, once, with one mail, and goes to the next one", async () => {
    clock.set("2026-11-21T10:00:00+09:00");
    await sweepDueWork(platform);
    expect((await own(mai)).state).toBe("offered");
    clock.set("2026-11-21T10:00:00.001+09:00");
    expect((await accept(mai)).body.errors).toEqual({ offer: ["has expired"] });
    await Promise.all([sweepDueWork(platform), sweepDueWork(platform)]);
    await sweepDueWork(platform);
    expect((await statuses(mai, aoi)).map(([state]) => state)).toEqual(["cancelled", "offered"]);
    expect(await newsOf(mai)).toEqual(["queued", "offered", "offer_expired"]);
    expect(await newsOf(aoi)).toEqual(["queued", "offered"]);
  });

  it("whoever accepts at the moment at which the offer ends has the place or has lost it, and is told which", async () => {
    clock.set("2026-11-21T10:00:00+09:00");
    const [answer] = await Promise.all([accept(mai), sweepDueWork(platform)]);
    expect([answer.status, (await own(mai)).state]).toEqual([200, "confirmed"]);
  });

  it("an offer ends at the start at the latest, and nobody hears of it after that", async () => {
    await makeFull({ promote_until_at: noon, start_at: "2026-11-20T15:00:00+09:00" });
    await apply(mai);
    await cancel(ken);
    expect((await own(mai)).offer_expires_at).toBe("2026-11-20T15:00:00.000+09:00");
    clock.set("2026-11-20T15:00:01+09:00");
    await sweepDueWork(platform);
    expect((await own(mai)).state).toBe("cancelled");
    expect(await newsOf(mai)).toEqual(["queued", "offered"]);
  });

  it("an offer ends sooner when the event is moved forward", async () => {
    await update({ start_at: "2026-11-20T20:00:00+09:00" });
    expect((await own(mai)).offer_expires_at).toBe("2026-11-20T20:00:00.000+09:00");
  });

  it("a change of promote_until moves no offer that stands", async () => {
    await db.updateTable("events").set({ promote_until_at: start }).where("id", "=", event).execute();
    await sweepDueWork(platform);
    expect(await own(mai)).toMatchObject({
      state: "offered",
      offer_expires_at: "2026-11-21T10:00:00.000+09:00",
    });
  });
});

describe("accepting", () => {
  it("is not found by who never had an offer or never applied", async () => {
    await apply(mai);
    for (const who of [mai, ren]) {
      expect([(await accept(who)).status, (await accept(who)).body.errors]).toEqual([
        404,
        { offer: ["was not found"] },
      ]);
    }
  });

  it("is done already for who is coming", async () => {
    expect((await accept(ken)).body.data.state).toBe("confirmed");
  });
});

it("an event without the new settings answers as before", async () => {
  await makeFull({ has_waiting_list: false });
  expect((await apply(mai)).body.errors).toEqual({ event: ["is full"] });
  await cancel(ken);
  expect((await apply(mai)).body.data.state).toBe("confirmed");
});

import { describe, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { type MadeUser, makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import { dayMs } from "../../../shared/time/milliseconds.ts";

const { api, db, clock } = await startTestServer({
  REQUIRE_DISCLOSURE: "on",
  NEW_ORGANIZATION_LIMITS: "on",
});
const user = await makeUser(db);
const fields = ["representative", "parent_body", "membership_fee", "regular_place", "aims"];
const disclosure = Object.fromEntries(fields.map((field) => [field, { ja: "なし" }]));

const daysFromNow = (days: number) => new Date(clock.now().getTime() + days * dayMs);
/** Made a month ago, and told, unless said otherwise. */
const organization = ({ age = 30, told = true } = {}) =>
  makeOrganization(db, {
    members: [user.id],
    columns: { created_at: daysFromNow(-age), ...(told && { disclosure: JSON.stringify(disclosure) }) },
  });
const event = async (owner: number, columns: object = {}) => {
  const event_id = await makeEvent(db, {
    owner,
    columns: { start_at: daysFromNow(10), is_published: false, ...columns },
  });
  await db.insertInto("event_spoken_languages").values({ event_id, language_id: 1 }).execute();
  return event_id;
};
const publish = (id: number, as: MadeUser = user) =>
  api(`PUT /events/${id}/update`, { as: as.session, body: { event: { is_published: true } } });
const rules = async (id: number, eventId?: number) => {
  const query = eventId === undefined ? "" : `?event_id=${eventId}`;
  return (await api(`GET /organizations/${id}/publishing_rules${query}` as "GET /", { as: user.session }))
    .body.data;
};
const newEvent = {
  start_at: "2026-12-01 18:00",
  max_participant_num: 10,
  prefecture_id: 26,
  event_format_id: 1,
  event_purpose_id: 1,
  used_language_ids: [1],
  is_published: true,
  language_events_attributes: [{ language_id: 1, title: "鍋の会", place_name: "集会所", is_main: true }],
};
const create = (id: number, body: object = newEvent) =>
  api(`POST /organizations/${id}/events/create`, { as: user.session, body: { event: body } });

const undisclosed = { disclosure: ["is not complete"] };
const limited = { organization: ["has reached its limit"] };

describe("an organization that has not told who is behind it", () => {
  it("can write events, and publish none until all five are told", async () => {
    const id = await organization({ told: false });
    const draft = await event(id);
    expect(await rules(id)).toEqual({ needs_disclosure: true, refusal: "not_complete", limits: null });
    const refused = await publish(draft);
    expect([refused.status, refused.body.errors]).toEqual([422, undisclosed]);
    const tell = (told: object) =>
      api(`PUT /organizations/${id}/update`, {
        as: user.session,
        body: { organization: { disclosure: told } },
      });
    await tell({ ...disclosure, aims: {} });
    expect((await publish(draft)).body.errors).toEqual(undisclosed);
    await tell({ aims: { en: "None" } });
    expect((await publish(draft)).status).toBe(200);
    expect(await rules(id)).toEqual({ needs_disclosure: false, refusal: null, limits: null });
  });

  it("is refused in the same way whichever call publishes", async () => {
    const id = await organization({ told: false });
    const [one, other] = [await event(id), await event(id)];
    const created = await create(id);
    expect([created.status, created.body.errors]).toEqual([422, undisclosed]);
    const { is_published: _, ...unsaid } = newEvent;
    expect((await create(id, unsaid)).body.errors).toEqual(undisclosed);
    expect((await create(id, { ...newEvent, is_published: false })).status).toBe(200);
    const bulk = await api("PUT /events/publish", { as: user.session, body: { ids: [one, other] } });
    expect(bulk.body.data.done).toEqual([]);
    expect(bulk.body.data.refused.map((row: { errors: object }) => row.errors)).toEqual([
      undisclosed,
      undisclosed,
    ]);
    const token = await api(`POST /organizations/${id}/api_tokens`, {
      as: user.session,
      body: { label: "Site", scope: "full" },
    });
    const byToken = await api(`PUT /events/${one}/update`, {
      headers: { authorization: `Bearer ${token.body.data.token}` },
      body: { event: { is_published: true } },
    });
    expect([byToken.status, byToken.body.errors]).toEqual([422, undisclosed]);
  });

  it("goes on where it has published before, and changes what is public", async () => {
    const id = await organization({ told: false });
    const before = await event(id, { is_published: true });
    expect((await rules(id)).needs_disclosure).toBe(false);
    const change = { event: { max_participant_num: 50 } };
    expect((await api(`PUT /events/${before}/update`, { as: user.session, body: change })).status).toBe(200);
    expect((await publish(await event(id))).status).toBe(200);
  });
});

describe("the refusal is known before, and is the one that the save gets", () => {
  const beforeAndAfter = async (owner: number, draft: number) => {
    const { refusal } = await rules(owner, draft);
    const { errors } = (await publish(draft)).body;
    return [refusal, errors];
  };

  it("of an event that was public once, while it has no other", async () => {
    const id = await organization({ told: false });
    const draft = await event(id, { is_published: true });
    await db.updateTable("events").set({ is_published: false }).where("id", "=", draft).execute();
    expect((await rules(id)).refusal).toBeNull();
    expect(await beforeAndAfter(id, draft)).toEqual(["not_complete", undisclosed]);
  });

  it("of the fourth event at once, and not of the third", async () => {
    const id = await organization({ age: 2 });
    for (let count = 0; count < 2; count += 1) await event(id, { is_published: true });
    expect(await beforeAndAfter(id, await event(id))).toEqual([null, undefined]);
    expect(await beforeAndAfter(id, await event(id))).toEqual(["limit_reached", limited]);
  });

  it("of an organization that is suspended", async () => {
    const id = await organization();
    const draft = await event(id);
    const team = await makeUser(db, { is_uniteam: true });
    const body = { reason: "It is looked into." };
    await api(`PUT /uniteam/organizations/${id}/suspend`, { as: team.session, body });
    const suspended = { organization: ["is suspended"] };
    expect(await beforeAndAfter(id, draft)).toEqual(["is_suspended", suspended]);
  });
});

describe("a new organization", () => {
  it("has at most three events published at once", async () => {
    const id = await organization({ age: 2 });
    for (let count = 0; count < 3; count += 1) {
      expect((await rules(id)).limits).toMatchObject({
        published: count,
        published_at_most: 3,
        recipients_at_most: 50,
      });
      expect((await publish(await event(id))).status).toBe(200);
    }
    const fourth = await event(id);
    const refused = await publish(fourth);
    expect([refused.status, refused.body.errors]).toEqual([422, limited]);
    expect((await create(id)).body.errors).toEqual(limited);
    const { is_published: _, ...unsaid } = newEvent;
    expect((await create(id, unsaid)).body.errors).toEqual(limited);
    const [row] = await db.selectFrom("events").select("is_published").where("id", "=", fourth).execute();
    expect(row?.is_published).toBe(false);
  });

  it("has no more room for events of which the team holds one", async () => {
    const id = await organization({ age: 2 });
    const held = {
      is_published: false,
      is_published_after_hold: true,
      held_at: clock.now(),
      hold_reason: "x",
    };
    for (const columns of [{}, {}, held]) await event(id, { is_published: true, ...columns });
    expect((await publish(await event(id))).body.errors).toEqual(limited);
  });

  it("tells its log of an event that is published because nobody said otherwise", async () => {
    const id = await organization();
    const { is_published: _, ...unsaid } = newEvent;
    await create(id, unsaid);
    const log = await api(`GET /organizations/${id}/activity`, { as: user.session });
    expect(JSON.stringify(log.body.data)).toContain("event.published");
  });

  it("has room again where one of them is taken back, cancelled or over", async () => {
    const id = await organization({ age: 2 });
    const events = [];
    for (const columns of [{}, {}, { start_at: daysFromNow(-2) }, { cancelled_at: clock.now() }, {}]) {
      events.push(await event(id, { is_published: true, ...columns }));
    }
    const next = await event(id);
    expect((await publish(next)).body.errors).toEqual(limited);
    const hide = { event: { is_published: false } };
    await api(`PUT /events/${events[0]}/update`, { as: user.session, body: hide });
    expect((await publish(next)).status).toBe(200);
  });

  it("cannot move an event that is over into a place that there is not", async () => {
    const id = await organization({ age: 2 });
    const past = await event(id, { is_published: true, start_at: daysFromNow(-5) });
    for (let count = 0; count < 3; count += 1) await event(id, { is_published: true });
    const moved = await api(`PUT /events/${past}/update`, {
      as: user.session,
      body: { event: { start_at: daysFromNow(5).toISOString() } },
    });
    expect([moved.status, moved.body.errors]).toEqual([422, limited]);
    const changed = await api(`PUT /events/${past}/update`, {
      as: user.session,
      body: { event: { max_participant_num: 50 } },
    });
    expect(changed.status).toBe(200);
  });

  it("goes on changing what is published, also where that is more than it may have", async () => {
    const id = await organization({ age: 2 });
    const events = [];
    for (let count = 0; count < 4; count += 1) events.push(await event(id, { is_published: true }));
    const changed = await api(`PUT /events/${events[0]}/update`, {
      as: user.session,
      body: { event: { max_participant_num: 50 } },
    });
    expect(changed.status).toBe(200);
  });

  it("cannot publish more by publishing at the same moment", async () => {
    const id = await organization({ age: 2 });
    const drafts = await Promise.all(Array.from({ length: 6 }, () => event(id)));
    const answers = await Promise.all(drafts.map((draft) => publish(draft)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 422, 422, 422]);
  });

  it("is new for seven days", async () => {
    const young = await organization({ age: 7 - 0.01 });
    const old = await organization({ age: 7 });
    for (const id of [young, old]) {
      for (let count = 0; count < 3; count += 1) await event(id, { is_published: true });
    }
    expect((await rules(young)).limits).not.toBeNull();
    expect((await rules(old)).limits).toBeNull();
    expect((await publish(await event(young))).status).toBe(422);
    expect((await publish(await event(old))).status).toBe(200);
  });
});

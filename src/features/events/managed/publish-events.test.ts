import { expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";

const { api, db } = await startTestServer();
const organizer = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });
const stranger = await makeOrganization(db);
type Columns = NonNullable<Parameters<typeof makeEvent>[1]["columns"]>;

/** With all that an event must have to be saved. */
async function makeDraft(columns: Columns = {}, { of = owner, coHosts = [] as number[] } = {}) {
  const event_id = await makeEvent(db, { owner: of, coHosts, columns: { is_published: false, ...columns } });
  await db.insertInto("event_spoken_languages").values({ event_id, language_id: 2 }).execute();
  return event_id;
}

async function publish(ids: unknown, as: Record<string, string> | undefined = organizer.session) {
  const { status, body } = await api("PUT /events/publish", { ...(as && { as }), body: { ids } } as never);
  return { status, body: body as { data?: unknown; errors?: unknown } };
}

const stored = (id: number) =>
  db
    .selectFrom("events")
    .select(["is_published", "was_published", "published_at", "lock_version"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

it("each is published for itself, in the order given, once however often it is named; refused ones say why", async () => {
  const [one, other] = [await makeDraft(), await makeDraft()];
  const cancelled = await makeDraft({ cancelled_at: testNow });
  const late = await makeDraft({ selection: "lottery", lottery_at: "2026-12-01T12:00:00+09:00" });
  const hiddenFromMe = await makeDraft({}, { of: stranger });
  const seenByMe = await makeEvent(db, { owner: stranger });
  const { status, body } = await publish([
    other,
    cancelled,
    late,
    hiddenFromMe,
    seenByMe,
    999_999,
    one,
    other,
  ]);
  expect(status).toBe(200);
  const refusal = await api(`PUT /events/${late}/update` as "PUT /events/{id}/update", {
    as: organizer.session,
    body: { event: { is_published: true } },
  });
  expect(refusal.status).toBe(422);
  expect(body.data).toEqual({
    done: [other, one],
    refused: [
      { id: cancelled, errors: { event: ["has been cancelled"] } },
      { id: late, errors: refusal.body.errors },
      { id: hiddenFromMe, errors: { event: ["was not found"] } },
      { id: seenByMe, errors: { user: ["is not allowed to do this"] } },
      { id: 999_999, errors: { event: ["was not found"] } },
    ],
  });
  expect(Object.keys(refusal.body.errors)).toEqual(["lottery_at"]);
  for (const id of [one, other]) expect((await stored(id)).is_published).toBe(true);
  for (const id of [cancelled, late, hiddenFromMe]) expect((await stored(id)).is_published).toBe(false);
});

it("what is stored is what the switch stores", async () => {
  const [bulk, single] = [await makeDraft(), await makeDraft()];
  await publish([bulk]);
  await api(`PUT /events/${single}/update` as "PUT /events/{id}/update", {
    as: organizer.session,
    body: { event: { is_published: true } },
  });
  const { published_at, ...facts } = await stored(bulk);
  expect(facts).toMatchObject({ is_published: true, was_published: true });
  const same = await stored(single);
  expect({ ...facts, published: published_at !== null }).toEqual({
    is_published: same.is_published,
    was_published: same.was_published,
    lock_version: same.lock_version,
    published: same.published_at !== null,
  });
});

it("one that is public already is done, and stays as it is for who is editing it", async () => {
  const id = await makeEvent(db, { owner });
  const { lock_version } = await stored(id);
  expect((await publish([id])).body.data).toEqual({ done: [id], refused: [] });
  expect((await stored(id)).lock_version).toBe(lock_version);
});

it("an accepted co-host's organizers publish it, those of an invited one do not", async () => {
  const [coHost, invited] = [await makeUser(db), await makeUser(db)];
  const accepted = await makeOrganization(db, { members: [coHost.id] });
  const id = await makeDraft({}, { of: stranger, coHosts: [accepted] });
  const other = await makeOrganization(db, { members: [invited.id] });
  await db
    .insertInto("event_hosts")
    .values({ event_id: id, organization_id: other, invited_by_id: stranger })
    .execute();
  expect((await publish([id], invited.session)).body.data).toMatchObject({ done: [], refused: [{ id }] });
  expect((await publish([id], coHost.session)).body.data).toEqual({ done: [id], refused: [] });
});

it("two who publish the same at the same moment are both done", async () => {
  const ids = [await makeDraft(), await makeDraft(), await makeDraft()];
  const answers = await Promise.all([publish(ids), publish([...ids].reverse())]);
  for (const { body } of answers) expect(body.data).toMatchObject({ refused: [] });
  for (const id of ids) expect((await stored(id)).is_published).toBe(true);
});

it("refuses no ids, too many, and what is none; visitors are asked to log in", async () => {
  for (const ids of [undefined, [], ["x"], [0], Array.from({ length: 101 }, (_, place) => place + 1)]) {
    expect((await publish(ids)).status, JSON.stringify(ids)?.slice(0, 20)).toBe(422);
  }
  expect((await api("PUT /events/publish", { body: { ids: [1] } })).status).toBe(401);
});

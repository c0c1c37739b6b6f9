import { expect, it } from "vitest";
import { makeAffiliation } from "../../../../tests/factories/affiliations.ts";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";

const { api, db } = await startTestServer();
const [osaka, kyoto] = [57, 54];
const organizer = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });
const now = new Date(testNow);

const made = async (columns: Parameters<typeof makeEvent>[1]["columns"] = {}, targets: number[] = []) => {
  const id = await makeEvent(db, { owner, columns: { requires_affiliation: true, ...columns } });
  for (const university_id of targets)
    await db.insertInto("event_target_universities").values({ event_id: id, university_id }).execute();
  return id;
};
const at = async (universityId: number, until?: Date) => {
  const person = await makeUser(db);
  await makeAffiliation(db, { userId: person.id, universityId, now, ...(until && { until }) });
  return person;
};
const apply = async (event: number, { session }: { session: Record<string, string> }) => {
  const { status, body } = await api(`POST /events/${event}/applications/apply`, { as: session, body: {} });
  return status === 200 ? body.data.state : [status, body.errors];
};
const refused = [422, { affiliation: ["is needed"] }];
const lottery = { selection: "lottery", lottery_at: "2026-11-25T12:00:00+09:00" };

it.each([
  ["a place", {}, "confirmed"],
  ["a draw", lottery, "entered"],
  ["a review", { selection: "approval" }, "under_review"],
  ["a queue", { max_participant_num: 1, has_waiting_list: true }, "waiting"],
])(
  "for %s an event that asks for it takes people with a proved university alone",
  async (_, columns, state) => {
    const event = await made(columns);
    if ("max_participant_num" in columns) await apply(event, await at(osaka));
    const person = await makeUser(db, { university_id: kyoto });
    expect(await apply(event, person)).toEqual(refused);
    expect(await apply(event, await at(kyoto))).toBe(state);
    await makeAffiliation(db, { userId: person.id, now });
    expect(await apply(event, person)).toBe(state);
  },
);

it("where universities are targeted it has to be one of them, whatever the profile says", async () => {
  const event = await made({}, [osaka]);
  const other = await at(kyoto);
  await db.updateTable("users").set({ university_id: osaka }).where("id", "=", other.id).execute();
  expect(await apply(event, other)).toEqual(refused);
  expect(await apply(event, await at(osaka))).toBe("confirmed");
});

it("a proof that has ended counts for nothing", async () => {
  const proved = new Date(now.getTime() - 1000);
  const person = await makeUser(db);
  await makeAffiliation(db, { userId: person.id, now: proved, until: now });
  expect(await apply(await made(), person)).toEqual(refused);
});

it("who has applied before it was asked for stays, and an event that does not ask takes everybody", async () => {
  const event = await made({ requires_affiliation: false });
  const early = await makeUser(db);
  expect(await apply(event, early)).toBe("confirmed");
  const { body } = await api(`PUT /events/${event}/update`, {
    as: organizer.session,
    body: { event: { requires_affiliation: true, used_language_ids: [1] } },
  });
  expect(body.data.requires_affiliation).toBe(true);
  expect(await apply(event, early)).toBe("confirmed");
  expect(await apply(event, await makeUser(db))).toEqual(refused);
});

it("who has cancelled is offered to apply again only with a proof", async () => {
  const event = await made({ requires_affiliation: false });
  const person = await makeUser(db);
  await apply(event, person);
  await api(`PUT /events/${event}/applications/cancell`, { as: person.session });
  await db.updateTable("events").set({ requires_affiliation: true }).where("id", "=", event).execute();
  const actions = async () =>
    (await api(`GET /events/${event}/applications/own`, { as: person.session })).body.data.actions;
  expect(await actions()).not.toContain("apply");
  await makeAffiliation(db, { userId: person.id, now });
  expect(await actions()).toContain("apply");
});

it("managers add people by hand without a proof", async () => {
  const event = await made();
  const { status } = await api(`POST /events/${event}/applications/by_manager`, {
    as: organizer.session,
    body: { first_name: "Guest", last_name: "Sample" },
  });
  expect(status).toBe(200);
});

it("managers see the proved university of who has applied; nobody else sees it", async () => {
  const event = await made();
  const [person, bare] = [await at(kyoto), await makeUser(db)];
  await apply(event, person);
  await db.insertInto("applications").values({ event_id: event, user_id: bare.id }).execute();
  const list = await api(`GET /events/${event}/participants`, { as: organizer.session });
  const proved = new Map(
    list.body.data.map(({ user, affiliation }: { user: { id: number }; affiliation: unknown }) => [
      user.id,
      affiliation,
    ]),
  );
  expect(proved.get(person.id)).toMatchObject({ university: { id: kyoto } });
  expect(proved.get(bare.id)).toBeNull();
  const { body: csv } = await api(`GET /events/${event}/participants.csv`, { as: organizer.session });
  expect(csv).toContain("VERIFIED UNIVERSITY");
  expect(csv.match(/Kyoto University/g)).toHaveLength(1);
  expect((await api(`GET /events/${event}/participants`, { as: person.session })).status).toBe(403);
});

import { expect, it } from "vitest";
import { removeUnneededProfiles } from "../../src/features/events/events.server.ts";
import { makeEvent } from "../factories/events.ts";
import { makeOrganization } from "../factories/organizations.ts";
import { type MadeUser, makeUser } from "../factories/users.ts";
import { startTestServer } from "../support/server.ts";

/** Who may apply first by the year of graduation: somebody of another year changes it in the profile for the moment. */

const { api, db, clock, platform } = await startTestServer();
// The database notes changes of profiles and publications by its own clock.
clock.set(new Date());
const hour = 60 * 60 * 1000;
const owner = await makeOrganization(db);
const inHours = (hours: number) => new Date(Date.now() + hours * hour);
const made = (columns: Parameters<typeof makeEvent>[1]["columns"] = {}) =>
  makeEvent(db, {
    owner,
    columns: {
      start_at: inHours(96),
      priority_until_at: inHours(48),
      priority_graduation_years: [2030],
      ...columns,
    },
  });
const student = (graduation_year: number) => makeUser(db, { graduation_year });
const graduateIn = (year: number, { id }: MadeUser) =>
  db.updateTable("users").set({ graduation_year: year }).where("id", "=", id).execute();
const statusOf = async (event: number, { session }: MadeUser) =>
  (await api(`POST /events/${event}/applications/apply`, { as: session, body: {} })).status;

it("a year that was changed since the event was public does not help, nor to and fro", async () => {
  const cheat = await student(2027);
  const event = await made();
  expect(await statusOf(event, cheat)).toBe(422);
  await graduateIn(2030, cheat);
  expect(await statusOf(event, cheat)).toBe(422);
  await graduateIn(2027, cheat);
  await graduateIn(2030, cheat);
  expect(await statusOf(event, cheat)).toBe(422);
});

it("who was of the year keeps the right to apply, whatever they change", async () => {
  const person = await student(2030);
  const event = await made();
  await graduateIn(2031, person);
  expect(await statusOf(event, person)).toBe(200);
});

it("a profile that was changed before, and one that was made since, count as they are", async () => {
  const before = await student(2027);
  await graduateIn(2030, before);
  const event = await made();
  const since = await student(2030);
  const later = await student(2027);
  await graduateIn(2030, later);
  expect([await statusOf(event, before), await statusOf(event, since), await statusOf(event, later)]).toEqual(
    [200, 200, 422],
  );
});

it("where applications open later the profile of that moment counts", async () => {
  const person = await student(2027);
  const event = await made({ reception_start_at: inHours(24) });
  await graduateIn(2030, person);
  expect(await statusOf(event, person)).toBe(200);
});

it("a draft is not open: the moment counts at which it was published first", async () => {
  const person = await student(2027);
  const event = await made({ is_published: false });
  await graduateIn(2030, person);
  await db.updateTable("events").set({ is_published: true }).where("id", "=", event).execute();
  expect(await statusOf(event, person)).toBe(200);
});

it("the person is told of their turn as the call decides it, whatever they have changed since", async () => {
  const [cheat, entitled, steady] = [await student(2027), await student(2030), await student(2027)];
  const early = await student(2027);
  await graduateIn(2030, early);
  const event = await made();
  await graduateIn(2030, cheat);
  await graduateIn(2031, entitled);
  const admissionOf = async ({ session }: MadeUser) => {
    const { body } = await api("GET /users/own", { as: session });
    return body.data.admissions?.[event];
  };
  expect([await admissionOf(cheat), await statusOf(event, cheat)]).toEqual(["later", 422]);
  expect([await admissionOf(entitled), await statusOf(event, entitled)]).toEqual(["now", 200]);
  // The profile tells it.
  expect([await admissionOf(steady), await admissionOf(early)]).toEqual([undefined, undefined]);
  await db.updateTable("events").set({ is_published: false }).where("id", "=", event).execute();
  expect(await admissionOf(cheat)).toBe(undefined);
});

it("when the priority is over everybody applies; a deleted account leaves no former profile", async () => {
  const person = await student(2027);
  const event = await made({ priority_until_at: inHours(-1) });
  await graduateIn(2030, person);
  expect(await statusOf(event, person)).toBe(200);
  expect((await api("DELETE /auth", { as: person.session })).status).toBe(200);
  const left = await db.selectFrom("former_profiles").select("id").where("user_id", "=", person.id).execute();
  expect(left).toEqual([]);
});

it("what a profile said goes when it was changed before every event that is ahead was published", async () => {
  const hoursAgo = (hours: number) => ({ replaced_at: inHours(-hours) });
  const changed = async (hours: number) => {
    const person = await student(2027);
    await graduateIn(2030, person);
    await db.updateTable("former_profiles").set(hoursAgo(hours)).where("user_id", "=", person.id).execute();
    return person;
  };
  const people = [await changed(72), await changed(20), await changed(0.5)];
  const left = async () => {
    await removeUnneededProfiles(platform);
    const rows = await db.selectFrom("former_profiles").select("user_id").execute();
    return people.map(({ id }) => rows.some(({ user_id }) => user_id === id));
  };
  const published = (hours: number) => ({ published_at: inHours(-hours) });
  const event = await made();
  await db.updateTable("events").set(published(1)).execute();
  await db.updateTable("events").set(published(100)).where("id", "=", event).execute();
  expect(await left()).toEqual([true, true, true]);
  // Hidden for the moment, without a priority yet.
  const hidden = { is_published: false, priority_until_at: null, ...published(48) };
  await db.updateTable("events").set(hidden).where("id", "=", event).execute();
  expect(await left()).toEqual([false, true, true]);
  const [, cheat] = people;
  await db
    .updateTable("events")
    .set({ is_published: true, priority_until_at: inHours(48) })
    .where("id", "=", event)
    .execute();
  expect(await statusOf(event, cheat as MadeUser)).toBe(422);
  await db
    .updateTable("events")
    .set({ start_at: inHours(-1), priority_until_at: null })
    .where("id", "=", event)
    .execute();
  expect(await left()).toEqual([false, false, true]);
  await made({ is_published: false });
  await db.updateTable("former_profiles").set(hoursAgo(2)).execute();
  await db.updateTable("events").set({ cancelled_at: new Date() }).where("is_published", "=", true).execute();
  expect(await left()).toEqual([false, false, false]);
});

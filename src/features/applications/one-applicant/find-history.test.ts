import { expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";

const { api, db } = await startTestServer();
const [organizer, coHost, person] = await Promise.all([makeUser(db), makeUser(db), makeUser(db)]);
const owner = await makeOrganization(db, { members: [organizer.id] });
const coHosting = await makeOrganization(db, { members: [coHost.id] });
const eventId = await makeEvent(db, { owner, coHosts: [coHosting], applicants: [person.id] });
const held = (host: number, title: string, start_at: string, more: object = {}) =>
  makeEvent(db, { owner: host, title, applicants: [person.id], columns: { start_at }, ...more });
const tea = await held(owner, "Tea", "2026-10-01T18:00:00+09:00");
await held(owner, "Walk", "2026-11-01T18:00:00+09:00");
await held(coHosting, "Theirs", "2026-11-02T18:00:00+09:00");
await held(await makeOrganization(db, { members: [] }), "Elsewhere", "2026-11-03T18:00:00+09:00");

const history = (userId: number, as: typeof organizer) =>
  api(`GET /events/${eventId}/applications/${userId}/history`, { as: as.session });
const titles = async (as: typeof organizer) =>
  (await history(person.id, as)).body.data.map(({ event }: { event: { title: string } }) => event.title);

it("the other events of the hosts are told, the latest first, with what became of the application", async () => {
  const { id } = await db
    .selectFrom("applications")
    .select("id")
    .where("event_id", "=", tea)
    .executeTakeFirstOrThrow();
  const checked_in_at = "2026-10-01T17:55:00+09:00";
  await db.insertInto("attendances").values({ application_id: id, event_id: tea, checked_in_at }).execute();
  const { data } = (await history(person.id, organizer)).body;
  expect(data).toEqual([
    expect.objectContaining({ state: "confirmed", checked_in_at: null }),
    {
      event: { id: tea, title: "Tea", start_at: "2026-10-01T18:00:00.000+09:00" },
      state: "confirmed",
      checked_in_at: "2026-10-01T17:55:00.000+09:00",
    },
  ]);
});

it("a host reads nothing of what the other one holds on its own", async () => {
  expect(await titles(organizer)).toEqual(["Walk", "Tea"]);
  expect(await titles(coHost)).toEqual(["Theirs"]);
});

it("of who has not applied to this event nothing is told", async () => {
  const stranger = await makeUser(db);
  await makeEvent(db, { owner, applicants: [stranger.id] });
  expect((await history(stranger.id, organizer)).body.data).toEqual([]);
});

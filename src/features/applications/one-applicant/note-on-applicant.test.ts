import { beforeEach, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";

const { api, db } = await startTestServer();
const organizer = await makeUser(db);
const coHost = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });
const coHosting = await makeOrganization(db, { members: [coHost.id] });
let person: Awaited<ReturnType<typeof makeUser>>;
let eventId: number;
beforeEach(async () => {
  person = await makeUser(db);
  eventId = await makeEvent(db, { owner, coHosts: [coHosting], applicants: [person.id] });
});

const note = (text: unknown, userId = person.id, as = organizer) =>
  api(`PUT /events/${eventId}/applications/${userId}/note`, { as: as.session, body: { note: text } });
const noted = async () =>
  (await api(`GET /events/${eventId}/participants`, { as: organizer.session })).body.data[0].note;

it("a note stands in the list of the event's managers, is replaced, and goes with an empty one", async () => {
  expect((await note("  Needs a chair.\nAsk Ren. ")).body.data).toEqual({
    user_id: person.id,
    note: "Needs a chair.\nAsk Ren.",
  });
  expect(await noted()).toBe("Needs a chair.\nAsk Ren.");
  expect((await note("Came late", person.id, coHost)).status).toBe(200);
  expect(await noted()).toBe("Came late");
  expect((await note(" ")).body.data.note).toBeNull();
  expect(await noted()).toBeNull();
});

it("of two managers at the same moment one note stays, and nothing breaks", async () => {
  const answers = await Promise.all([note("One"), note("Two", person.id, coHost), note("One"), note("Two")]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(["One", "Two"]).toContain(await noted());
});

it("what another manager has noted meanwhile is not replaced, but told, until one has read it", async () => {
  const save = (note: string, before: string | null, by = organizer) =>
    api(`PUT /events/${eventId}/applications/${person.id}/note`, {
      as: by.session,
      body: { note, note_before: before },
    });
  expect((await save("Needs a chair", null)).status).toBe(200);
  const late = await save("Comes late", null, coHost);
  expect([late.status, late.body.data]).toEqual([409, { user_id: person.id, note: "Needs a chair" }]);
  expect(await noted()).toBe("Needs a chair");
  expect((await save("Needs a chair, comes late", "Needs a chair", coHost)).status).toBe(200);
  // As when an answer was lost, and is asked for again.
  expect((await save("Needs a chair, comes late", "Needs a chair", coHost)).status).toBe(200);
  expect((await save("", "Needs a chair")).status).toBe(409);
  expect((await save("", "Needs a chair, comes late")).status).toBe(200);
  expect((await save("Again", "Needs a chair, comes late")).body.data.note).toBeNull();
});

it("of two managers who have read the same, at the same moment, one saves and the other is told", async () => {
  const answers = await Promise.all(
    [organizer, coHost].map((by) =>
      api(`PUT /events/${eventId}/applications/${person.id}/note`, {
        as: by.session,
        body: { note: `By ${by.id}`, note_before: "" },
      }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it("the person never reads it", async () => {
  await note("Only for us");
  const as = person.session;
  const read = await Promise.all([
    api(`GET /events/${eventId}`, { as }),
    api(`GET /events/${eventId}/applications/own`, { as }),
    api("GET /users/own/applications", { as }),
  ]);
  expect(read.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(JSON.stringify(read.map(({ body }) => body))).not.toContain("Only for us");
});

it("it may be made of who has cancelled, and is gone with the account", async () => {
  await api(`PUT /events/${eventId}/applications/cancell`, { as: person.session });
  expect((await note("Was ill")).status).toBe(200);
  await api("DELETE /auth", { as: person.session });
  expect(
    await db.selectFrom("application_notes").selectAll().where("text", "=", "Was ill").execute(),
  ).toEqual([]);
  const refused = await note("Again");
  expect([refused.status, refused.body.errors]).toEqual([404, { user: ["was not found"] }]);
});

it("who has not applied is not found, nor what is no number", async () => {
  const stranger = await makeUser(db);
  expect((await note("x", stranger.id)).status).toBe(404);
  expect((await note("x", 0)).status).toBe(404);
});

it.each([["x".repeat(2001)], [null], [undefined], [7]])("a note %# is refused", async (text) => {
  const { status, body } = await note(text);
  expect([status, Object.keys(body.errors)]).toEqual([422, ["note"]]);
});

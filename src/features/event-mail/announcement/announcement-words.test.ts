import { beforeEach, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";

const { api, db } = await startTestServer();
const manager = await makeUser(db);
const veteran = await makeUser(db);
const owner = await makeOrganization(db, { members: [manager.id] });
const pastEvents = [
  await makeEvent(db, { owner, columns: { start_at: "2026-09-01T00:00:00Z" }, applicants: [veteran.id] }),
  await makeEvent(db, { owner, columns: { start_at: "2026-10-01T00:00:00Z" }, applicants: [veteran.id] }),
];

let eventId: number;
beforeEach(async () => {
  eventId = await makeEvent(db, { owner });
});

const ask = (method: "POST" | "PUT", words?: unknown) =>
  api(`${method} /events/${eventId}/notify_event_mails/`, {
    as: manager.session,
    body: { notify_mail: { send_at: "2026-11-25 12:00", user_ids: [veteran.id], words } },
  });
const japanese = { language_id: 1, custom_body: "お待ちしています。" };
const english = { language_id: 2, custom_body: "See <b>you</b>." };
const preview = async () =>
  (await api(`GET /events/${eventId}/notify_event_mails/preview`, { as: manager.session })).body.data;

it("an announcement has the organizer's own words in the reader's language, else in the first, and no mark-up of theirs", async () => {
  const { body } = await ask("POST", [japanese, english]);
  expect(body.data.notify_event_mail.words).toEqual([japanese, english]);
  const both = await preview();
  expect(both.ja.text).toContain(japanese.custom_body);
  expect(both.ja.text).not.toContain("See ");
  expect(both.en.text).toContain(english.custom_body);
  expect(both.en.html).toContain("See &lt;b&gt;you");
  await ask("PUT", [{ ...japanese, custom_body: " " }, english]);
  expect((await preview()).ja.text).toContain(english.custom_body);
});

it("words stay when a change says nothing of them, and go when it says that there are none", async () => {
  expect((await ask("POST")).body.data.notify_event_mail.words).toEqual([]);
  await ask("PUT", [japanese]);
  expect((await ask("PUT")).body.data.notify_event_mail.words).toEqual([japanese]);
  expect((await ask("PUT", [])).body.data.notify_event_mail.words).toEqual([]);
});

it.each([
  ["in a language that is none", [{ language_id: 999, custom_body: "x" }], "words"],
  ["twice in a language", [japanese, japanese], "words"],
  ["of more than 5,000 letters", [{ ...japanese, custom_body: "あ".repeat(5_001) }], "custom_body"],
  ["that are no list", "none", "words"],
])("words %s are refused", async (_, words, field) => {
  const { status, body } = await ask("POST", words);
  expect(status).toBe(422);
  expect(Object.keys(body.field_errors)).toEqual([field]);
});

it("of past participants it is told to which events they came, the latest first", async () => {
  const { body } = await api(`GET /organizations/${owner}/past_participants`, { as: manager.session });
  expect(body.data).toMatchObject([{ id: veteran.id, event_ids: pastEvents.toReversed() }]);
});

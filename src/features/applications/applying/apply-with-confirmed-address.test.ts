import { expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";

const { api, db } = await startTestServer();
const organizer = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });
const confirmed = await makeUser(db, { email_confirmed_at: testNow });

const lottery = { selection: "lottery", lottery_at: "2026-11-25T12:00:00+09:00" };
const made = (columns: Parameters<typeof makeEvent>[1]["columns"] = {}) =>
  makeEvent(db, { owner, columns: { requires_confirmed_email: true, ...columns } });
const apply = async (event: number, { session }: { session: Record<string, string> }) => {
  const { status, body } = await api(`POST /events/${event}/applications/apply`, { as: session, body: {} });
  return status === 200 ? body.data.state : [status, body.errors];
};
const refused = [422, { email: ["is not confirmed"] }];

it.each([
  ["a place", {}, "confirmed"],
  ["a draw", lottery, "entered"],
  ["a review", { selection: "approval" }, "under_review"],
  ["a queue", { max_participant_num: 1, has_waiting_list: true }, "waiting"],
])("for %s an event that asks for it takes confirmed addresses alone", async (_, columns, state) => {
  const event = await made(columns);
  if ("max_participant_num" in columns) {
    await apply(event, await makeUser(db, { email_confirmed_at: testNow }));
  }
  const unconfirmed = await makeUser(db);
  expect(await apply(event, unconfirmed)).toEqual(refused);
  expect(await apply(event, await makeUser(db, { email_confirmed_at: testNow }))).toBe(state);
  await db
    .updateTable("users")
    .set({ email_confirmed_at: testNow })
    .where("id", "=", unconfirmed.id)
    .execute();
  expect(await apply(event, unconfirmed)).not.toEqual(refused);
});

it("who has applied before it was asked for stays, and an event that does not ask takes everybody", async () => {
  const event = await made({ requires_confirmed_email: false });
  const early = await makeUser(db);
  expect(await apply(event, early)).toBe("confirmed");
  const { body } = await api(`PUT /events/${event}/update`, {
    as: organizer.session,
    body: { event: { requires_confirmed_email: true, used_language_ids: [1] } },
  });
  expect(body.data.requires_confirmed_email).toBe(true);
  expect(await apply(event, early)).toBe("confirmed");
  expect(await apply(event, await makeUser(db))).toEqual(refused);
  expect(await apply(event, confirmed)).toBe("confirmed");
});

import { expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { type MadeUser, makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";

const { api, db } = await startTestServer();
const team = await makeUser(db, { is_uniteam: true });
const admin = await makeUser(db);
const rounds = 12;
const refused = { organization: ["is suspended"] };

const suspend = (id: number) =>
  api(`PUT /uniteam/organizations/${id}/suspend`, {
    as: team.session,
    body: { reason: "It is looked into." },
  });
const restore = (id: number) => api(`PUT /uniteam/organizations/${id}/restore`, { as: team.session });
const remove = (id: number, as: MadeUser = admin) => api(`DELETE /organizations/${id}`, { as: as.session });

async function organizationWithEvents(members: MadeUser[]) {
  const id = await makeOrganization(db, { members: members.map((one) => one.id) });
  const events = [];
  for (let count = 0; count < 6; count += 1) events.push(await makeEvent(db, { owner: id }));
  return { id, events };
}

it("a suspension beside the organization's deletion waits for it, or comes first and refuses it", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { id } = await organizationWithEvents([admin]);
    const [suspended, removed] = await Promise.all([suspend(id), remove(id)]);
    expect([200, 404]).toContain(suspended.status);
    expect(removed.status).toBe(suspended.status === 404 ? 200 : 422);
  }
});

it("a suspension beside the end of a member's account waits for it, or is waited for", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const leaving = await makeUser(db);
    const { id, events } = await organizationWithEvents([admin, leaving]);
    // Mails about events are what an account and an event share.
    for (const event_id of events) {
      const row = { kind: "event_tomorrow", language: "en" as const, address: leaving.email, payload: "{}" };
      const key = `${event_id}:${leaving.id}`;
      await db
        .insertInto("mails")
        .values({ ...row, event_id, user_id: leaving.id, dedupe_key: key, message_id: key })
        .execute();
    }
    const answers = await Promise.all([suspend(id), api("DELETE /auth", { as: leaving.session })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  }
});

it("a suspended organization is not deleted before it is restored", async () => {
  const { id } = await organizationWithEvents([admin]);
  await suspend(id);
  const answer = await remove(id);
  expect([answer.status, answer.body.errors]).toEqual([422, refused]);
  expect((await restore(id)).status).toBe(200);
  expect((await remove(id)).status).toBe(200);
});

it("the only organizer of a suspended organization keeps the account, as of any other, and others may go", async () => {
  const [first, last] = [await makeUser(db), await makeUser(db)];
  const { id } = await organizationWithEvents([first, last]);
  await suspend(id);
  expect((await api("DELETE /auth", { as: first.session })).status).toBe(200);
  expect((await api("DELETE /auth", { as: last.session })).status).toBe(422);
  await restore(id);
  expect((await remove(id, last)).status).toBe(200);
  expect((await api("DELETE /auth", { as: last.session })).status).toBe(200);
});

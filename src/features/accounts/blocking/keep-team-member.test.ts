import { expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";

const { api, db, clock } = await startTestServer();
const owner = await makeOrganization(db);
const eventId = await makeEvent(db, { owner });
const person = await makeUser(db);

it.each([
  ["holding an event", () => `PUT /uniteam/events/${eventId}/hold`],
  ["releasing one", () => `PUT /uniteam/events/${eventId}/release`],
  ["suspending an organization", () => `PUT /uniteam/organizations/${owner}/suspend`],
  ["restoring one", () => `PUT /uniteam/organizations/${owner}/restore`],
  ["blocking somebody", () => `PUT /uniteam/users/${person.id}/block`],
])("%s is refused where the caller is blocked before it is done", async (_, call) => {
  const team = await makeUser(db, { is_uniteam: true });
  const act = () => api(call() as "PUT /", { as: team.session, body: { reason: "It is looked into." } });
  let answer: ReturnType<typeof act> | undefined;
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom("users").select("id").where("id", "=", team.id).forUpdate().execute();
    answer = act();
    await new Promise((done) => setTimeout(done, 300));
    const columns = { blocked_at: clock.now(), block_reason: "Sold things.", is_uniteam: false };
    await tx.updateTable("users").set(columns).where("id", "=", team.id).execute();
  });
  expect((await answer)?.status).toBe(403);
});

import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { countWaiting } from "../support/count-waiting.ts";
import { startTestServer } from "../support/server.ts";
import { makeWorld, type World } from "../support/world.ts";

const { api, db, clock } = await startTestServer();
let world: World;
let sessions: Awaited<ReturnType<World["signIn"]>>;
beforeEach(async () => {
  world = await makeWorld(db, clock.now());
  sessions = await world.signIn();
});

const invite = (email: string) =>
  api(`POST /events/${world.eventId}/co_hosts`, {
    as: sessions.owner,
    body: { target_organization_email: email, current_organization_id: world.organizations.host },
  });
const invitation = (answer: "accept" | "decline") =>
  api(
    `PUT /organizations/${world.organizations.invited}/co-host-invitations/${world.invitationId}/${answer}`,
    { as: sessions.invited },
  );
const leave = (part: "invited" | "declined") => {
  const id = world.organizations[part];
  return api(`DELETE /events/${world.eventId}/co_hosts/${id}?current_organization_id=${id}`, {
    as: sessions[part],
  });
};

it.each([
  ["accepting", () => invitation("accept")],
  ["declining", () => invitation("decline")],
  ["ending a part", () => leave("invited")],
])("%s waits for the event before it holds the invitation, as inviting does", async (_what, call) => {
  let called: ReturnType<typeof call> | undefined;
  await db.transaction().execute(async (tx) => {
    await sql`select from events where id = ${world.eventId} for no key update`.execute(tx);
    called = call();
    await expect.poll(() => countWaiting(db)).toBe(1);
    // Fails at once where somebody who waits for the event holds the row already.
    await sql`select from event_hosts where id = ${world.invitationId} for update nowait`.execute(tx);
  });
  expect((await called)?.status).toBe(200);
});

it("inviting again and leaving at the same time have an order, and neither fails", async () => {
  const { eventId, organizations } = world;
  const { email } = await db
    .selectFrom("organizations")
    .select("email")
    .where("id", "=", organizations.declined)
    .executeTakeFirstOrThrow();
  for (let round = 0; round < 10; round += 1) {
    const calls = [() => leave("declined"), () => invite(email)];
    const answers = await Promise.all((round % 2 ? calls : calls.toReversed()).map((call) => call()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const part = { event_id: eventId, organization_id: organizations.declined };
    const declined = { declined_at: clock.now(), accepted_at: null };
    await db
      .insertInto("event_hosts")
      .values({ ...part, ...declined })
      .onConflict((conflict) => conflict.constraint("event_hosts_organization_key").doUpdateSet(declined))
      .execute();
  }
});

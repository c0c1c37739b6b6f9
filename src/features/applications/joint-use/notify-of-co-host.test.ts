import { expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";

const { api, db, clock } = await startTestServer();
const organizer = await makeUser(db);
const joining = await makeUser(db);
const [applied, left] = [await makeUser(db), await makeUser(db)];
const owner = await makeOrganization(db, { members: [organizer.id] });

/** An event with two applicants, one of whom has left, to which a second organization is invited. */
async function invite() {
  const organizationId = await makeOrganization(db, {
    members: [joining.id],
    columns: { email: `club${Math.random()}@example.com` },
  });
  const { email } = await db
    .selectFrom("organizations")
    .select("email")
    .where("id", "=", organizationId)
    .executeTakeFirstOrThrow();
  const eventId = await makeEvent(db, { owner });
  for (const { session } of [applied, left]) {
    await api(`POST /events/${eventId}/applications/apply`, { as: session, body: {} });
  }
  await api(`PUT /events/${eventId}/applications/cancell`, { as: left.session });
  const body = { current_organization_id: owner, target_organization_email: email };
  const invited = await api(`POST /events/${eventId}/co_hosts`, { as: organizer.session, body });
  return { eventId, organizationId, invitationId: invited.body.data.id as number };
}
const answer = (
  { organizationId, invitationId }: Awaited<ReturnType<typeof invite>>,
  given: "accept" | "decline",
) =>
  api(`PUT /organizations/${organizationId}/co-host-invitations/${invitationId}/${given}`, {
    as: joining.session,
  });
const told = async (eventId: number) => {
  const mails = await db
    .selectFrom("mails")
    .select("user_id")
    .where("kind", "=", "co_host_joined")
    .where("event_id", "=", eventId)
    .orderBy("user_id")
    .execute();
  return mails.map(({ user_id }) => user_id);
};

it("whoever had applied, also who has left, is told of a co-host once, by mails of the transaction that makes it one", async () => {
  const invitation = await invite();
  expect((await answer(invitation, "accept")).status).toBe(200);
  expect((await answer(invitation, "accept")).status).toBe(200);
  expect(await told(invitation.eventId)).toEqual([applied.id, left.id]);
  const rows = await db
    .selectFrom("mails as m")
    .innerJoin("event_hosts as h", "h.event_id", "m.event_id")
    .select(["m.payload", "h.accepted_at"])
    .where("m.kind", "=", "co_host_joined")
    .where("h.id", "=", invitation.invitationId)
    .execute();
  for (const { payload, accepted_at } of rows) {
    expect(payload).toMatchObject({
      organizationId: invitation.organizationId,
      since: accepted_at?.toISOString(),
    });
  }
});

it("nobody is told of an invitation that was declined, or where the answers have gone", async () => {
  const declined = await invite();
  await answer(declined, "decline");
  expect(await told(declined.eventId)).toEqual([]);
  const late = await invite();
  clock.set(new Date("2028-01-01T00:00:00+09:00"));
  await answer(late, "accept");
  clock.set(testNow);
  expect(await told(late.eventId)).toEqual([]);
});

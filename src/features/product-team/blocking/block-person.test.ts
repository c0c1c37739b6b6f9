import { describe, expect, it } from "vitest";
import { signIn, signUp } from "../../../../tests/factories/accounts.ts";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { sessionOf } from "../../../../tests/support/api.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import { queueMail } from "../../../platform/mail/queue/queue-mail.server.ts";
import { setTeamMembership } from "../../accounts/accounts.server.ts";
import { passwordChangedMail } from "../../accounts/mails/password-changed.mail.server.ts";

const { api, db } = await startTestServer();
const team = await makeUser(db, { is_uniteam: true });

const block = (id: number, reason = "Sold things to members.", as = team.session) =>
  api(`PUT /uniteam/users/${id}/block`, { as, body: { reason } });
const unblock = (id: number) => api(`PUT /uniteam/users/${id}/unblock`, { as: team.session });
const waiting = (userId: number) =>
  db
    .selectFrom("mails")
    .select("kind")
    .where("user_id", "=", userId)
    .where("state", "=", "waiting")
    .execute();
const logOf = (userId: number) =>
  db
    .selectFrom("team_actions")
    .select(["kind", "actor_id", "details"])
    .where("subject", "=", "person")
    .where("subject_id", "=", userId)
    .orderBy("id")
    .execute();

describe("blocking somebody", () => {
  it("ends every session at once, and a blocked session is answered as an ended one", async () => {
    const { id, form, session } = await signUp(api);
    const second = sessionOf(await signIn(api, form.email));
    expect((await block(id)).status).toBe(200);
    for (const as of [session, second]) {
      const answer = await api("GET /users/own", { as });
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual({ errors: { user: ["must be logged in"] } });
    }
  });

  it("is told with its reason, which a row of the search shows, and is undone without a trace in what the person may", async () => {
    const { id, form } = await signUp(api);
    const { body } = await block(id, " Reason\nin two lines ");
    expect(body.data).toMatchObject({ id, email: form.email, block_reason: "Reason\nin two lines" });
    expect((await unblock(id)).body.data).toMatchObject({ blocked_at: null, block_reason: null });
    expect((await signIn(api, form.email)).status).toBe(200);
  });

  it("each other at the same moment leaves one of two team members, who did it", async () => {
    for (let round = 0; round < 8; round += 1) {
      const [one, other] = [
        await makeUser(db, { is_uniteam: true }),
        await makeUser(db, { is_uniteam: true }),
      ];
      const answers = await Promise.all([
        block(one.id, "a", other.session),
        block(other.id, "b", one.session),
      ]);
      // Whose session has ended by then is not signed in any more.
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses[0]).toBe(200);
      expect([401, 403]).toContain(statuses[1]);
    }
  });

  it("again changes nothing: one mail, one line in the log, the reason that the person was told", async () => {
    const { id } = await signUp(api);
    await block(id, "first");
    expect((await block(id, "second")).body.data.block_reason).toBe("first");
    expect(await waiting(id)).toEqual([{ kind: "person_blocked" }]);
    expect(await logOf(id)).toEqual([
      { kind: "person.blocked", actor_id: team.id, details: { reason: "first" } },
    ]);
    await unblock(id);
    await unblock(id);
    expect((await logOf(id)).map(({ kind }) => kind)).toEqual(["person.blocked", "person.unblocked"]);
  });

  it("is refused for oneself, without a reason, with one that is too long, and for who is not there", async () => {
    expect((await block(team.id)).body.errors).toEqual({ user: ["can't be your own account"] });
    const { id } = await signUp(api);
    expect((await block(id, "  ")).body.errors).toEqual({ reason: ["can't be blank"] });
    expect((await block(id, "a".repeat(2001))).status).toBe(422);
    expect((await block(999_999)).status).toBe(404);
    expect((await unblock(999_999)).status).toBe(404);
  });

  it("takes somebody out of the product team for good", async () => {
    const other = await makeUser(db, { is_uniteam: true });
    await block(other.id);
    expect((await unblock(other.id)).body.data.is_uniteam).toBe(false);
    expect((await logOf(other.id)).map(({ kind }) => kind)).toEqual([
      "person.blocked",
      "team.left",
      "person.unblocked",
    ]);
  });

  it("keeps who is blocked from being made a member of the team", async () => {
    const other = await makeUser(db);
    await block(other.id);
    await expect(setTeamMembership(db, other.email, true)).rejects.toMatchObject({
      fields: { user: [{ code: "is_blocked" }] },
    });
  });
});

describe("mails to who is blocked", () => {
  it("that wait or come later are not sent, nor late after the block; the last one tells the reason and who reads an answer", async () => {
    const { id } = await signUp(api);
    const queue = (cause: string) =>
      db
        .transaction()
        .execute((tx) => queueMail(tx, passwordChangedMail, { to: { userId: id }, payload: {}, cause }));
    await queue(`${id}:before`);
    await block(id, "We told you twice.");
    await queue(`${id}:meanwhile`);
    expect(await waiting(id)).toEqual([{ kind: "person_blocked" }]);
    await unblock(id);
    expect(await waiting(id)).toEqual([]);
    await queue(`${id}:after`);
    expect(await waiting(id)).toEqual([{ kind: "password_changed" }]);
  });
});

describe("organizations of who is blocked", () => {
  it("never lose their last active admin by another's hand: a blocked one does not count", async () => {
    const [admin, blocked] = [await makeUser(db), await makeUser(db)];
    const id = await makeOrganization(db, { members: [admin.id, blocked.id] });
    await block(blocked.id);
    const left = await api(`DELETE /organizations/${id}/organization_users/own`, { as: admin.session });
    expect(left.status).toBe(422);
    expect((await api("DELETE /auth", { as: admin.session })).status).toBe(422);
    await unblock(blocked.id);
    expect(
      (await api(`DELETE /organizations/${id}/organization_users/own`, { as: admin.session })).status,
    ).toBe(200);
  });

  it("without an active admin are told beforehand and shown with the person", async () => {
    const [only, other] = [await makeUser(db), await makeUser(db)];
    const alone = await makeOrganization(db, { members: [only.id], name: "Alone" });
    await makeOrganization(db, { members: [only.id, other.id] });
    const { body } = await api(`GET /uniteam/users/${only.id}/block`, { as: team.session });
    expect(body.data).toMatchObject({
      sessions_count: 1,
      applications_ahead_count: 0,
      is_uniteam: false,
      organizations_without_admin: [{ id: alone }],
    });
    const shown = (await block(only.id)).body.data.organizations;
    expect(
      shown.map((one: { id: number; has_active_admin: boolean }) => [one.id, one.has_active_admin]),
    ).toEqual([
      [alone, false],
      [expect.any(Number), true],
    ]);
  });

  it("do not get them as a new member, and their invitations are closed for the time", async () => {
    const [admin, blocked] = [await makeUser(db), await makeUser(db)];
    const id = await makeOrganization(db, { members: [admin.id] });
    await block(blocked.id);
    const added = await api(`POST /organizations/${id}/organization_users/create`, {
      as: admin.session,
      body: { new_organizer_email: blocked.email },
    });
    expect(added.body.errors).toEqual({ new_organizer_email: ["is not signed up"] });
    const invited = await api(`POST /organizations/${id}/invitations`, {
      as: admin.session,
      body: { email: blocked.email, role: "editor" },
    });
    expect(invited.status).toBe(200);
    const mails = await db
      .selectFrom("mails")
      .select("id")
      .where("address", "=", blocked.email)
      .where("kind", "=", "organization_invitation")
      .execute();
    expect(mails).toEqual([]);
  });
});

it("places at events stay, and are told beforehand", async () => {
  const person = await makeUser(db);
  const owner = await makeOrganization(db, { members: [team.id] });
  const eventId = await makeEvent(db, { owner, applicants: [person.id] });
  const { body } = await api(`GET /uniteam/users/${person.id}/block`, { as: team.session });
  expect(body.data.applications_ahead_count).toBe(1);
  await block(person.id);
  const { body: list } = await api(`GET /events/${eventId}/participants`, { as: team.session });
  expect(list.data).toMatchObject([{ user: { id: person.id }, state: "confirmed" }]);
});

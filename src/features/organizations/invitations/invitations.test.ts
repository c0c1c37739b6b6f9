import { describe, expect, it } from "vitest";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import { languages } from "../../../shared/languages/languages.ts";
import { organizationInvitationMail } from "../mails/organization-invitation.mail.server.ts";
import { removeExpiredInvitations } from "./change-invitations.server.ts";
import { readLinkedInvitation } from "./read-linked-invitation.server.ts";

const { api, db, clock, platform } = await startTestServer();

type Person = Awaited<ReturnType<typeof makeUser>>;
type As = Pick<Person, "session">;
const makePerson = (columns: Parameters<typeof makeUser>[1] = {}) =>
  makeUser(db, { email_confirmed_at: new Date("2026-01-01T00:00:00Z"), ...columns });
const admin = await makePerson();
const dayMs = 24 * 60 * 60 * 1000;

let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return `invited${addresses}@example.com`;
};
const make = (...members: number[]) => makeOrganization(db, { members: [admin.id, ...members] });
const invite = (id: number, email: unknown, role: unknown = "editor", as: As = admin) =>
  api(`POST /organizations/${id}/invitations`, { as: as.session, body: { email, role } });
const listed = async (id: number) =>
  (await api(`GET /organizations/${id}/invitations`, { as: admin.session })).body.data as { id: number }[];
const withdraw = (id: number, invitation: number) =>
  api(`DELETE /organizations/${id}/invitations/${invitation}`, { as: admin.session });
const own = async (as: As) =>
  (await api("GET /users/own/invitations", { as: as.session })).body.data as { id: number }[];
const answer = (as: As, id: number, given: string, token?: string) =>
  api(`PUT /users/own/invitations/${id}`, {
    as: as.session,
    body: { answer: given, ...(token && { token }) },
  });
const roleIn = async (id: number, person: { id: number }) => {
  const row = await db
    .selectFrom("organization_members")
    .select("role")
    .where("organization_id", "=", id)
    .where("user_id", "=", person.id)
    .executeTakeFirst();
  return row?.role;
};

/** The token in the link of an invitation's mail, as it leaves now. */
async function tokenOf(invitationId: number): Promise<string> {
  const mail = await organizationInvitationMail.render(
    platform,
    { language: languages[0], user_id: null, address: "x@example.com" } as never,
    { invitationId },
  );
  const { url } = mail?.link ?? { url: "" };
  return new URL(url).searchParams.get("token") ?? "";
}
const mailsTo = (address: string) =>
  db
    .selectFrom("mails")
    .select(["language", "user_id"])
    .where("kind", "=", "organization_invitation")
    .where("address", "=", address)
    .execute();

describe("inviting", () => {
  it("answers the same for an address with an account and without, and sends each one mail", async () => {
    const id = await make();
    const known = await makePerson({ language: "ja" });
    const unknown = newAddress();
    const answers = [await invite(id, known.email), await invite(id, unknown)];
    const shapes = answers.map(({ status, body }) => [
      status,
      Object.keys(body.data),
      body.data.invited_by.id,
    ]);
    expect(shapes[0]).toEqual(shapes[1]);
    expect(answers[1]?.body.data).toMatchObject({ email: unknown, role: "editor" });
    expect(await mailsTo(unknown)).toEqual([{ language: "en", user_id: null }]);
    expect(await mailsTo(known.email)).toEqual([{ language: "ja", user_id: null }]);
    expect(await listed(id)).toHaveLength(2);
  });

  it("again gives another role and term, and another link; the one before opens nothing", async () => {
    const id = await make();
    const person = await makePerson();
    const first = (await invite(id, person.email)).body.data;
    const old = await tokenOf(first.id);
    const second = (await invite(id, person.email.toUpperCase(), "door")).body.data;
    expect([second.id, second.role]).toEqual([first.id, "door"]);
    expect(await listed(id)).toHaveLength(1);
    await db.updateTable("users").set({ email_confirmed_at: null }).where("id", "=", person.id).execute();
    expect((await answer(person, first.id, "accept", old)).status).toBe(404);
    expect((await answer(person, first.id, "accept", await tokenOf(first.id))).status).toBe(200);
  });

  it("is refused for no address, for members, by editors and for what is no role", async () => {
    const editor = await makePerson();
    const id = await make(editor.id);
    await db
      .updateTable("organization_members")
      .set({ role: "editor" })
      .where("user_id", "=", editor.id)
      .execute();
    const errors = async (email: unknown, role?: unknown) => (await invite(id, email, role)).body.errors;
    expect(await errors("")).toEqual({ email: ["can't be blank"] });
    expect(await errors("nobody")).toEqual({ email: ["is not an email"] });
    expect(await errors(editor.email)).toEqual({ email: ["is already a member"] });
    expect(Object.keys(await errors(newAddress(), "owner"))).toEqual(["role"]);
    expect((await invite(id, newAddress(), "editor", editor)).status).toBe(403);
    expect((await api(`GET /organizations/${id}/invitations`, { as: editor.session })).status).toBe(403);
  });
});

describe("an invitation", () => {
  it("is seen and accepted by the account with its address, once, and gives the role", async () => {
    const id = await make();
    const person = await makePerson();
    const { id: invitation } = (await invite(id, person.email, "door")).body.data;
    expect(await own(person)).toMatchObject([
      { id: invitation, organization: { id }, role: "door", invited_by: { id: admin.id } },
    ]);
    expect(await roleIn(id, person)).toBeUndefined();
    const accepted = await answer(person, invitation, "accept");
    expect([accepted.status, accepted.body.data]).toEqual([200, { organization_id: id, role: "door" }]);
    expect(await roleIn(id, person)).toBe("door");
    expect((await answer(person, invitation, "accept")).status).toBe(404);
    expect([await own(person), await listed(id)]).toEqual([[], []]);
  });

  it("at the same moment twice makes one member", async () => {
    const id = await make();
    const person = await makePerson();
    const { id: invitation } = (await invite(id, person.email)).body.data;
    const answers = await Promise.all([1, 2, 3].map(() => answer(person, invitation, "accept")));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  it("is declined for good", async () => {
    const id = await make();
    const person = await makePerson();
    const { id: invitation } = (await invite(id, person.email)).body.data;
    expect((await answer(person, invitation, "decline")).body.data).toEqual({
      organization_id: id,
      role: null,
    });
    expect(await roleIn(id, person)).toBeUndefined();
    expect((await answer(person, invitation, "accept")).status).toBe(404);
  });

  it("works for who signs up with its address afterwards, by the link alone until the address is confirmed", async () => {
    const id = await make();
    const email = newAddress();
    const { id: invitation } = (await invite(id, email)).body.data;
    const token = await tokenOf(invitation);
    const person = await makePerson({ email, email_confirmed_at: null });
    expect(await own(person)).toEqual([]);
    expect((await answer(person, invitation, "accept")).status).toBe(404);
    expect((await answer(person, invitation, "accept", "made-up")).status).toBe(404);
    expect((await answer(person, invitation, "accept", token)).status).toBe(200);
    expect(await roleIn(id, person)).toBe("editor");
  });

  it("that was handed on is refused with its reason, and nobody finds one by its number", async () => {
    const id = await make();
    const { id: invitation } = (await invite(id, newAddress())).body.data;
    const other = await makePerson();
    const refused = await answer(other, invitation, "accept", await tokenOf(invitation));
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { invitation: ["is for another e-mail address"] },
    ]);
    expect((await answer(other, invitation, "accept")).status).toBe(404);
    expect((await answer(other, invitation, "decline")).status).toBe(404);
    expect(await roleIn(id, other)).toBeUndefined();
  });

  it("leaves the role of who has become a member in the meantime, and is done with who is added at once", async () => {
    const id = await make();
    const person = await makePerson();
    const { id: invitation } = (await invite(id, person.email, "door")).body.data;
    await db
      .insertInto("organization_members")
      .values({ organization_id: id, user_id: person.id, role: "editor" })
      .execute();
    expect((await answer(person, invitation, "accept")).body.data.role).toBe("editor");
    const second = await makePerson();
    await invite(id, second.email, "door");
    await api(`POST /organizations/${id}/organization_users/create`, {
      as: admin.session,
      body: { new_organizer_email: second.email },
    });
    expect([await own(second), await listed(id)]).toEqual([[], []]);
  });

  it("ends when it is withdrawn, after two weeks, with its organization, and with either account", async () => {
    const person = await makePerson();
    const leaving = await makePerson();
    const accepted = async (id: number, before: () => Promise<unknown>, by: As = admin) => {
      const { id: invitation } = (await invite(id, person.email, "door", by)).body.data;
      const token = await tokenOf(invitation);
      await before();
      return (await answer(person, invitation, "accept", token)).status;
    };
    const one = await make();
    expect(await accepted(one, async () => withdraw(one, (await listed(one))[0]?.id ?? 0))).toBe(404);
    const two = await make();
    expect(await accepted(two, () => api(`DELETE /organizations/${two}`, { as: admin.session }))).toBe(404);
    const three = await make(leaving.id);
    expect(await accepted(three, () => api("DELETE /auth", { as: leaving.session }), leaving)).toBe(404);
    const four = await make();
    const expire = () => {
      const past = new Date(clock.now().getTime() - dayMs);
      return db
        .updateTable("organization_invitations")
        .set({ expires_at: past })
        .where("organization_id", "=", four)
        .execute();
    };
    expect(await accepted(four, expire)).toBe(404);
    await removeExpiredInvitations({ db, clock });
    const left = await db
      .selectFrom("organization_invitations")
      .select("id")
      .where("organization_id", "in", [one, two, three, four])
      .execute();
    expect(left).toEqual([]);
    const five = await make();
    await invite(five, person.email);
    await api("DELETE /auth", { as: person.session });
    expect(await listed(five)).toEqual([]);
  });

  it("lets nobody in once whoever sent it is no admin any more, and its mail does not leave then", async () => {
    const other = await makePerson();
    const id = await make(other.id);
    const person = await makePerson();
    const { id: invitation } = (await invite(id, person.email, "admin", other)).body.data;
    const token = await tokenOf(invitation);
    await api(`PUT /organizations/${id}/organization_users/${other.id}`, {
      as: admin.session,
      body: { role: "editor" },
    });
    expect((await answer(person, invitation, "accept", token)).status).toBe(404);
    expect([await own(person), await listed(id)]).toEqual([[], []]);
    const mail = await organizationInvitationMail.render(platform, { language: "en" } as never, {
      invitationId: invitation,
    });
    expect(mail).toBeNull();
  });
});

it("the page of a link shows the invitation to who has it, and is not found once it is answered", async () => {
  const id = await make();
  const email = newAddress();
  const { id: invitation } = (await invite(id, email)).body.data;
  const token = await tokenOf(invitation);
  const stored = await db
    .selectFrom("organization_invitations")
    .select("token_digest")
    .where("id", "=", invitation)
    .executeTakeFirstOrThrow();
  expect(stored.token_digest?.toString("utf8")).not.toContain(token);
  const seen = () => readLinkedInvitation(platform, token, "en");
  expect(await seen()).toMatchObject({ id: invitation, email, organization: { id }, role: "editor" });
  expect(await readLinkedInvitation(platform, "", "en")).toBeNull();
  await withdraw(id, invitation);
  expect(await seen()).toBeNull();
});

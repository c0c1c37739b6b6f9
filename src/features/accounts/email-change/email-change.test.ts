import { describe, expect, it } from "vitest";
import { signIn, signUp } from "../../../../tests/factories/accounts.ts";
import { sessionOf } from "../../../../tests/support/api.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";
import { hourMs } from "../../../shared/time/milliseconds.ts";
import { mintPasswordResetToken } from "../mailed-links/mailed-tokens.server.ts";
import { mintEmailChangeToken } from "./email-changes.server.ts";

const { api, db, clock } = await startTestServer();
const hours = (count: number) => new Date(new Date(testNow).getTime() + count * hourMs);
let made = 0;
const newAddress = () => {
  made += 1;
  return `new-address${made}@example.com`;
};

type Person = Awaited<ReturnType<typeof signUp>>;

const ask = ({ session, form }: Person, email: string, current_password: unknown = form.password) =>
  api("PUT /users/own/email", { as: session, body: { email, current_password } });
const confirm = (token: string) => api("POST /auth/email_change", { body: { token } });
const isIn = async (as: Record<string, string>) => (await api("GET /users/own", { as })).status === 200;
const mailsTo = (userId: number, kind: string) =>
  db.selectFrom("mails").select("address").where("user_id", "=", userId).where("kind", "=", kind).execute();

/** The link that the mail of the person's waiting change has. */
async function linkOf(userId: number): Promise<string> {
  const { id } = await db
    .selectFrom("email_changes")
    .select("id")
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return (await mintEmailChangeToken(db, id, clock.now())) ?? "";
}

describe("asking for another address", () => {
  it("answers the person as they are, mails the new address a link and tells the old one", async () => {
    const person = await signUp(api);
    const email = newAddress();
    const { status, body } = await ask(person, ` ${email.toUpperCase()}`);
    expect(status).toBe(200);
    expect(body.data).toEqual((await api("GET /users/own", { as: person.session })).body.data);
    expect(body.data.email).toBe(person.form.email);
    expect(await mailsTo(person.id, "email_change_link")).toEqual([{ address: email }]);
    expect(await mailsTo(person.id, "email_change_notice")).toEqual([{ address: person.form.email }]);
    expect((await signIn(api, email)).status).toBe(401);
  });

  it.each([
    ["a wrong password", { current_password: "wrong-1" }, { current_password: ["is not right"] }],
    ["no password", { current_password: undefined }, { current_password: ["can't be blank"] }],
    ["no address", { email: "nobody" }, { email: ["is not an email"] }],
  ])("is refused with %s, and nothing is mailed", async (_case, given, errors) => {
    const person = await signUp(api);
    const body = { email: newAddress(), current_password: person.form.password, ...given };
    const answer = await api("PUT /users/own/email", { as: person.session, body });
    expect([answer.status, answer.body]).toEqual([422, { errors }]);
    expect(await mailsTo(person.id, "email_change_link")).toEqual([]);
  });

  it("is refused for an address that is somebody's, one's own too, in whatever case", async () => {
    const [person, other] = [await signUp(api), await signUp(api)];
    for (const email of [other.form.email.toUpperCase(), person.form.email]) {
      const { status, body } = await ask(person, email);
      expect([status, body]).toEqual([422, { errors: { email: ["has already been taken"] } }]);
    }
  });

  it("tells nobody without the password whether an address is taken", async () => {
    const [person, other] = [await signUp(api), await signUp(api)];
    const { body } = await ask(person, other.form.email, "wrong-1");
    expect(body).toEqual({ errors: { current_password: ["is not right"] } });
  });

  it("is limited for each address, for each person, and by how often a source hears that one is taken", async () => {
    const limited = await startTestServer({ RATE_LIMITS: "on" });
    const askLimited = async (person: Person, email: string) =>
      (
        await limited.api("PUT /users/own/email", {
          as: person.session,
          body: { email, current_password: person.form.password },
        })
      ).status;
    const [one, other] = [await signUp(limited.api), await signUp(limited.api)];
    for (let time = 1; time <= 5; time += 1) expect(await askLimited(one, "victim@example.com")).toBe(200);
    expect(await askLimited(one, "victim@example.com")).toBe(429);
    expect(await askLimited(other, "victim@example.com")).toBe(429);
    for (let time = 1; time <= 4; time += 1) expect(await askLimited(one, newAddress())).toBe(200);
    expect(await askLimited(one, newAddress())).toBe(429);
  });
});

describe("the link", () => {
  it("changes the address, proves it and ends every session but the one that asked, which goes on under both", async () => {
    const person = await signUp(api);
    const other = sessionOf(await signIn(api, person.form.email));
    const email = newAddress();
    await ask(person, email);
    const { status, body } = await confirm(await linkOf(person.id));
    expect([status, body]).toEqual([200, { data: { email } }]);
    const row = await db
      .selectFrom("users")
      .select(["email", "email_confirmed_at"])
      .where("id", "=", person.id)
      .executeTakeFirst();
    expect(row).toEqual({ email, email_confirmed_at: clock.now() });
    expect(await isIn(other)).toBe(false);
    for (const uid of [person.form.email, email, email.toUpperCase()]) {
      const { status, headers } = await api("GET /users/own", { as: { ...person.session, uid } });
      expect([status, headers.get("uid")]).toEqual([200, uid]);
    }
    expect(await isIn({ ...person.session, uid: newAddress() })).toBe(false);
    expect((await signIn(api, person.form.email)).status).toBe(401);
    const again = await signIn(api, email);
    expect(again.body.data).toMatchObject({ id: person.id, uid: email });
    expect(await isIn({ ...sessionOf(again), uid: person.form.email })).toBe(false);
  });

  it("of a second change leaves the session that asked under all three addresses", async () => {
    const person = await signUp(api);
    const [second, third] = [newAddress(), newAddress()];
    for (const email of [second, third]) {
      await ask(person, email);
      await confirm(await linkOf(person.id));
    }
    for (const uid of [person.form.email, second, third])
      expect(await isIn({ ...person.session, uid })).toBe(true);
  });

  it.each([
    ["made up", async () => "made-up"],
    [
      "used already",
      async (person: Person) => {
        const token = await linkOf(person.id);
        await confirm(token);
        return token;
      },
    ],
    [
      "of an earlier request",
      async (person: Person) => {
        const token = await linkOf(person.id);
        await ask(person, newAddress());
        return token;
      },
    ],
    [
      "from before the password was set anew",
      async (person: Person) => {
        const token = await linkOf(person.id);
        const body = {
          password: "anew-3141",
          password_confirmation: "anew-3141",
          current_password: person.form.password,
        };
        expect((await api("PUT /auth/password", { as: person.session, body })).status).toBe(200);
        return token;
      },
    ],
    [
      "of an account that was deleted meanwhile",
      async (person: Person) => {
        const token = await linkOf(person.id);
        await api("DELETE /auth", { as: person.session });
        return token;
      },
    ],
    [
      "of somebody who was blocked meanwhile",
      async (person: Person) => {
        const token = await linkOf(person.id);
        const blocked = { blocked_at: clock.now(), block_reason: "Sold things." };
        await db.updateTable("users").set(blocked).where("id", "=", person.id).execute();
        return token;
      },
    ],
  ])("that is %s changes nothing", async (_case, make) => {
    const person = await signUp(api);
    await ask(person, newAddress());
    const token = await make(person);
    const before = await db.selectFrom("users").selectAll().where("id", "=", person.id).execute();
    const { status, body } = await confirm(token);
    expect([status, body]).toEqual([404, { errors: { link: ["was not found"] } }]);
    expect(await db.selectFrom("users").selectAll().where("id", "=", person.id).execute()).toEqual(before);
  });

  it("is good for six hours", async () => {
    const person = await signUp(api);
    await ask(person, newAddress());
    const token = await linkOf(person.id);
    clock.set(hours(6));
    expect((await confirm(token)).status).toBe(404);
    clock.set(new Date(hours(6).getTime() - 1));
    expect((await confirm(token)).status).toBe(200);
    clock.set(testNow);
  });

  it("is refused where somebody has signed up with the address meanwhile, and both keep theirs", async () => {
    const person = await signUp(api);
    const email = newAddress();
    await ask(person, email);
    const other = await signUp(api, { email });
    const { status, body } = await confirm(await linkOf(person.id));
    expect([status, body]).toEqual([422, { errors: { email: ["has already been taken"] } }]);
    expect((await signIn(api, person.form.email)).status).toBe(200);
    expect((await api("GET /users/own", { as: other.session })).body.data.email).toBe(email);
  });

  it("of one address for two people, at the same moment, makes it one's; the other keeps the old", async () => {
    const people = [await signUp(api), await signUp(api)];
    const email = newAddress();
    for (const person of people) await ask(person, email);
    const links = await Promise.all(people.map(({ id }) => linkOf(id)));
    const answers = await Promise.all(links.map(confirm));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it("beside a sign-up with the address, at the same moment, leaves one account with it", async () => {
    const person = await signUp(api);
    const email = newAddress();
    await ask(person, email);
    const token = await linkOf(person.id);
    const [changed, signedUp] = await Promise.all([confirm(token), signUp(api, { email })]);
    expect([changed.status, signedUp.answer.status].sort()).toEqual([200, 422]);
  });

  it("pressed several times at the same moment changes the address once", async () => {
    const person = await signUp(api);
    await ask(person, newAddress());
    const token = await linkOf(person.id);
    const answers = await Promise.all(Array.from({ length: 4 }, () => confirm(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
  });

  it("beside the end of the account, at the same moment, brings nobody back", async () => {
    const person = await signUp(api);
    await ask(person, newAddress());
    const token = await linkOf(person.id);
    await Promise.all([confirm(token), api("DELETE /auth", { as: person.session })]);
    const row = await db
      .selectFrom("users")
      .select(["email", "deleted_at"])
      .where("id", "=", person.id)
      .executeTakeFirst();
    expect(row).toEqual({ email: null, deleted_at: expect.any(Date) });
  });

  it("leaves nobody signed in where the session that asked has logged out", async () => {
    const person = await signUp(api);
    const email = newAddress();
    await ask(person, email);
    await api("DELETE /auth/sign_out", { as: person.session });
    const other = sessionOf(await signIn(api, person.form.email));
    expect((await confirm(await linkOf(person.id))).status).toBe(200);
    expect(await isIn(other)).toBe(false);
  });

  it("takes links to the old address with it, and sends mails that wait to the new one", async () => {
    const person = await signUp(api);
    const email = newAddress();
    await ask(person, email);
    const reset = await mintPasswordResetToken(db, person.id, clock.now());
    await confirm(await linkOf(person.id));
    const { headers } = await api(
      `GET /auth/password/edit?${new URLSearchParams({ redirect_url: "http://tsudoi.test/password", reset_password_token: reset })}`,
    );
    expect(headers.get("location")).toContain("reset_password=false");
    expect(await mailsTo(person.id, "address_confirmation")).toEqual([{ address: email }]);
    expect(await mailsTo(person.id, "email_change_notice")).toEqual([{ address: person.form.email }]);
  });

  it("is kept as a digest only", async () => {
    const person = await signUp(api);
    await ask(person, newAddress());
    const token = await linkOf(person.id);
    const stored = await db
      .selectFrom("email_changes")
      .selectAll()
      .where("user_id", "=", person.id)
      .execute();
    expect(JSON.stringify(stored)).not.toContain(token);
  });
});

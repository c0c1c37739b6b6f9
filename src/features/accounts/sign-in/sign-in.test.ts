import { describe, expect, it } from "vitest";
import { countStatements } from "../../../../tests/costs/count-statements.ts";
import { signIn, signUp } from "../../../../tests/factories/accounts.ts";
import { switchCodesOn } from "../../../../tests/factories/totp.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { sessionOf } from "../../../../tests/support/api.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";

const { api, db, clock, database } = await startTestServer();
const databaseName = new URL(database.url).pathname.slice(1);
const days = (count: number) => new Date(new Date(testNow).getTime() + count * 24 * 60 * 60 * 1000);
const wrong = { success: false, errors: ["Invalid login credentials. Please try again."] };

describe("signing in", () => {
  it("answers with the person and the headers of a new device", async () => {
    const { form, session } = await signUp(api);
    const answer = await signIn(api, form.email);
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({ email: form.email, uid: form.email, provider: "email" });
    const { headers } = answer;
    expect(headers.get("token-type")).toBe("Bearer");
    expect(headers.get("uid")).toBe(form.email);
    expect(headers.get("expiry")).toBe(String(days(14).getTime() / 1000));
    expect(headers.get("client")).not.toBe(session.client);
    expect(headers.get("cache-control")).toBe("private, no-store");
    const bearer = Buffer.from(headers.get("authorization")?.slice("Bearer ".length) ?? "", "base64");
    expect(JSON.parse(bearer.toString())).toEqual(sessionOf(answer));
  });

  it("finds the account whatever the case, width and blanks of the address", async () => {
    const { form } = await signUp(api, { email: "case.folded@example.com" });
    expect((await signIn(api, ` Case.Ｆolded@EXAMPLE.com`)).body.data.email).toBe(form.email);
  });

  it.each([
    ["a wrong password", { password: "secret-2" }],
    ["an unknown address", { email: "nobody@example.com", password: "secret-1" }],
    ["something that is no address", { email: "nobody", password: "secret-1" }],
    ["no password", { password: undefined }],
    ["a password of another type", { password: { a: 1 } }],
    ["nothing", { email: undefined, password: undefined }],
  ])("is refused with %s in the same words, in English", async (_case, given) => {
    const { form } = await signUp(api);
    const credentials = { email: form.email, password: "secret-1" };
    const { status, body } = await api("POST /auth/sign_in", {
      body: { ...credentials, ...given },
      language: "ja",
    });
    expect(status).toBe(401);
    expect(body).toEqual(wrong);
  });

  it.each([
    ["an unknown address", async () => "nobody@example.com"],
    ["an account without a password", async () => (await makeUser(db, { password_hash: null })).email],
    [
      "an account that asks for codes",
      async () => {
        const { form, session } = await signUp(api);
        await switchCodesOn(api, session, clock.now());
        return form.email;
      },
    ],
  ])("with a wrong password answers %s like any other, after as much work", async (_case, make) => {
    const [{ form }, other] = [await signUp(api), await make()];
    const ask = (email: string) => signIn(api, email, "secret-2");
    const [known, hidden] = [await ask(form.email), await ask(other)];
    expect([hidden.status, hidden.body]).toEqual([known.status, known.body]);
    expect([...hidden.headers.keys()]).toEqual([...known.headers.keys()]);
    const count = async (email: string) => (await countStatements(databaseName, () => ask(email))).statements;
    expect(await count(other)).toBe(await count(form.email));
    const work = async (email: string) => {
      const times: number[] = [];
      for (let round = 0; round < 9; round += 1) {
        const began = process.cpuUsage();
        await ask(email);
        times.push(process.cpuUsage(began).user);
      }
      return times.sort((one, another) => one - another)[4] ?? 0;
    };
    const [ofKnown, ofHidden] = [await work(form.email), await work(other)];
    expect(ofHidden).toBeGreaterThan(ofKnown / 2);
    expect(ofHidden).toBeLessThan(ofKnown * 2);
  });

  it("never asks for a confirmed address", async () => {
    const { form, id } = await signUp(api);
    const { email_confirmed_at } = await db
      .selectFrom("users")
      .select("email_confirmed_at")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(email_confirmed_at).toBeNull();
    expect((await signIn(api, form.email)).status).toBe(200);
  });

  it("on an eleventh device ends the session that would expire first", async () => {
    const { form, session: first } = await signUp(api);
    const others: Record<string, string>[] = [];
    for (let device = 2; device <= 11; device += 1) {
      clock.set(new Date(new Date(testNow).getTime() + device * 1000));
      others.push(sessionOf(await signIn(api, form.email)));
    }
    clock.set(testNow);
    expect((await api("GET /users/own", { as: first })).status).toBe(401);
    for (const as of others) expect((await api("GET /users/own", { as })).status).toBe(200);
  });
});

describe("a session", () => {
  it("is repeated unchanged on every answer, refusals included", async () => {
    const { session } = await signUp(api);
    const asked = [
      await api("GET /users/own", { as: session }),
      await api("GET /masters/prefectures", { as: session }),
      await api("GET /organizations/999999", { as: session }),
      await api("GET /authentications/uniteam", { as: session }),
      await api("PUT /auth", { as: session, body: { first_name: "" } }),
      await api("PUT /auth/password", { as: session, body: {} }),
      await api("POST /organizations/create", { as: session, raw: "{" }),
    ];
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 404, 403, 422, 422, 400]);
    for (const answer of asked) expect(sessionOf(answer)).toEqual(session);
  });

  it("ends fourteen days after signing in, however much it is used", async () => {
    const { session } = await signUp(api);
    clock.set(new Date(days(14).getTime() - 1000));
    expect((await api("GET /users/own", { as: session })).headers.get("expiry")).toBe(session.expiry);
    clock.set(days(14));
    expect((await api("GET /users/own", { as: session })).status).toBe(401);
    clock.set(testNow);
  });

  it.each([
    ["another token", { "access-token": "x".repeat(22) }],
    ["another client", { client: "x".repeat(22) }],
    ["somebody else's uid", { uid: "nobody@example.com" }],
    ["a blank token", { "access-token": " " }],
    ["the word undefined", { "access-token": "undefined" }],
    ["the word null as client", { client: "null" }],
  ])(
    "does not hold with %s: private calls refuse, public ones take the caller for a visitor",
    async (_case, given) => {
      const { session } = await signUp(api);
      const as = { ...session, ...given };
      const own = await api("GET /users/own", { as });
      expect(own.status).toBe(401);
      expect(own.body).toEqual({ errors: { user: ["must be logged in"] } });
      const open = await api("GET /masters/own_university", { as });
      expect(open.status).toBe(200);
      expect(open.body).toEqual({ data: null });
      expect(open.headers.get("access-token")).toBeNull();
    },
  );

  it("is not read from the query nor from the authorization header, which end up in logs", async () => {
    const { answer, session } = await signUp(api);
    const search = new URLSearchParams(session);
    expect((await api(`GET /users/own?${search}`)).status).toBe(401);
    const authorization = answer.headers.get("authorization") ?? "";
    expect((await api("GET /users/own", { headers: { authorization } })).status).toBe(401);
  });

  it("comes before any look at ids: a visitor is asked to log in for what does not exist, too", async () => {
    for (const path of ["/organizations/999999/followers", "/organizations/x/followers"] as const) {
      expect((await api(`GET ${path}`)).status).toBe(401);
    }
  });
});

describe("signing out", () => {
  it("ends this device's session alone", async () => {
    const { form, session } = await signUp(api);
    const other = sessionOf(await signIn(api, form.email));
    const answer = await api("DELETE /auth/sign_out", { as: session });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true });
    expect(answer.headers.get("access-token")).toBeNull();
    expect((await api("GET /users/own", { as: session })).status).toBe(401);
    expect((await api("GET /users/own", { as: other })).status).toBe(200);
  });

  it("is 404 for whoever is not signed in", async () => {
    const { status, body } = await api("DELETE /auth/sign_out");
    expect(status).toBe(404);
    expect(body).toEqual({ success: false, errors: ["User was not found or was not logged in."] });
  });
});

describe("validating a token", () => {
  it("answers with the person", async () => {
    const { form, session } = await signUp(api);
    const { status, body } = await api("GET /auth/validate_token", { as: session });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, data: { email: form.email, uid: form.email } });
  });

  it("is 401 without a valid one", async () => {
    const { status, body } = await api("GET /auth/validate_token");
    expect(status).toBe(401);
    expect(body).toEqual({ success: false, errors: ["Invalid login credentials"] });
  });
});

describe("the product team's check", () => {
  it("is true for its members, 403 for others, 401 for visitors", async () => {
    const team = await makeUser(db, { is_uniteam: true });
    const other = await makeUser(db);
    expect((await api("GET /authentications/uniteam", { as: team.session })).body).toEqual({ data: true });
    const refused = await api("GET /authentications/uniteam", { as: other.session });
    expect(refused.status).toBe(403);
    expect(refused.body).toEqual({ errors: { user: ["is not allowed to do this"] } });
    expect((await api("GET /authentications/uniteam")).status).toBe(401);
  });
});

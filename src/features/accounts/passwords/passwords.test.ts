import { sql } from "kysely";
import pg from "pg";
import { describe, expect, it, vi } from "vitest";
import { signIn, signUp } from "../../../../tests/factories/accounts.ts";
import { sessionOf } from "../../../../tests/support/api.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";
import { afterResponsesDone } from "../../../platform/http/run-after-response.server.ts";
import { mintPasswordResetToken } from "../mailed-links/mailed-tokens.server.ts";

const { api, url, db, clock } = await startTestServer();
const page = "http://tsudoi.test/password?from=mail";
const hours = (count: number) => new Date(new Date(testNow).getTime() + count * 60 * 60 * 1000);

const mailsTo = (userId: number) =>
  db
    .selectFrom("mails")
    .select(["kind", "address", "payload"])
    .where("user_id", "=", userId)
    .where("kind", "=", "password_reset")
    .execute();
const ask = (email: unknown, redirect_url: unknown = page) =>
  api("POST /auth/password", { body: { email, redirect_url } });
const open = (token: string, redirectUrl = page) =>
  api(
    `GET /auth/password/edit?${new URLSearchParams({ config: "default", redirect_url: redirectUrl, reset_password_token: token })}`,
  );
const set = (as: Record<string, string> | null, body: Record<string, unknown>) =>
  api("PUT /auth/password", { as, body });
const both = (password: string, current_password?: string) => ({
  password,
  password_confirmation: password,
  current_password,
});

/** The session that the mail's link brings to the page. */
async function linkSession(userId: number): Promise<Record<string, string>> {
  const { headers } = await open(await mintPasswordResetToken(db, userId, clock.now()));
  const query = new URL(headers.get("location") ?? "").searchParams;
  return Object.fromEntries(["access-token", "client", "uid"].map((name) => [name, query.get(name) ?? ""]));
}

describe("asking for the link to a new password", () => {
  it("sends one mail to a known address, whatever its case", async () => {
    const { form, id } = await signUp(api);
    const { status, body } = await ask(form.email.toUpperCase());
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, message: expect.any(String) });
    expect(await mailsTo(id)).toEqual([
      { kind: "password_reset", address: form.email, payload: { redirectUrl: page } },
    ]);
  });

  it("answers the same for an unknown address and sends nothing", async () => {
    const { form } = await signUp(api);
    const known = await ask(form.email);
    const count = () =>
      db
        .selectFrom("mails")
        .select((eb) => eb.fn.countAll().as("all"))
        .executeTakeFirst();
    const before = await count();
    for (const email of ["nobody@example.com", "no address"]) {
      const unknown = await ask(email);
      expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    }
    expect(await count()).toEqual(before);
  });

  const askAlone = (email: string) =>
    fetch(`${url}/api/v1/auth/password`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, redirect_url: page }),
    });

  it("does the same work for an unknown address", async () => {
    const { form } = await signUp(api);
    const queries = vi.spyOn(pg.Client.prototype, "query");
    const statementsFor = async (email: string) => {
      queries.mockClear();
      await askAlone(email);
      await afterResponsesDone();
      return queries.mock.calls.map(([query]) => String((query as { text?: string }).text ?? query));
    };
    const known = await statementsFor(form.email);
    expect(known.some((text) => text.includes("into mails"))).toBe(true);
    expect(await statementsFor("nobody@example.com")).toEqual(known);
    queries.mockRestore();
  });

  it("looks whose address it is after the answer", async () => {
    const { form, id } = await signUp(api);
    await db.transaction().execute(async (tx) => {
      await sql`lock table users, mails in access exclusive mode`.execute(tx);
      for (const email of [form.email, "nobody@example.com"])
        expect((await askAlone(email)).status).toBe(200);
    });
    await afterResponsesDone();
    expect(await mailsTo(id)).toHaveLength(1);
  });

  it.each([
    ["an e-mail address", undefined, page, "You must provide an email address."],
    ["an address to return to", "mai@example.com", undefined, "Missing redirect URL."],
  ])("is 401 without %s", async (_case, email, redirect_url, sentence) => {
    const { status, body } = await api("POST /auth/password", { body: { email, redirect_url } });
    expect(status).toBe(401);
    expect(body).toEqual({ success: false, errors: [sentence] });
  });

  it("is 422 for a page that is not ours", async () => {
    const { form, id } = await signUp(api);
    for (const redirectUrl of ["https://evil.example/password", "blob:http://tsudoi.test/password"]) {
      const { status, body } = await ask(form.email, redirectUrl);
      expect(status).toBe(422);
      expect(body.errors.redirect_url).toEqual(["is not valid"]);
    }
    expect(await mailsTo(id)).toEqual([]);
  });

  it("sends at most five mails an hour to an address, and tells nobody", async () => {
    const limited = await startTestServer({ RATE_LIMITS: "on" });
    const { form, id } = await signUp(limited.api);
    const mails = () =>
      limited.db
        .selectFrom("mails")
        .select("id")
        .where("user_id", "=", id)
        .where("kind", "=", "password_reset")
        .execute();
    const body = { email: form.email, redirect_url: page };
    for (let time = 1; time <= 8; time += 1) {
      expect((await limited.api("POST /auth/password", { body })).status).toBe(200);
    }
    expect(await mails()).toHaveLength(5);
    limited.clock.set(hours(1));
    await limited.api("POST /auth/password", { body });
    expect(await mails()).toHaveLength(6);
  });
});

describe("the link to a new password", () => {
  it("leads to the page with a session of six hours and confirms the address", async () => {
    const { form, id } = await signUp(api);
    const { status, headers } = await open(await mintPasswordResetToken(db, id, clock.now()));
    expect(status).toBe(302);
    const target = new URL(headers.get("location") ?? "");
    expect(target.origin + target.pathname).toBe("http://tsudoi.test/password");
    const query = Object.fromEntries(target.searchParams);
    expect(query).toEqual({
      from: "mail",
      "access-token": expect.stringMatching(/^.{22}$/),
      client: expect.stringMatching(/^.{22}$/),
      client_id: query.client,
      config: "default",
      expiry: String(hours(6).getTime() / 1000),
      reset_password: "true",
      token: query["access-token"],
      uid: form.email,
    });
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    const { email_confirmed_at } = await db
      .selectFrom("users")
      .select("email_confirmed_at")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(email_confirmed_at).toEqual(clock.now());
  });

  it("is kept as a digest only, and may be opened more than once until a password is set", async () => {
    const { id } = await signUp(api);
    const token = await mintPasswordResetToken(db, id, clock.now());
    const stored = await db.selectFrom("account_tokens").selectAll().where("user_id", "=", id).execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    await open(token);
    expect((await open(token)).headers.get("location")).toContain("reset_password=true");
    await set(await linkSession(id), both("secret-2"));
    expect((await open(token)).headers.get("location")).toContain("reset_password=false");
  });

  it.each([
    ["made up", async () => "made-up"],
    ["six hours old", async (id: number) => mintPasswordResetToken(db, id, hours(-6))],
    [
      "replaced by a newer one",
      async (id: number) => {
        const token = await mintPasswordResetToken(db, id, clock.now());
        await mintPasswordResetToken(db, id, clock.now());
        return token;
      },
    ],
  ])("that is %s leads to the page without a session", async (_case, make) => {
    const { id } = await signUp(api);
    const { status, headers } = await open(await make(id));
    expect(status).toBe(302);
    expect(headers.get("location")).toBe(`${page}&reset_password=false`);
  });

  it.each(["https://evil.example/", "", "//evil.example", "javascript:alert(1)"])(
    "never leads to %j",
    async (address) => {
      const { id } = await signUp(api);
      const { status, headers } = await open(await mintPasswordResetToken(db, id, clock.now()), address);
      expect(status).toBe(404);
      expect(headers.get("location")).toBeNull();
    },
  );
});

describe("a new password", () => {
  it("is set with the link's session, and every other session ends", async () => {
    const { form, id, session } = await signUp(api);
    const link = await linkSession(id);
    const { status, body } = await set(link, both("secret-2"));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      data: { email: form.email },
      message: "Your password has been successfully updated.",
    });
    expect((await api("GET /users/own", { as: session })).status).toBe(401);
    expect((await api("GET /users/own", { as: link })).status).toBe(200);
    expect((await signIn(api, form.email, "secret-1")).status).toBe(401);
    expect((await signIn(api, form.email, "secret-2")).status).toBe(200);
  });

  it("is set once by a link's session, also by two requests at once", async () => {
    const { id } = await signUp(api);
    const link = await linkSession(id);
    const answers = await Promise.all(
      ["secret-2", "secret-3", "secret-4"].map((password) => set(link, both(password))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    const again = await set(link, both("secret-5"));
    expect(again.status).toBe(422);
    expect(again.body.errors.current_password).toEqual(["can't be blank"]);
  });

  it("needs the current one from a session that came from no link", async () => {
    const { form, session } = await signUp(api);
    const without = await set(session, both("secret-2"));
    expect(without.status).toBe(422);
    expect(without.body).toEqual({
      success: false,
      errors: {
        current_password: ["can't be blank"],
        full_messages: ["Current password can't be blank"],
      },
    });
    const other = await set(session, both("secret-2", "wrong1"));
    expect(other.body.errors.current_password).toEqual(["is not valid"]);
    const device = sessionOf(await signIn(api, form.email));
    expect((await set(session, both("secret-2", "secret-1"))).status).toBe(200);
    expect((await api("GET /users/own", { as: session })).status).toBe(200);
    expect((await api("GET /users/own", { as: device })).status).toBe(401);
  });

  it("cannot be guessed at with somebody's open browser: ten wrong ones in a quarter of an hour", async () => {
    const limited = await startTestServer({ RATE_LIMITS: "on" });
    const { session } = await signUp(limited.api);
    const guess = (current: string) =>
      limited.api("PUT /auth/password", { as: session, body: both("secret-2", current) });
    for (let time = 1; time <= 10; time += 1) expect((await guess("wrong1")).status).toBe(422);
    expect((await guess("secret-1")).status).toBe(429);
  });

  it.each([
    ["is missing", { password: undefined, password_confirmation: "secret-2" }],
    ["is blank", { password: "", password_confirmation: "" }],
    ["comes without confirmation", { password: "secret-2" }],
  ])("that %s is refused with a list", async (_case, body) => {
    const { session } = await signUp(api);
    const answer = await set(session, body);
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({
      success: false,
      errors: ["You must fill out the fields labeled 'Password' and 'Password confirmation'."],
    });
  });

  it.each([
    [
      "is shorter than six",
      { password: "short", password_confirmation: "short" },
      { password: ["is too short (minimum is 6 characters)"] },
    ],
    [
      "differs from its confirmation",
      { password: "secret-2", password_confirmation: "secret-3" },
      { password_confirmation: ["doesn't match Password"] },
    ],
  ])("that %s is refused with its field", async (_case, body, errors) => {
    const { id } = await signUp(api);
    const answer = await set(await linkSession(id), body);
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({
      success: false,
      errors: { ...errors, full_messages: expect.any(Array) },
    });
  });

  it("is refused without a session", async () => {
    const { status, body } = await set(null, both("secret-2"));
    expect(status).toBe(401);
    expect(body).toEqual({ success: false, errors: ["Unauthorized"] });
  });

  it("leaves no session to whoever signs in with the old one at the same moment", async () => {
    const { form, id } = await signUp(api);
    const link = await linkSession(id);
    const [, ...devices] = await Promise.all([
      set(link, both("secret-2")),
      ...Array.from({ length: 6 }, () => signIn(api, form.email, "secret-1")),
    ]);
    for (const device of devices) {
      const { status } = await api("GET /users/own", { as: sessionOf(device) });
      expect(status).toBe(401);
    }
  });

  it("leaves no session to whoever opens the link at the same moment", async () => {
    const { id } = await signUp(api);
    const token = await mintPasswordResetToken(db, id, clock.now());
    const sessionOfLink = async () => {
      const query = new URL((await open(token)).headers.get("location") ?? "").searchParams;
      return Object.fromEntries(
        ["access-token", "client", "uid"].map((name) => [name, query.get(name) ?? ""]),
      );
    };
    const link = await sessionOfLink();
    // Not so many that they push the first one out.
    const openAgain = async () => [await sessionOfLink(), await sessionOfLink()];
    const [changed, ...others] = await Promise.all([
      set(link, both("secret-2")),
      ...Array.from({ length: 4 }, openAgain),
    ]);
    expect(changed.status).toBe(200);
    for (const other of others.flat()) {
      expect((await api("GET /users/own", { as: other })).status).toBe(401);
    }
  });

  it("is told to its owner by mail, however it was changed", async () => {
    const { form, id, session } = await signUp(api);
    const told = async () =>
      (
        await db
          .selectFrom("mails")
          .select(["address", "payload"])
          .where("user_id", "=", id)
          .where("kind", "=", "password_changed")
          .execute()
      ).map(({ address, payload }) => [address, payload]);
    await set(session, both("secret-2", "wrong1"));
    expect(await told()).toEqual([]);
    await set(session, both("secret-2", "secret-1"));
    expect(await told()).toEqual([[form.email, {}]]);
    await set(await linkSession(id), both("secret-3"));
    expect(await told()).toHaveLength(2);
  });
});

import { describe, expect, it } from "vitest";
import { signUp } from "../../../../tests/factories/accounts.ts";
import { startTestServer } from "../../../../tests/support/server.ts";
import { mintConfirmationToken } from "./mailed-tokens.server.ts";

const { api, db, clock } = await startTestServer();
const home = "http://tsudoi.test/home";

const open = (token: string, redirect_url = home, as: Record<string, string> | null = null) =>
  api(
    `GET /auth/confirmation?${new URLSearchParams({ config: "default", confirmation_token: token, redirect_url })}`,
    { as },
  );
const isConfirmed = async (id: number) => {
  const row = await db
    .selectFrom("users")
    .select("email_confirmed_at")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.email_confirmed_at != null;
};
const mailsTo = (userId: number) =>
  db.selectFrom("mails").select("payload").where("user_id", "=", userId).orderBy("id").execute();

describe("the link of a confirmation mail", () => {
  it("confirms the address and hands out no session, also to whoever is signed in", async () => {
    const { id, session } = await signUp(api);
    const { status, headers } = await open(await mintConfirmationToken(db, id, clock.now()), home, session);
    expect(status).toBe(302);
    expect(headers.get("location")).toBe(`${home}?account_confirmation_success=true`);
    expect(headers.get("access-token")).toBeNull();
    expect(await isConfirmed(id)).toBe(true);
  });

  it("is as good when it is opened again, or years later", async () => {
    const { id } = await signUp(api);
    const token = await mintConfirmationToken(db, id, new Date("2019-01-01T00:00:00Z"));
    await open(token);
    expect((await open(token)).headers.get("location")).toContain("account_confirmation_success=true");
  });

  it("that is made up says so and confirms nobody", async () => {
    const { id } = await signUp(api);
    const { status, headers } = await open("made-up");
    expect(status).toBe(302);
    expect(headers.get("location")).toBe(`${home}?account_confirmation_success=false`);
    expect(await isConfirmed(id)).toBe(false);
  });

  it("is no key to a password, nor the other way round", async () => {
    const { id } = await signUp(api);
    const token = await mintConfirmationToken(db, id, clock.now());
    const query = new URLSearchParams({ redirect_url: home, reset_password_token: token });
    const { headers } = await api(`GET /auth/password/edit?${query}`);
    expect(headers.get("location")).toBe(`${home}?reset_password=false`);
  });

  it.each(["https://evil.example/home", "", "javascript:alert(1)"])(
    "leads to our own home where it names %j",
    async (address) => {
      const { id } = await signUp(api);
      const { headers } = await open(await mintConfirmationToken(db, id, clock.now()), address);
      expect(headers.get("location")).toBe(`${home}?account_confirmation_success=true`);
    },
  );
});

describe("asking for the confirmation mail again", () => {
  const ask = (body: Record<string, unknown>) => api("POST /auth/confirmation", { body });

  it("sends it to an address that is not confirmed", async () => {
    const { form, id } = await signUp(api);
    const { status, body } = await ask({ email: form.email });
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, message: expect.any(String) });
    expect(await mailsTo(id)).toHaveLength(2);
  });

  it("answers the same for unknown and confirmed addresses and sends nothing", async () => {
    const { form, id } = await signUp(api);
    await open(await mintConfirmationToken(db, id, clock.now()));
    const answers = [await ask({ email: form.email }), await ask({ email: "nobody@example.com" })];
    for (const { status } of answers) expect(status).toBe(200);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(await mailsTo(id)).toHaveLength(1);
  });

  it("is 422 for a page that is not ours", async () => {
    const { form, id } = await signUp(api);
    const { status, body } = await ask({ email: form.email, redirect_url: "https://evil.example" });
    expect(status).toBe(422);
    expect(body.errors.redirect_url).toEqual(["is not valid"]);
    expect(await mailsTo(id)).toHaveLength(1);
  });

  it("stops a source after 4,500 an hour, and mails to one address after five, that of the sign-up among them", async () => {
    const limited = await startTestServer({ RATE_LIMITS: "on" });
    const { form, id } = await signUp(limited.api);
    const body = { email: form.email };
    for (let time = 1; time <= 10; time += 1) {
      expect((await limited.api("POST /auth/confirmation", { body })).status).toBe(200);
    }
    const ofSource = limited.db.updateTable("rate_limits").where("key", "=", "mailed_link:127.0.0.1");
    await ofSource.set({ count: 4500 }).execute();
    const { status, headers } = await limited.api("POST /auth/confirmation", { body });
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    const mails = await limited.db.selectFrom("mails").select("id").where("user_id", "=", id).execute();
    expect(mails).toHaveLength(5);
  });
});

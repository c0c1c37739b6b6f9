import { expect, it } from "vitest";
import { signUp } from "../../../../tests/factories/accounts.ts";
import { codeAt, switchCodesOn } from "../../../../tests/factories/totp.ts";
import { sessionOf } from "../../../../tests/support/api.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";
import { mintPasswordResetToken } from "./mailed-tokens.server.ts";

const { api, db, clock, database } = await startTestServer();
const limited = await startTestServer({ RATE_LIMITS: "on" }, database);
const later = new Date(new Date(testNow).getTime() + 60_000);

/** Somebody with a confirmed address and codes, who has forgotten the password and opened the mail's link. */
async function personWithLink() {
  for (const server of [{ clock }, limited]) server.clock.set(testNow);
  const person = await signUp(api);
  await db
    .updateTable("users")
    .set({ email_confirmed_at: clock.now() })
    .where("id", "=", person.id)
    .execute();
  const codes = await switchCodesOn(api, person.session, clock.now());
  for (const server of [{ clock }, limited]) server.clock.set(later);
  const token = await mintPasswordResetToken(db, person.id, clock.now());
  const query = new URLSearchParams({
    redirect_url: "http://tsudoi.test/password",
    reset_password_token: token,
  });
  const { headers } = await api(`GET /auth/password/edit?${query}`);
  const opened = Object.fromEntries(new URL(headers.get("location") ?? "").searchParams);
  const enter = (otp: string | null, given = token, server: { api: typeof api } = { api }) =>
    server.api("POST /auth/password/session", { body: { reset_password_token: given, otp } });
  return { ...person, ...codes, token, opened, enter, code: codeAt(codes.secret, later) };
}

const setPassword = (as: Record<string, string>) =>
  api("PUT /auth/password", { as, body: { password: "secret-2", password_confirmation: "secret-2" } });

it("a reset link gives no session before the code, and says that one is needed", async () => {
  const { opened, token } = await personWithLink();
  expect(opened).toEqual({ needs: "totp", reset_password: "false", reset_password_token: token });
});

it("with the link and a code, once, the password can be set", async () => {
  const { enter, code, form } = await personWithLink();
  expect((await enter(null)).body).toEqual({ success: false, errors: ["A code is needed."], needs: "totp" });
  const entered = await enter(code);
  expect(entered.status).toBe(200);
  expect((await enter(code)).body.errors).toEqual(["The code is not right."]);
  expect((await setPassword(sessionOf(entered))).status).toBe(200);
  const body = { email: form.email, password: "secret-2" };
  expect((await api("POST /auth/sign_in", { body })).body.needs).toBe("totp");
});

it("with the link and a recovery code too, which is used up by that", async () => {
  const { enter, recovery_codes } = await personWithLink();
  const [code = ""] = recovery_codes;
  const both = await Promise.all([enter(code), enter(code)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
});

it("without the link, or after it was used, a code brings nothing", async () => {
  const { enter, code, recovery_codes } = await personWithLink();
  const nothing = { success: false, errors: ["Invalid login credentials. Please try again."] };
  expect((await enter(code, "never-given")).body).toEqual(nothing);
  await setPassword(sessionOf(await enter(code)));
  expect((await enter(recovery_codes[0] ?? "")).body).toEqual(nothing);
});

it("another account's code does not do", async () => {
  const [one, other] = [await personWithLink(), await personWithLink()];
  expect((await one.enter(other.code)).status).toBe(401);
});

it("codes that were switched off meanwhile are not asked for", async () => {
  const { enter, session } = await personWithLink();
  await api("DELETE /users/own/totp", { as: session, body: { current_password: "secret-1" } });
  expect((await enter(null)).status).toBe(200);
});

it("ten wrong codes are enough, as at the log-in", async () => {
  const { enter, code, token } = await personWithLink();
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
  for (let time = 0; time < 10; time += 1) expect((await enter(wrong, token, limited)).status).toBe(401);
  expect((await enter(code, token, limited)).status).toBe(429);
});

import { Secret } from "otpauth";
import { expect, it } from "vitest";
import { signIn, signUp } from "../../../../tests/factories/accounts.ts";
import { addPasskey } from "../../../../tests/factories/passkeys.ts";
import { beginCodes, codeAt, switchCodesOn } from "../../../../tests/factories/totp.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";
import { removeOldBeginnings } from "./confirm-totp.server.ts";

const { api, db, clock, platform, database } = await startTestServer();
const limited = await startTestServer({ RATE_LIMITS: "on" }, database);
type As = Record<string, string>;

const now = () => clock.now();
const minutes = (count: number) => new Date(new Date(testNow).getTime() + count * 60_000);
const password = { current_password: "secret-1" };
const state = async (as: As) => (await api("GET /users/own/totp", { as })).body.data;
const confirm = (as: As, code: string) => api("PUT /users/own/totp", { as, body: { code } });
const off = { is_on: false, recovery_codes_left: 0 };
const on = { is_on: true, recovery_codes_left: 10 };
const kindsTo = async (userId: number) =>
  (await db.selectFrom("mails").select("kind").where("user_id", "=", userId).orderBy("id").execute()).map(
    ({ kind }) => kind,
  );

it("codes are on once the app has shown one, and the owner is told", async () => {
  const { session, form, id } = await signUp(api);
  expect(await state(session)).toEqual(off);
  const begun = await beginCodes(api, session);
  expect(begun.recovery_codes).toHaveLength(10);
  for (const code of begun.recovery_codes)
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  expect(begun.otpauth_url).toContain(`secret=${begun.secret}`);
  expect(await state(session)).toEqual(off);
  expect((await signIn(api, form.email)).status).toBe(200);
  const confirmed = await confirm(session, codeAt(begun.secret, now()));
  expect([confirmed.status, confirmed.body.data]).toEqual([200, on]);
  expect(await state(session)).toEqual(on);
  expect((await signIn(api, form.email)).status).toBe(401);
  expect(await kindsTo(id)).toContain("totp_on");
});

it("beginning takes the password, or a passkey of the last ten minutes", async () => {
  const { session } = await signUp(api);
  const begin = (body?: object) => api("POST /users/own/totp", { as: session, body });
  expect((await begin()).body.errors).toEqual({ current_password: ["can't be blank"] });
  expect((await begin({ current_password: "wrong-1" })).body.errors).toEqual({
    current_password: ["is not right"],
  });
  const { device } = await addPasskey(api, session);
  const asked = await api("POST /auth/passkey/options", { as: session });
  await api("POST /auth/passkey", { as: session, body: device.sign(asked.body.data) });
  expect((await begin()).status).toBe(200);
});

it("a wrong code, none at all, and one of a beginning that was replaced switch nothing on", async () => {
  const { session } = await signUp(api);
  expect((await confirm(session, "123456")).status).toBe(404);
  const [first, second] = [await beginCodes(api, session), await beginCodes(api, session)];
  for (const code of [codeAt(first.secret, now()), "", "abcdef", second.recovery_codes[0] as string]) {
    expect((await confirm(session, code)).body.errors).toEqual({ code: ["is not right"] });
  }
  expect(await state(session)).toEqual(off);
  expect((await confirm(session, codeAt(second.secret, now()))).status).toBe(200);
});

it("of two that confirm at the same moment one switches codes on, and the mail goes once", async () => {
  const { session, id } = await signUp(api);
  const { secret } = await beginCodes(api, session);
  const both = await Promise.all([1, 2].map(() => confirm(session, codeAt(secret, now()))));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect((await kindsTo(id)).filter((kind) => kind === "totp_on")).toHaveLength(1);
});

it("of many beginnings at the same moment one is left", async () => {
  const { session, id } = await signUp(api);
  await Promise.all([1, 2, 3, 4].map(() => beginCodes(api, session)));
  expect(await db.selectFrom("totp_secrets").select("id").where("user_id", "=", id).execute()).toHaveLength(
    1,
  );
});

it("after an hour it has to be begun anew, and what was begun is removed", async () => {
  const { session, id } = await signUp(api);
  const { secret } = await beginCodes(api, session);
  clock.set(minutes(60));
  expect((await confirm(session, codeAt(secret, now()))).body.errors).toEqual({ totp: ["was not found"] });
  await removeOldBeginnings(platform);
  expect(await db.selectFrom("totp_secrets").select("id").where("user_id", "=", id).execute()).toEqual([]);
  clock.set(minutes(0));
});

it("another phone takes the place of the first once it shows a code, with recovery codes of its own", async () => {
  const { session, form } = await signUp(api);
  const first = await switchCodesOn(api, session, now());
  const second = await beginCodes(api, session);
  const enter = async (otp: string | undefined) =>
    (await api("POST /auth/sign_in", { body: { email: form.email, password: "secret-1", otp } })).status;
  expect(await enter(first.recovery_codes[0])).toBe(200);
  expect(await enter(second.recovery_codes[0])).toBe(401);
  await confirm(session, codeAt(second.secret, now()));
  expect(await enter(first.recovery_codes[1])).toBe(401);
  expect(await enter(second.recovery_codes[0])).toBe(200);
  expect(await state(session)).toEqual({ is_on: true, recovery_codes_left: 9 });
});

it("switching off takes the password; it may be done twice, and the mail goes once", async () => {
  const { session, form, id } = await signUp(api);
  await switchCodesOn(api, session, now());
  expect((await api("DELETE /users/own/totp", { as: session })).status).toBe(422);
  for (const _ of [1, 2]) {
    const { status, body } = await api("DELETE /users/own/totp", { as: session, body: password });
    expect([status, body.data]).toEqual([200, off]);
  }
  expect((await signIn(api, form.email)).status).toBe(200);
  expect((await kindsTo(id)).filter((kind) => kind === "totp_off")).toHaveLength(1);
});

it("new recovery codes take the place of those that are left, and their owner is told", async () => {
  const { session, form, id } = await signUp(api);
  const renew = () => api("POST /users/own/totp/recovery_codes", { as: session, body: password });
  expect((await renew()).status).toBe(404);
  const { recovery_codes: old } = await switchCodesOn(api, session, now());
  expect((await api("POST /users/own/totp/recovery_codes", { as: session })).status).toBe(422);
  const { body } = await renew();
  expect(body.data.recovery_codes).toHaveLength(10);
  const enter = async (otp: string) =>
    (await api("POST /auth/sign_in", { body: { email: form.email, password: "secret-1", otp } })).status;
  expect(await enter(old[0] as string)).toBe(401);
  expect(await enter(body.data.recovery_codes[0])).toBe(200);
  expect(await kindsTo(id)).toContain("recovery_codes_renewed");
});

it("neither secrets nor recovery codes stand in the database as they are", async () => {
  const { session, id } = await signUp(api);
  const begun = await beginCodes(api, session);
  const rows = await db.selectFrom("totp_secrets").selectAll().where("user_id", "=", id).execute();
  const codes = await db
    .selectFrom("recovery_codes")
    .selectAll()
    .where("totp_secret_id", "=", rows[0]?.id ?? 0)
    .execute();
  const bytes = Buffer.from(Secret.fromBase32(begun.secret).bytes);
  expect(rows[0]?.sealed_secret.includes(bytes)).toBe(false);
  const digests = codes.map(({ digest }) => digest.toString("latin1")).join();
  for (const code of begun.recovery_codes) expect(digests).not.toContain(code.replaceAll("-", ""));
});

it("ten wrong codes a quarter of an hour confirm nothing more", async () => {
  const { session } = await signUp(api);
  const { secret } = await beginCodes(api, session);
  const right = codeAt(secret, now());
  const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, "0");
  const tryOne = async (code: string) =>
    (await limited.api("PUT /users/own/totp", { as: session, body: { code } })).status;
  for (let time = 0; time < 10; time += 1) expect(await tryOne(wrong)).toBe(422);
  expect(await tryOne(right)).toBe(429);
});

it("sixty beginnings an hour, and ten wrong passwords, are enough", async () => {
  const { session, id } = await signUp(api);
  const begin = (body: object) => limited.api("POST /users/own/totp", { as: session, body });
  const key = `totp_setup:${id}`;
  await db.insertInto("rate_limits").values({ key, window_start: now(), count: 60 }).execute();
  expect((await begin(password)).status).toBe(429);
  const prove = (call: `${"DELETE" | "POST"} /${string}`) =>
    limited.api(call, { as: session, body: { current_password: "wrong-1" } });
  for (let time = 0; time < 10; time += 1) await prove("DELETE /users/own/totp");
  expect((await prove("DELETE /users/own/totp")).status).toBe(429);
  expect((await prove("POST /users/own/totp/recovery_codes")).status).toBe(429);
});

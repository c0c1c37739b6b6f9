import { createHash } from "node:crypto";
import { hashRawSync } from "@node-rs/argon2";
import { Secret } from "otpauth";
import { describe, expect, it } from "vitest";
import { signUp } from "../../../../tests/factories/accounts.ts";
import { addPasskey } from "../../../../tests/factories/passkeys.ts";
import { codeAt, switchCodesOn } from "../../../../tests/factories/totp.ts";
import { sessionOf } from "../../../../tests/support/api.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";

const { api, db, clock, database } = await startTestServer();
const limited = await startTestServer({ RATE_LIMITS: "on", TRUST_PROXY: "1" }, database);

const start = new Date(testNow).getTime();
const at = (seconds: number) => new Date(start + seconds * 1000);
const setClocks = (seconds: number) => {
  clock.set(at(seconds));
  limited.clock.set(at(seconds));
};
const codeNeeded = { success: false, errors: ["A code is needed."], needs: "totp" };
const codeWrong = { success: false, errors: ["The code is not right."], needs: "totp" };
const wrong = { success: false, errors: ["Invalid login credentials. Please try again."] };

/** Somebody who is asked for codes, a minute after they have switched them on. */
async function owner() {
  setClocks(0);
  const person = await signUp(api);
  const codes = await switchCodesOn(api, person.session, clock.now());
  setClocks(60);
  const { email } = person.form;
  const enter = (otp?: unknown, password = "secret-1") =>
    api("POST /auth/sign_in", { body: { email, password, otp } });
  return { ...person, ...codes, email, enter, code: (seconds = 60) => codeAt(codes.secret, at(seconds)) };
}

describe("signing in to an account with codes", () => {
  it("says that a code is needed and starts nothing, then takes it once", async () => {
    const { enter, code } = await owner();
    for (const none of [undefined, null, "", "  "]) {
      const { status, body, headers } = await enter(none);
      expect([status, body, headers.get("access-token")]).toEqual([401, codeNeeded, null]);
    }
    const entered = await enter(code());
    expect(entered.status).toBe(200);
    expect((await api("GET /users/own", { as: sessionOf(entered) })).status).toBe(200);
    const again = await enter(code());
    expect([again.status, again.body]).toEqual([401, codeWrong]);
  });

  it("of many with the same code at the same moment one is in", async () => {
    const { enter, code } = await owner();
    const all = await Promise.all(Array.from({ length: 6 }, () => enter(code())));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401, 401]);
  });

  it.each([
    [-60, 401],
    [-30, 200],
    [30, 200],
    [60, 401],
  ])("a phone whose clock is wrong by %i seconds: %i", async (skew, status) => {
    const { enter, code } = await owner();
    setClocks(600);
    expect((await enter(code(600 + skew))).status).toBe(status);
  });

  it("a code from before one that was taken counts no more, though its time is not over", async () => {
    const { enter, code } = await owner();
    setClocks(600);
    expect((await enter(code(630))).status).toBe(200);
    expect((await enter(code(600))).status).toBe(401);
    setClocks(660);
    expect((await enter(code(660))).status).toBe(200);
  });

  it("the code that switched codes on signs nobody in", async () => {
    const { enter, code } = await owner();
    setClocks(10);
    expect((await enter(code(0))).status).toBe(401);
  });

  it("another account's code and recovery code do not do", async () => {
    const [one, other] = [await owner(), await owner()];
    expect((await one.enter(other.code())).body).toEqual(codeWrong);
    expect((await one.enter(other.recovery_codes[0])).body).toEqual(codeWrong);
    expect((await other.enter(other.recovery_codes[0])).status).toBe(200);
  });

  it("nothing tells that there are codes before the password is right, and the code is not used up", async () => {
    const { enter, code, email } = await owner();
    for (const otp of [undefined, "000000", code()]) {
      const { status, body } = await enter(otp, "wrong-1");
      expect([status, body]).toEqual([401, wrong]);
    }
    const nobody = await api("POST /auth/sign_in", {
      body: { email: `not-${email}`, password: "secret-1", otp: code() },
    });
    expect(nobody.body).toEqual(wrong);
    expect((await enter(code())).status).toBe(200);
  });

  it("what is sent beside the password of an account without codes is not looked at", async () => {
    const { form } = await signUp(api);
    const body = { email: form.email, password: "secret-1", otp: "whatever" };
    expect((await api("POST /auth/sign_in", { body })).status).toBe(200);
  });

  it.each([[123456], [{}], [["123456"]], ["\u0000"], ["9".repeat(5000)]])(
    "what is no code, %j, is refused as a wrong one",
    async (otp) => {
      const { enter } = await owner();
      const { status, body } = await enter(otp);
      expect(status).toBe(401);
      expect([codeWrong, wrong]).toContainEqual(body);
    },
  );

  it("a passkey needs no code beside it", async () => {
    const { session } = await owner();
    const { device } = await addPasskey(api, session);
    const asked = await api("POST /auth/passkey/options");
    expect((await api("POST /auth/passkey", { body: device.sign(asked.body.data) })).status).toBe(200);
  });

  it("who is blocked is told of a wrong password, not of a code", async () => {
    const { enter, id } = await owner();
    const block = { blocked_at: clock.now(), block_reason: "Sold things." };
    await db.updateTable("users").set(block).where("id", "=", id).execute();
    expect((await enter()).body).toEqual(wrong);
  });
});

describe("a recovery code", () => {
  it("does in place of a code, once, however it is typed, and its owner is told how many are left", async () => {
    const { enter, recovery_codes, id, session } = await owner();
    const [first = "", second = ""] = recovery_codes;
    expect((await enter(` ${first.toLowerCase().replaceAll("-", " ")} `)).status).toBe(200);
    expect((await enter(first)).body).toEqual(codeWrong);
    expect((await enter(second.replaceAll("-", ""))).status).toBe(200);
    expect((await api("GET /users/own/totp", { as: session })).body.data.recovery_codes_left).toBe(8);
    const told = await db
      .selectFrom("mails")
      .select("payload")
      .where("user_id", "=", id)
      .where("kind", "=", "recovery_code_used")
      .orderBy("id")
      .execute();
    expect(told.map(({ payload }) => payload)).toEqual([{ left: 9 }, { left: 8 }]);
  });

  it("is kept by a slow digest under a salt of its owner, and one that was kept by a fast one does still, once", async () => {
    const { enter, recovery_codes, id, secret } = await owner();
    const codes = recovery_codes.map((code) => code.replaceAll("-", ""));
    const salt = Secret.fromBase32(secret).bytes;
    const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
    const rows = await db
      .selectFrom("recovery_codes as r")
      .innerJoin("totp_secrets as t", "t.id", "r.totp_secret_id")
      .select(["r.digest", "t.id"])
      .where("t.user_id", "=", id)
      .execute();
    const slow = codes.map((code) => hashRawSync(code, { ...cost, salt }).toString("hex"));
    expect(rows.map(({ digest }) => digest.toString("hex")).sort()).toEqual(slow.sort());
    const fast = createHash("sha256").update("0123456789ABCDEF").digest();
    await db
      .insertInto("recovery_codes")
      .values({ totp_secret_id: rows[0]?.id as number, digest: fast })
      .execute();
    expect((await enter("0123-4567-89ab-cdef")).status).toBe(200);
    expect((await enter("0123-4567-89ab-cdef")).body).toEqual(codeWrong);
  });

  it("that is used twice at the same moment lets one in", async () => {
    const { enter, recovery_codes } = await owner();
    const all = await Promise.all([1, 2, 3].map(() => enter(recovery_codes[0])));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });
});

describe("guessing codes", () => {
  const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36";
  const from = (email: string, source: string, otp: string) =>
    limited.api("POST /auth/sign_in", {
      body: { email, password: "secret-1", otp },
      headers: { "x-forwarded-for": source, "user-agent": windows },
    });
  const wrongCode = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, "0");

  it("is over after ten of one source, with the right password and then with the right code too", async () => {
    const { email, code } = await owner();
    for (let time = 0; time < 10; time += 1)
      expect((await from(email, "192.0.2.1", wrongCode(code()))).body).toEqual(codeWrong);
    expect((await from(email, "192.0.2.1", code())).status).toBe(429);
  });

  it("is over after ten of all sources together, for devices that the owner has not used before", async () => {
    const { email, code } = await owner();
    for (let place = 1; place <= 10; place += 1)
      expect((await from(email, `10.${place}.0.1`, wrongCode(code()))).status).toBe(401);
    expect((await from(email, "10.11.0.1", code())).status).toBe(429);
  });

  it("keeps the owner out neither on a device of theirs, nor on a new one with a recovery code", async () => {
    const { email, code, recovery_codes } = await owner();
    expect((await from(email, "203.0.113.9", code())).status).toBe(200);
    for (let place = 1; place <= 10; place += 1) await from(email, `10.${place}.0.1`, wrongCode(code()));
    expect((await from(email, "10.12.0.1", recovery_codes[0] as string)).status).toBe(200);
    setClocks(120);
    expect((await from(email, "203.0.113.9", code(120))).status).toBe(200);
    expect((await from(email, "10.13.0.1", code(150))).status).toBe(429);
  });

  it("is over for a day after a hundred, however slow it is", async () => {
    const { email, code, id } = await owner();
    const key = `totp_new_day:${id}`;
    await db
      .insertInto("rate_limits")
      .values({ key, window_start: at(-3 * 60 * 60), count: 100 })
      .execute();
    expect((await from(email, "10.20.0.1", code())).status).toBe(429);
  });

  it("asking which step comes next counts as no failure", async () => {
    const { email, code } = await owner();
    for (let time = 0; time < 12; time += 1)
      expect((await from(email, "192.0.2.7", "")).body).toEqual(codeNeeded);
    expect((await from(email, "192.0.2.7", code())).status).toBe(200);
  });
});

import { describe, expect, it, vi } from "vitest";
import { signUp } from "../../../../tests/factories/accounts.ts";
import { addPasskey } from "../../../../tests/factories/passkeys.ts";
import { sessionOf } from "../../../../tests/support/api.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";
import { softwareAuthenticator } from "../../../../tests/support/software-authenticator.ts";

const { api, db, clock, platform, database } = await startTestServer();
const limited = await startTestServer({ RATE_LIMITS: "on" }, database);
type As = Record<string, string>;

const ask = async (as: As | null = null) => (await api("POST /auth/passkey/options", { as })).body.data;
const enter = (body: object, as: As | null = null) => api("POST /auth/passkey", { body, as });
const minutes = (count: number) => new Date(new Date(testNow).getTime() + count * 60_000);
const wrong = { success: false, errors: ["Invalid login credentials. Please try again."] };

async function atMinute<Result>(count: number, work: () => Promise<Result>): Promise<Result> {
  clock.set(minutes(count));
  try {
    return await work();
  } finally {
    clock.set(minutes(0));
  }
}

/** Somebody with a passkey. */
async function owner() {
  const person = await signUp(api);
  return { ...person, personId: person.id, ...(await addPasskey(api, person.session)) };
}

describe("signing in with a passkey", () => {
  it("answers as a password does, with a session of its own, without an address being known", async () => {
    const { device, form, session } = await owner();
    const asked = await ask();
    expect(asked).toMatchObject({ rpId: "tsudoi.test", userVerification: "required", allowCredentials: [] });
    const answer = await enter(device.sign(asked));
    expect([answer.status, answer.body.data.uid]).toEqual([200, form.email]);
    const started = sessionOf(answer);
    expect(started.client).not.toBe(session.client);
    expect((await api("GET /users/own", { as: started })).body.data.email).toBe(form.email);
    const [passkey] = (await api("GET /users/own/passkeys", { as: started })).body.data;
    expect(passkey.last_used_at).toBe("2026-11-20T12:00:00.000+09:00");
  });

  it("a device that never counts signs in again and again", async () => {
    const { device } = await owner();
    for (const _ of [1, 2]) expect((await enter(device.sign(await ask()))).status).toBe(200);
  });

  it("a counter that goes back is refused and logged: there are two of the device", async () => {
    const { device, id } = await owner();
    const warn = vi.spyOn(platform.log, "warn");
    const count = async (counter: number) => (await enter(device.sign(await ask(), { counter }))).status;
    expect([await count(5), await count(6), await count(6), await count(0), await count(7)]).toEqual([
      200, 200, 401, 401, 200,
    ]);
    const said = "a passkey's counter went back";
    expect(warn.mock.calls).toEqual([
      [{ passkey: id, before: 6, counter: 6 }, said],
      [{ passkey: id, before: 6, counter: 0 }, said],
    ]);
  });
});

describe("an answer is refused as a wrong password is", () => {
  it.each([
    ["of another site", { origin: "https://evil.example" }],
    ["for another relying party", { rpId: "evil.example" }],
    ["without its owner being verified", { isVerified: false }],
  ])("%s", async (_why, odd) => {
    const { device } = await owner();
    const { status, body, headers } = await enter(device.sign(await ask(), odd));
    expect([status, body, headers.get("access-token")]).toEqual([401, wrong, null]);
  });

  it("of a passkey that nobody has, that was deleted, or signed by another device", async () => {
    const { device, session, id } = await owner();
    expect((await enter(softwareAuthenticator().sign(await ask()))).body).toEqual(wrong);
    const forged = { ...softwareAuthenticator().sign(await ask()), id: device.id, rawId: device.id };
    expect((await enter(forged)).body).toEqual(wrong);
    const asked = await ask();
    await api(`DELETE /users/own/passkeys/${id}`, { as: session, body: { current_password: "secret-1" } });
    expect((await enter(device.sign(asked))).body).toEqual(wrong);
  });

  it("that is sent again; of two at once one signs in", async () => {
    const { device } = await owner();
    const answer = device.sign(await ask());
    const both = await Promise.all([enter(answer), enter(answer)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await enter(answer)).status).toBe(401);
  });

  it("after five minutes, or for a challenge that we did not give", async () => {
    const { device } = await owner();
    const answer = device.sign(await ask());
    expect(await atMinute(5, async () => (await enter(answer)).status)).toBe(401);
    expect((await enter(device.sign({ challenge: "AAAA" }))).status).toBe(401);
  });

  it("for a challenge to make a passkey", async () => {
    const { device, session } = await owner();
    const { body } = await api("POST /users/own/passkeys/options", { as: session });
    expect((await enter(device.sign(body.data), session)).status).toBe(401);
  });

  it("of somebody who is blocked or has deleted the account", async () => {
    const [blocked, deleted] = [await owner(), await owner()];
    const block = { blocked_at: clock.now(), block_reason: "Sold things." };
    await db.updateTable("users").set(block).where("id", "=", blocked.personId).execute();
    await api("DELETE /auth", { as: deleted.session });
    const left = db.selectFrom("passkeys").select("id").where("user_id", "=", deleted.personId);
    expect(await left.execute()).toEqual([]);
    for (const { device } of [blocked, deleted]) {
      expect((await enter(device.sign(await ask()))).body).toEqual(wrong);
    }
  });

  it("in whatever broken form", async () => {
    const { device } = await owner();
    const signed = device.sign(await ask());
    for (const body of [
      {},
      { ...signed, id: "\u0000" },
      { ...signed, response: {} },
      { ...signed, response: { ...signed.response, signature: "" } },
      { ...signed, response: { ...signed.response, clientDataJSON: "AAAA" } },
    ]) {
      expect((await enter(body)).body).toEqual(wrong);
    }
  });

  it("from the eleventh failure of one passkey and source in a quarter of an hour on, even when it is right", async () => {
    const { device } = await owner();
    const enterLimited = async (odd = {}) =>
      (await limited.api("POST /auth/passkey", { body: device.sign(await ask(), odd) })).status;
    for (let time = 0; time < 10; time += 1) {
      expect(await enterLimited({ origin: "https://evil.example" })).toBe(401);
    }
    expect(await enterLimited()).toBe(429);
  });
});

describe("in a session a passkey proves that the device is still its owner's", () => {
  it("the session goes on, and for ten minutes deletes passkeys without the password", async () => {
    const { device, session, id } = await owner();
    const remove = () => api(`DELETE /users/own/passkeys/${id}`, { as: session });
    expect((await remove()).body.errors).toEqual({ current_password: ["can't be blank"] });
    const asked = await ask(session);
    expect(asked.allowCredentials).toMatchObject([{ id: device.id }]);
    const proved = await enter(device.sign(asked), session);
    expect([proved.status, sessionOf(proved).client]).toEqual([200, session.client]);
    expect((await atMinute(10, remove)).status).toBe(422);
    expect((await atMinute(9, remove)).status).toBe(200);
    expect((await remove()).status).toBe(404);
  });

  it("another account's passkey does not, and nobody's session becomes another's", async () => {
    const [one, other] = [await owner(), await owner()];
    const asked = await ask(one.session);
    expect((await enter(other.device.sign(asked), one.session)).status).toBe(401);
    const answer = other.device.sign(await ask(other.session));
    expect((await enter(answer, one.session)).status).toBe(401);
    expect((await enter(answer)).status).toBe(401);
  });

  it("an answer to what a session was asked signs in nobody beside it", async () => {
    const { device, session } = await owner();
    expect((await enter(device.sign(await ask(session)))).status).toBe(401);
    expect((await enter(device.sign(await ask()), session)).status).toBe(401);
  });

  it("an account without a password is told to do so, with one the calls of the session protocol take it too", async () => {
    const { device, session, personId, id } = await owner();
    await db.updateTable("users").set({ password_hash: null }).where("id", "=", personId).execute();
    const change = () =>
      api("PUT /auth/password", {
        as: session,
        body: { password: "secret-2", password_confirmation: "secret-2" },
      });
    const needed = { current_password: ["is needed"] };
    expect((await change()).body.errors).toMatchObject(needed);
    expect((await api(`DELETE /users/own/passkeys/${id}`, { as: session })).body.errors).toEqual(needed);
    await enter(device.sign(await ask(session)), session);
    expect((await change()).status).toBe(200);
  });

  it("nobody deletes somebody else's passkey", async () => {
    const [one, other] = [await owner(), await owner()];
    const as = one.session;
    const body = { current_password: "secret-1" };
    expect((await api(`DELETE /users/own/passkeys/${other.id}`, { as, body })).status).toBe(404);
    expect((await api("GET /users/own/passkeys", { as: other.session })).body.data).toHaveLength(1);
  });
});

it("a source that asks for 4,500 challenges an hour gets no more", async () => {
  const key = "passkey_options:127.0.0.1";
  await db.insertInto("rate_limits").values({ key, window_start: clock.now(), count: 4500 }).execute();
  expect((await limited.api("POST /auth/passkey/options")).status).toBe(429);
});

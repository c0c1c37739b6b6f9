import { describe, expect, it } from "vitest";
import { signIn, signUp } from "../../../../tests/factories/accounts.ts";
import { addPasskey } from "../../../../tests/factories/passkeys.ts";
import { sessionOf } from "../../../../tests/support/api.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";
import { softwareAuthenticator } from "../../../../tests/support/software-authenticator.ts";
import { mintPasswordResetToken } from "../../accounts/mailed-links/mailed-tokens.server.ts";
import { removeOldChallenges } from "../passkeys.server.ts";

const { api, db, clock, platform, database } = await startTestServer();
const limited = await startTestServer({ RATE_LIMITS: "on" }, database);
type As = Record<string, string>;

const ask = (as: As, body?: object) => api("POST /users/own/passkeys/options", { as, body });
const keep = (as: As, body: object) => api("POST /users/own/passkeys", { as, body });
const list = async (as: As) => (await api("GET /users/own/passkeys", { as })).body.data;
const minutes = (count: number) => new Date(new Date(testNow).getTime() + count * 60_000);
const refused = { passkey: ["could not be verified"] };

async function atMinute<Result>(count: number, work: () => Promise<Result>): Promise<Result> {
  clock.set(minutes(count));
  try {
    return await work();
  } finally {
    clock.set(minutes(0));
  }
}

describe("adding a passkey", () => {
  it("asks for one that is found without an address and unlocked by its owner, of this site", async () => {
    const { session, form } = await signUp(api);
    const { status, body } = await ask(session);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      rp: { id: "tsudoi.test", name: "Tsudoi" },
      user: { name: form.email },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
  });

  it("keeps it under the name that was given, and tells the owner by mail", async () => {
    const { session, id } = await signUp(api);
    const device = softwareAuthenticator();
    const { body } = await keep(session, {
      ...device.make((await ask(session)).body.data),
      name: "My phone",
    });
    expect(body.data).toMatchObject({ name: "My phone", last_used_at: null });
    expect(await list(session)).toEqual([body.data]);
    const mails = db.selectFrom("mails").select("payload").where("user_id", "=", id);
    expect(await mails.where("kind", "=", "passkey_added").execute()).toEqual([
      { payload: { name: "My phone" } },
    ]);
  });

  it("without a name it is called by the device that makes it", async () => {
    const { session } = await signUp(api);
    const body = softwareAuthenticator().make((await ask(session)).body.data);
    const headers = { "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X)" };
    const added = await api("POST /users/own/passkeys", { as: session, body, headers });
    expect(added.body.data.name).toBe("iPhone");
  });

  it("does not make a second one on a device that has one, and refuses one that is there already", async () => {
    const { session } = await signUp(api);
    const { device } = await addPasskey(api, session);
    const asked = (await ask(session)).body.data;
    expect(asked.excludeCredentials).toMatchObject([{ id: device.id, transports: ["internal"] }]);
    const again = await keep(session, device.make(asked));
    expect([again.status, again.body.errors]).toEqual([422, { passkey: ["has already been taken"] }]);
  });

  it("twenty are the most", async () => {
    const { session, id } = await signUp(api);
    const passkey = (number: number) => ({
      user_id: id,
      credential_id: `many-${number}`,
      public_key: Buffer.of(1),
      name: "Key",
    });
    await db
      .insertInto("passkeys")
      .values(Array.from({ length: 20 }, (_, number) => passkey(number)))
      .execute();
    const { status, body } = await keep(
      session,
      softwareAuthenticator().make((await ask(session)).body.data),
    );
    expect([status, body.errors]).toEqual([422, { passkey: ["are at most 20"] }]);
  });
});

describe("what a device has made is refused", () => {
  it.each([
    ["for another site", { origin: "https://evil.example" }],
    ["for another relying party", { rpId: "evil.example" }],
    ["without its owner being verified", { isVerified: false }],
  ])("%s", async (_why, odd) => {
    const { session } = await signUp(api);
    const { status, body } = await keep(
      session,
      softwareAuthenticator().make((await ask(session)).body.data, odd),
    );
    expect([status, body.errors]).toEqual([422, refused]);
    expect(await list(session)).toEqual([]);
  });

  it("for a challenge that was given to somebody else, or to sign in", async () => {
    const [one, other] = [await signUp(api), await signUp(api)];
    const theirs = (await ask(one.session)).body.data;
    expect((await keep(other.session, softwareAuthenticator().make(theirs))).body.errors).toEqual(refused);
    const toSignIn = (await api("POST /auth/passkey/options", { as: other.session })).body.data;
    expect((await keep(other.session, softwareAuthenticator().make(toSignIn))).body.errors).toEqual(refused);
  });

  it("a second time, and of two at once one is kept", async () => {
    const { session } = await signUp(api);
    const asked = (await ask(session)).body.data;
    const answers = await Promise.all([1, 2].map(() => keep(session, softwareAuthenticator().make(asked))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await keep(session, softwareAuthenticator().make(asked))).body.errors).toEqual(refused);
    expect(await list(session)).toHaveLength(1);
  });

  it("after five minutes, when the challenge is removed", async () => {
    const { session } = await signUp(api);
    const asked = (await ask(session)).body.data;
    const late = await atMinute(5, () => keep(session, softwareAuthenticator().make(asked)));
    expect(late.body.errors).toEqual(refused);
    const count = async () =>
      (await db.selectFrom("passkey_challenges").select("challenge").execute()).map(
        ({ challenge }) => challenge,
      );
    expect(await count()).toContain(asked.challenge);
    await atMinute(5, () => removeOldChallenges(platform));
    expect(await count()).toEqual([]);
  });

  it("in whatever broken form, without a failure of ours", async () => {
    const { session } = await signUp(api);
    const made = softwareAuthenticator().make((await ask(session)).body.data);
    const deep = Buffer.alloc(14_000, 0x81).toString("base64url");
    for (const response of [
      { ...made.response, attestationObject: deep },
      { ...made.response, clientDataJSON: "e30" },
      { ...made.response, clientDataJSON: Buffer.from("null").toString("base64url") },
    ]) {
      expect((await keep(session, { ...made, response })).status).toBe(422);
    }
  });
});

describe("a session that somebody left open adds none", () => {
  it("ten minutes after signing in it takes the password", async () => {
    const { session } = await signUp(api);
    const answers = await atMinute(10, async () => [
      await ask(session),
      await ask(session, { current_password: "wrong" }),
      await ask(session, { current_password: "secret-1" }),
    ]);
    expect(answers.map(({ status, body }) => body.errors ?? status)).toEqual([
      { current_password: ["can't be blank"] },
      { current_password: ["is not right"] },
      200,
    ]);
  });

  it("one that a mail's link began takes it at once", async () => {
    const { id } = await signUp(api);
    const token = await mintPasswordResetToken(db, id, clock.now());
    const to = new URLSearchParams({
      redirect_url: "http://tsudoi.test/password",
      reset_password_token: token,
    });
    const { headers } = await api(`GET /auth/password/edit?${to}`);
    const query = new URL(headers.get("location") ?? "").searchParams;
    const session = Object.fromEntries(
      ["access-token", "client", "uid"].map((name) => [name, query.get(name) ?? ""]),
    );
    expect((await ask(session)).body.errors).toEqual({ current_password: ["can't be blank"] });
  });

  it("sixty tries an hour are the most", async () => {
    const { session, form } = await signUp(api);
    const askLimited = (as: As) => limited.api("POST /users/own/passkeys/options", { as });
    const statuses = [];
    for (let time = 0; time < 61; time += 1) statuses.push((await askLimited(session)).status);
    expect(statuses.slice(59)).toEqual([200, 429]);
    const otherDevice = sessionOf(await signIn(api, form.email));
    expect((await askLimited(otherDevice)).status).toBe(429);
  });
});

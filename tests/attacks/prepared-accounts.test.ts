import { expect, it } from "vitest";
import { lockUser } from "../../src/features/accounts/accounts.server.ts";
import { mintEmailChangeToken } from "../../src/features/accounts/email-change/email-changes.server.ts";
import { endWhatWasSetUp } from "../../src/features/accounts/mailed-links/end-what-was-set-up.server.ts";
import {
  mintConfirmationToken,
  mintPasswordResetToken,
} from "../../src/features/accounts/mailed-links/mailed-tokens.server.ts";
import { signIn, signUp } from "../factories/accounts.ts";
import { addPasskey } from "../factories/passkeys.ts";
import { switchCodesOn } from "../factories/totp.ts";
import { sessionOf } from "../support/api.ts";
import { countWaiting } from "../support/count-waiting.ts";
import { startTestServer } from "../support/server.ts";
import { softwareAuthenticator } from "../support/software-authenticator.ts";

const { api, db, clock, platform } = await startTestServer();
const isIn = async (as: Record<string, string>) => (await api("GET /users/own", { as })).status === 200;

let victims = 0;

/** Somebody signs up with an address that is not theirs, on two devices, and asks for one of theirs in its place. */
async function prepare() {
  victims += 1;
  const email = `victim${victims}@example.com`;
  const attacker = await signUp(api, { email });
  const sessions = [attacker.session, sessionOf(await signIn(api, email, attacker.form.password as string))];
  const askForMine = async (as: Record<string, string>) => {
    const body = { email: `attacker${victims}@example.com`, current_password: attacker.form.password };
    await api("PUT /users/own/email", { as, body });
    const change = await db
      .selectFrom("email_changes")
      .select("id")
      .where("user_id", "=", attacker.id)
      .executeTakeFirst();
    return change ? mintEmailChangeToken(db, change.id, clock.now()) : null;
  };
  return { ...attacker, email, sessions, askForMine };
}

/** The owner of the address opens the link of the reset that they have asked for. */
async function openReset(userId: number): Promise<Record<string, string>> {
  const token = await mintPasswordResetToken(db, userId, clock.now());
  const query = new URLSearchParams({
    redirect_url: "http://tsudoi.test/password",
    reset_password_token: token,
  });
  const { headers } = await api(`GET /auth/password/edit?${query}`);
  const found = new URL(headers.get("location") ?? "").searchParams;
  return Object.fromEntries(["access-token", "client", "uid"].map((name) => [name, found.get(name) ?? ""]));
}

const setPassword = (as: Record<string, string>) =>
  api("PUT /auth/password", {
    as,
    body: { password: "of-the-owner-1", password_confirmation: "of-the-owner-1" },
  });

it("a reset that proves an address for the first time ends every session that was there before", async () => {
  const { id, sessions } = await prepare();
  const owner = await openReset(id);
  for (const session of sessions) expect(await isIn(session)).toBe(false);
  expect(await isIn(owner)).toBe(true);
  expect((await setPassword(owner)).status).toBe(200);
});

it("passkeys and codes that were set up before end, and the owner is not asked for a code", async () => {
  const { id, email, session } = await prepare();
  const { device } = await addPasskey(api, session);
  await switchCodesOn(api, session, clock.now());
  const owner = await openReset(id);
  expect((await setPassword(owner)).status).toBe(200);
  expect((await api("GET /users/own/totp", { as: owner })).body.data.is_on).toBe(false);
  expect((await signIn(api, email, "of-the-owner-1")).status).toBe(200);
  const asked = await api("POST /auth/passkey/options");
  expect((await api("POST /auth/passkey", { body: device.sign(asked.body.data) })).status).toBe(401);
});

it("what is being set up while the reset proves the address is not set up", async () => {
  const { id, session } = await prepare();
  const device = softwareAuthenticator();
  const asked = await api("POST /users/own/passkeys/options", { as: session });
  let adding: ReturnType<typeof api> | undefined;
  await db.transaction().execute(async (tx) => {
    await lockUser(tx, id);
    adding = api("POST /users/own/passkeys", { as: session, body: device.make(asked.body.data) });
    await expect.poll(() => countWaiting(db)).toBe(1);
    await endWhatWasSetUp(platform, tx, id);
  });
  expect((await adding)?.status).toBe(401);
  expect(await db.selectFrom("passkeys").select("id").where("user_id", "=", id).execute()).toEqual([]);
});

it("a change of address that was asked for before cannot be confirmed any more", async () => {
  const { id, email, sessions, askForMine } = await prepare();
  const link = await askForMine(sessions[0] as Record<string, string>);
  await openReset(id);
  expect((await api("POST /auth/email_change", { body: { token: link } })).status).toBe(404);
  const row = await db.selectFrom("users").select("email").where("id", "=", id).executeTakeFirst();
  expect(row?.email).toBe(email);
});

it("whatever is set up by the old password between the link and the new password ends with that", async () => {
  const { id, email, form, askForMine } = await prepare();
  const owner = await openReset(id);
  const again = sessionOf(await signIn(api, email, form.password as string));
  const link = await askForMine(again);
  expect((await setPassword(owner)).status).toBe(200);
  expect(await isIn(again)).toBe(false);
  expect((await signIn(api, email, form.password as string)).status).toBe(401);
  expect((await api("POST /auth/email_change", { body: { token: link } })).status).toBe(404);
});

it("the device of who has prepared the account is a new one afterwards", async () => {
  const { id } = await prepare();
  await openReset(id);
  const known = await db.selectFrom("known_devices").select("digest").where("user_id", "=", id).execute();
  expect(known).toEqual([]);
});

it("the confirmation link ends nothing: who has just signed up stays in", async () => {
  const { id, sessions } = await prepare();
  const token = await mintConfirmationToken(db, id, clock.now());
  const query = new URLSearchParams({
    redirect_url: "http://tsudoi.test/home",
    confirmation_token: token,
  });
  await api(`GET /auth/confirmation?${query}`);
  for (const session of sessions) expect(await isIn(session)).toBe(true);
});

it("a reset of an address that was proved before ends no session until the password is set", async () => {
  const { id, sessions } = await prepare();
  await db.updateTable("users").set({ email_confirmed_at: clock.now() }).where("id", "=", id).execute();
  const owner = await openReset(id);
  for (const session of sessions) expect(await isIn(session)).toBe(true);
  await setPassword(owner);
  for (const session of sessions) expect(await isIn(session)).toBe(false);
});

it("of two that open the same link at the same moment both are in, and nobody from before", async () => {
  const { id, sessions } = await prepare();
  const token = await mintPasswordResetToken(db, id, clock.now());
  const query = new URLSearchParams({
    redirect_url: "http://tsudoi.test/password",
    reset_password_token: token,
  });
  const answers = await Promise.all([1, 2].map(() => api(`GET /auth/password/edit?${query}`)));
  for (const { headers } of answers) {
    const found = new URL(headers.get("location") ?? "").searchParams;
    const as = Object.fromEntries(
      ["access-token", "client", "uid"].map((name) => [name, found.get(name) ?? ""]),
    );
    expect(await isIn(as)).toBe(true);
  }
  for (const session of sessions) expect(await isIn(session)).toBe(false);
});

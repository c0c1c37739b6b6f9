import { expect, it } from "vitest";
import { signIn, signUp } from "../../tests/factories/accounts.ts";
import { makeEvent } from "../../tests/factories/events.ts";
import { makeOrganization } from "../../tests/factories/organizations.ts";
import { codeAt, switchCodesOn } from "../../tests/factories/totp.ts";
import { startTestServer } from "../../tests/support/server.ts";
import { preferencesToken } from "../features/accounts/email-preferences/email-preferences.server.ts";
import { applicationToken } from "../features/applications/by-link/application-token.server.ts";
import { isSignedUpload, signUpload } from "../platform/storage/upload-signature.server.ts";
import { runCommand } from "./run-command.ts";

const { api, db, clock, platform } = await startTestServer();
const DATABASE_URL = platform.settings.databaseUrl as string;
const replaceKeys = () => runCommand(["keys", "replace"], { DATABASE_URL, PUBLIC_URL: "http://tsudoi.test" });

it("replacing the keys logs nobody out, and links that went out stay good until it is done once more", async () => {
  const { id, session, form } = await signUp(api);
  const owner = await makeOrganization(db);
  const eventId = await makeEvent(db, { owner, applicants: [id] });
  const { id: applicationId } = await db
    .selectFrom("applications")
    .select("id")
    .where("event_id", "=", eventId)
    .executeTakeFirstOrThrow();
  const right = { key: "staged/a", maxBytes: 10, expires: Math.floor(clock.now().getTime() / 1000) + 60 };
  const sign = async () => ({
    preferences: await preferencesToken(db, id, "newsletter"),
    application: await applicationToken(db, applicationId, form.email),
    upload: await signUpload(db, right),
  });
  const areGood = async (links: Awaited<ReturnType<typeof sign>>) => [
    (await api(`GET /users/own/mail_preferences?token=${links.preferences}`)).status === 200,
    (await api("POST /applications/by_link", { body: { token: links.application } })).status === 200,
    await isSignedUpload(db, right, links.upload, clock.now()),
  ];
  const before = await sign();
  expect(await replaceKeys()).toContain(
    "New keys sign: application links, known devices, mail preferences, uploads.",
  );
  const after = await sign();
  for (const name of ["preferences", "application", "upload"] as const)
    expect(after[name]).not.toBe(before[name]);
  expect(await areGood(before)).toEqual([true, true, true]);
  expect(await areGood(after)).toEqual([true, true, true]);
  expect((await api("GET /users/own", { as: session })).status).toBe(200);
  await replaceKeys();
  expect(await areGood(before)).toEqual([false, false, false]);
  expect(await areGood(after)).toEqual([true, true, true]);
  expect((await api("GET /users/own", { as: session })).status).toBe(200);
});

it("secrets of codes are encrypted anew, twice too, and the codes go on", async () => {
  const { id, session, form } = await signUp(api);
  const { secret } = await switchCodesOn(api, session, clock.now());
  const read = () =>
    db.selectFrom("totp_secrets").select("sealed_secret").where("user_id", "=", id).executeTakeFirstOrThrow();
  const before = await read();
  for (const step of [1, 2, 3]) {
    expect(await replaceKeys()).toContain("New keys encrypt: secrets of codes.");
    clock.set(new Date(clock.now().getTime() + 60_000));
    const body = { email: form.email, password: "secret-1", otp: codeAt(secret, clock.now()) };
    expect((await api("POST /auth/sign_in", { body })).status, `after ${step}`).toBe(200);
  }
  expect((await read()).sealed_secret.equals(before.sealed_secret)).toBe(false);
});

it("codes that are set up while the keys are replaced open afterwards", async () => {
  const people = await Promise.all([1, 2, 3, 4].map(() => signUp(api)));
  const [begun] = await Promise.all([
    Promise.all(people.map(({ session }) => switchCodesOn(api, session, clock.now()))),
    replaceKeys(),
  ]);
  await replaceKeys();
  clock.set(new Date(clock.now().getTime() + 60_000));
  for (const [place, { form }] of people.entries()) {
    const otp = codeAt(begun[place]?.secret ?? "", clock.now());
    const { status } = await api("POST /auth/sign_in", {
      body: { email: form.email, password: "secret-1", otp },
    });
    expect(status).toBe(200);
  }
});

it("a device that was known is no new one for a replaced key", async () => {
  const { id, form } = await signUp(api);
  await replaceKeys();
  await signIn(api, form.email);
  const told = await db
    .selectFrom("mails")
    .select("id")
    .where("user_id", "=", id)
    .where("kind", "=", "new_device")
    .execute();
  expect(told).toEqual([]);
});

import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { mintPasswordResetToken } from "../../src/features/accounts/mailed-links/mailed-tokens.server.ts";
import { signIn, signUp, studentForm } from "../factories/accounts.ts";
import { addPasskey } from "../factories/passkeys.ts";
import { codeAt, switchCodesOn } from "../factories/totp.ts";
import { sessionOf } from "../support/api.ts";
import { ProviderLogIn } from "../support/provider-log-in.ts";
import { startRealProvider } from "../support/real-provider.ts";
import { startTestServer, testNow } from "../support/server.ts";
import { makeWorld } from "../support/world.ts";

const provider = await startRealProvider(["http://tsudoi.test/api/v1/auth/oidc/kyoto/callback"]);
afterAll(() => provider.close());
const server = await startTestServer({ OIDC_PROVIDERS: "kyoto", ...provider.env("kyoto") });
const { api, db, clock, platform, database } = server;
const world = await makeWorld(db, clock.now());

/** Lines of the default level, as they stand in the log. */
const lines: Record<string, unknown>[] = [];
const everything: string[] = [];
const hear = (log: typeof platform.log) =>
  vi.spyOn(log, "info").mockImplementation(((line: Record<string, unknown>) => {
    everything.push(JSON.stringify(line));
    lines.push(JSON.parse(JSON.stringify(line)));
  }) as never);
hear(platform.log);
afterAll(() => vi.restoreAllMocks());
beforeEach(() => {
  lines.length = 0;
});

/** What was told while something was done. */
async function linesOf(work: () => Promise<unknown>) {
  lines.length = 0;
  await work();
  return [...lines];
}

const session = expect.any(Number);
const secrets: string[] = [];
async function somebody() {
  clock.set(testNow);
  const person = await signUp(api);
  secrets.push(person.form.email, person.session["access-token"] as string, person.session.client as string);
  return { ...person, email: person.form.email };
}

describe("the log tells, once, of a log-in", () => {
  it("by a password, and of a sign-up", async () => {
    const { email, id } = await somebody();
    const line = { security: "log_in", way: "password", user: id, session };
    expect(lines).toEqual([line]);
    expect(await linesOf(() => signIn(api, email))).toEqual([line]);
  });

  it("with a code and a recovery code beside the password", async () => {
    const { email, id, session: as } = await somebody();
    const { secret, recovery_codes: recoveryCodes } = await switchCodesOn(api, as, clock.now());
    clock.set(new Date(new Date(testNow).getTime() + 60_000));
    const enter = (otp: string) => api("POST /auth/sign_in", { body: { email, password: "secret-1", otp } });
    const ways = [codeAt(secret, clock.now()), recoveryCodes[0] as string, "000000", ""];
    secrets.push(secret, ...ways.slice(0, 2));
    const told = await linesOf(async () => {
      for (const otp of ways) await enter(otp);
    });
    const refused = { security: "log_in_refused", way: "password", user: id };
    expect(told).toEqual([
      { security: "log_in", way: "password", factor: "code", user: id, session },
      { security: "log_in", way: "password", factor: "recovery_code", user: id, session },
      { ...refused, why: "code_not_right" },
      { ...refused, why: "code_needed" },
    ]);
  });

  it("by a passkey, and of one that lets nobody in or proves somebody again", async () => {
    const { id, session: as } = await somebody();
    const { device } = await addPasskey(api, as);
    const ask = async (who: typeof as | null = null) =>
      (await api("POST /auth/passkey/options", { as: who })).body.data;
    const enter = (body: object, who: typeof as | null = null) =>
      api("POST /auth/passkey", { body, as: who });
    const asked = await ask();
    const told = await linesOf(async () => {
      await enter(device.sign(asked));
      await enter(device.sign(asked));
      await enter({ ...device.sign(await ask()), id: "AAAA", rawId: "AAAA" });
      const signed = device.sign(await ask());
      await enter({ ...signed, response: { ...signed.response, signature: "AAAA" } });
      await enter(device.sign(await ask(as)), as);
    });
    const refused = { security: "log_in_refused", way: "passkey", user: null };
    expect(told).toEqual([
      { security: "log_in", way: "passkey", user: id, session },
      { ...refused, why: "challenge_not_held" },
      { ...refused, why: "unknown_passkey" },
      { ...refused, why: "not_verified", user: id },
      { security: "log_in", way: "passkey", user: id, again: true },
    ]);
  });

  it("through a provider, and of one that comes to nothing", async () => {
    provider.people.set("subject-1", { email: "through@kyoto.example", email_verified: true });
    secrets.push("through@kyoto.example", "subject-1");
    const visit = new ProviderLogIn(server);
    const { body } = await visit.enter("subject-1");
    const { password: _, password_confirmation: __, ...form } = studentForm();
    const told = await linesOf(async () => {
      const filled = { ...form, ticket: body.ticket, email: "through@kyoto.example" };
      await visit.post("/auth/oidc/sign_up", { body: filled });
      await visit.post("/auth/oidc/sign_up", { body: filled });
      await new ProviderLogIn(server).enter("subject-1");
      await api("GET /auth/oidc/kyoto/callback?code=stolen&state=forged");
      await visit.post("/auth/oidc/session", { body: { ticket: "forged" } });
      const as = sessionOf(await new ProviderLogIn(server).enter("subject-1"));
      const start = await visit.post("/users/own/identities/kyoto/start", { as, body: {} });
      const ticket = await visit.ticketOf("subject-1", start.body.data.url);
      await visit.trade(ticket, { as });
      await visit.trade(ticket, { as });
    });
    const user = told[0]?.user;
    expect(user).toEqual(expect.any(Number));
    const refused = { security: "log_in_refused", way: "provider", user: null };
    expect(told).toEqual([
      { security: "log_in", way: "provider", user, session },
      { ...refused, why: "ticket_has_expired" },
      { security: "log_in", way: "provider", user, session },
      { ...refused, why: "expired" },
      { ...refused, why: "ticket_has_expired" },
      { security: "log_in", way: "provider", user, session },
      { security: "log_in", way: "provider", user, again: true },
      { ...refused, why: "ticket_has_expired" },
    ]);
  });

  it("by a mailed link, and of one that is none", async () => {
    const { id } = await somebody();
    const link = await mintPasswordResetToken(db, id, clock.now());
    secrets.push(link);
    const redirect_url = "http://tsudoi.test/password";
    const told = await linesOf(async () => {
      for (const reset_password_token of [link, "forged"])
        await api(`GET /auth/password/edit?${new URLSearchParams({ redirect_url, reset_password_token })}`);
      for (const reset_password_token of [link, "forged"])
        await api("POST /auth/password/session", { body: { reset_password_token, otp: "000000" } });
    });
    const started = { security: "log_in", way: "reset_link", user: id, session };
    const refused = { security: "log_in_refused", way: "reset_link", why: "link_not_held", user: null };
    expect(told).toEqual([started, refused, started, refused]);
  });
});

it("the log tells why a password was refused, which the answer does not", async () => {
  const { email, id } = await somebody();
  const answers: unknown[] = [];
  const told = await linesOf(async () => {
    for (const one of [email, "nobody@example.com"]) {
      const { status, body } = await signIn(api, one, "wrong1");
      answers.push([status, body]);
    }
  });
  const refused = { security: "log_in_refused", way: "password" };
  expect(told).toEqual([
    { ...refused, user: id, why: "wrong_password" },
    { ...refused, user: null, why: "unknown_account" },
  ]);
  expect(answers[0]).toEqual(answers[1]);
});

it("the log tells of the password that somebody who is logged in was asked for again", async () => {
  const { id, session: as } = await somebody();
  const told = await linesOf(async () => {
    for (const current_password of ["wrong1", "secret-1"])
      await api("POST /users/own/passkeys/options", { as, body: { current_password } });
  });
  expect(told).toEqual([
    { security: "log_in_refused", user: id, way: "password", why: "wrong_password", again: true },
    { security: "log_in", way: "password", user: id, again: true },
  ]);
});

it("the log tells who was refused which call, by a 404 too, and with what they came", async () => {
  const { id, session: as } = await somebody();
  const { owner } = await world.signIn();
  await api("DELETE /auth/sign_out", { as: owner });
  const token = { authorization: "Bearer tsd_forged" };
  const draft = 999_999_999;
  const told = await linesOf(async () => {
    await api("GET /users/own");
    await api("GET /users/own", { as: owner });
    await api("GET /users/own", { headers: token });
    await api("GET /uniteam/upcoming_removals", { as });
    await api(`GET /events/${draft}/participants`, { as });
  });
  const refused = { security: "call_refused", user: null };
  const own = { ...refused, call: "GET /api/v1/users/own", status: 401 };
  expect(told).toEqual([
    { ...own, shown: "nothing" },
    { ...own, shown: "ended_session" },
    { ...own, shown: "unknown_token" },
    { ...refused, call: "GET /api/v1/uniteam/upcoming_removals", status: 403, user: id },
    { ...refused, call: "GET /api/v1/events/{id}/participants", status: 404, user: id },
  ]);
});

it("the log has no line for what visitors do not find or fill in wrongly, nor for what is answered", async () => {
  const { session: as } = await somebody();
  const told = await linesOf(async () => {
    await api("GET /events/999999999");
    await api("GET /nothing");
    await api("GET /events/999999999", { as });
    await api("POST /auth", { body: { email: "no address" } });
    await api(`GET /events/${world.eventId}`);
    await api("GET /users/own", { as });
  });
  expect(told).toEqual([]);
});

it("the log tells which limit was reached, and whose, where somebody is logged in", async () => {
  const limited = await startTestServer({ RATE_LIMITS: "on" }, database);
  hear(limited.platform.log);
  const { email, id } = await somebody();
  const as = sessionOf(await signIn(api, email));
  const told = await linesOf(async () => {
    for (let time = 1; time <= 11; time += 1) await signIn(limited.api, email, "wrong1");
    for (let time = 1; time <= 11; time += 1)
      await limited.api("POST /users/own/passkeys/options", { as, body: { current_password: "wrong1" } });
  });
  expect(told.filter(({ security }) => security === "limit_reached")).toEqual([
    { security: "limit_reached", limit: "sign_in", user: null },
    { security: "limit_reached", limit: "current_password", user: id },
  ]);
  expect(told).toHaveLength(22);
});

it("no address, password, code, token or name of a provider's person stood in any of these lines", () => {
  expect(everything.length).toBeGreaterThan(40);
  expect(secrets.length).toBeGreaterThan(20);
  const said = [...secrets, "secret-1", "wrong1", "example.com", "forged", "stolen"];
  expect(everything.filter((line) => said.some((secret) => line.includes(secret)))).toEqual([]);
});

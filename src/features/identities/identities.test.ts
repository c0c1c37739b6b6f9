import { afterAll, describe, expect, it } from "vitest";
import { signIn, signUp, studentForm } from "../../../tests/factories/accounts.ts";
import { addPasskey } from "../../../tests/factories/passkeys.ts";
import { sessionOf } from "../../../tests/support/api.ts";
import { ProviderLogIn } from "../../../tests/support/provider-log-in.ts";
import { startRealProvider } from "../../../tests/support/real-provider.ts";
import { startTestServer, testNow } from "../../../tests/support/server.ts";
import { removeOldFlows } from "./identities.server.ts";

const callback = (id: string) => `http://tsudoi.test/api/v1/auth/oidc/${id}/callback`;
const [provider, other] = [
  await startRealProvider(["kyoto", "again"].map(callback)),
  await startRealProvider([callback("google")]),
];
afterAll(() => Promise.all([provider.close(), other.close()]));
const env = { OIDC_PROVIDERS: "kyoto,google,again", ...provider.env("kyoto"), ...other.env("google") };
const server = await startTestServer({
  ...env,
  ...provider.env("again"),
  OIDC_KYOTO_UNIVERSITY_ID: "54",
});
const { api, db, clock, platform, database } = server;
const without = await startTestServer({}, database);
const limited = await startTestServer({ ...env, ...provider.env("again"), RATE_LIMITS: "on" }, database);
type As = Record<string, string>;

let made = 0;
function newcomer(claims: Record<string, unknown> = {}) {
  made += 1;
  const subject = `person-${made}`;
  const email = `person${made}@st.kyoto-u.ac.jp`;
  for (const at of [provider, other])
    at.people.set(subject, { email, email_verified: true, name: "Aoi Sato", ...claims });
  return { subject, email };
}

/** Somebody who has signed up through a provider, and has no password. */
async function withoutPassword(id = "kyoto") {
  const { subject, email } = newcomer();
  const visit = new ProviderLogIn(server);
  const page = await visit.finish(await visit.tell(await visit.begin(id), subject));
  const { body } = await visit.trade(new URLSearchParams(page.hash.slice(1)).get("ticket") ?? "");
  const { password: _, password_confirmation: __, ...form } = studentForm({ email });
  const answer = await visit.post("/auth/oidc/sign_up", { body: { ...form, ticket: body.ticket } });
  return { subject, email, visit, session: sessionOf(answer), id: answer.body.data.id as number };
}

const start = (visit: ProviderLogIn, as: As, id: string, body: object = {}) =>
  visit.post(`/users/own/identities/${id}/start`, { as, body });

/** Adds a provider to an account, or proves oneself by it. */
async function through(as: As, id: string, login: string, body: object = {}) {
  const visit = new ProviderLogIn(server);
  const { url } = (await start(visit, as, id, body)).body.data;
  return visit.trade(await visit.ticketOf(login, url), { as });
}

const list = async (as: As) => (await api("GET /users/own/identities", { as })).body.data;
const remove = (as: As, id: number, body?: object) => api(`DELETE /users/own/identities/${id}`, { as, body });
const mailsOf = (userId: number, kind: string) =>
  db.selectFrom("mails").select("id").where("user_id", "=", userId).where("kind", "=", kind).execute();
const needed = { current_password: ["is needed"] };

async function later<Result>(minutes: number, work: () => Promise<Result>): Promise<Result> {
  clock.set(new Date(new Date(testNow).getTime() + minutes * 60_000));
  try {
    return await work();
  } finally {
    clock.set(testNow);
  }
}

describe("adding a provider", () => {
  it("takes a sign-in in the last ten minutes or the password, and is told by mail", async () => {
    const { session, id } = await signUp(api);
    const { subject } = newcomer();
    const visit = new ProviderLogIn(server);
    const refused = await later(10, () => start(visit, session, "kyoto"));
    expect([refused.status, refused.body.errors]).toEqual([422, { current_password: ["can't be blank"] }]);
    const wrong = await later(10, () => start(visit, session, "kyoto", { current_password: "secret-2" }));
    expect(wrong.body.errors).toEqual({ current_password: ["is not right"] });
    const added = await through(session, "kyoto", subject, { redirect_to: "https://evil.example" });
    expect([added.status, added.body]).toEqual([
      200,
      expect.objectContaining({ outcome: "added", redirect_to: "/" }),
    ]);
    expect(sessionOf(added).client).toBe(session.client);
    expect(await mailsOf(id, "identity_added")).toHaveLength(1);
    const [identity] = await list(session);
    expect(identity).toMatchObject({ provider: "kyoto", label: "kyoto account" });
    const visitor = new ProviderLogIn(server);
    expect((await visitor.trade(await visitor.ticketOf(subject))).body.data.id).toBe(id);
    expect((await api("GET /auth/oidc", { language: "ja" })).body.data[0]).toEqual({
      id: "kyoto",
      label: "kyotoアカウント",
    });
  });

  it("is for the session and the browser that began, and not for a session that has ended", async () => {
    const [one, stranger] = [await signUp(api), await signUp(api)];
    const { subject } = newcomer();
    const visit = new ProviderLogIn(server);
    const begin = async () =>
      visit.ticketOf(subject, (await start(visit, one.session, "kyoto")).body.data.url);
    const ticket = await begin();
    const expired = [422, { ticket: ["has expired"] }];
    const tryAs = async (as: As | null, by = visit) => {
      const { status, body } = await by.trade(ticket, { as });
      return [status, body.errors];
    };
    expect(await tryAs(null)).toEqual(expired);
    expect(await tryAs(stranger.session)).toEqual(expired);
    expect(await tryAs(one.session, new ProviderLogIn(server))).toEqual(expired);
    await api("DELETE /auth/sign_out", { as: one.session });
    const again = sessionOf(await signIn(api, one.form.email));
    expect(await tryAs(again)).toEqual(expired);
    const rows = db.selectFrom("identities").select("id").where("subject", "=", subject);
    expect(await rows.execute()).toEqual([]);
  });

  it("is refused for one that is somebody else's, and for a second one of the same provider", async () => {
    const [one, two] = [await withoutPassword(), await signUp(api)];
    expect((await through(two.session, "kyoto", one.subject)).body.errors).toEqual({
      identity: ["has already been taken"],
    });
    const { subject } = newcomer();
    expect((await through(two.session, "kyoto", subject)).body.outcome).toBe("added");
    const second = newcomer().subject;
    const visit = new ProviderLogIn(server);
    // As if it had begun before the first one was added.
    const { url } = (await start(visit, two.session, "kyoto")).body.data;
    await db
      .updateTable("oidc_flows")
      .set({ adds_identity: true })
      .where("session_id", "is not", null)
      .execute();
    const refused = await visit.trade(await visit.ticketOf(second, url), { as: two.session });
    expect(refused.body.errors).toEqual({ identity: ["can be connected once only"] });
  });

  it("at a provider that is unknown is not found", async () => {
    const { session } = await signUp(api);
    expect((await start(new ProviderLogIn(server), session, "nobody")).status).toBe(404);
  });

  it("a source that begins 4,500 in an hour gets no more", async () => {
    const key = "oidc_flow:127.0.0.1";
    await db.insertInto("rate_limits").values({ key, window_start: clock.now(), count: 4500 }).execute();
    expect((await limited.api("GET /auth/oidc/kyoto")).status).toBe(429);
  });
});

describe("an account without a password", () => {
  it("proves itself by a new sign-in through its provider wherever the password is asked for", async () => {
    const { session, subject, email } = await withoutPassword("google");
    const proof = async () => (await api("GET /users/own/proof", { as: session })).body.data;
    expect(await proof()).toEqual({ has_password: false, proved_until: "2026-11-20T12:10:00.000+09:00" });
    const change = () =>
      api("PUT /users/own/email", {
        as: session,
        body: { email: `new-${email}`, current_password: null },
      });
    expect((await later(10, change)).body.errors).toEqual(needed);
    expect((await later(10, proof)).proved_until).toBeNull();
    await later(20, async () => {
      const proved = await through(session, "google", subject);
      expect([proved.status, proved.body.outcome]).toEqual([200, "proved"]);
    });
    expect((await later(29, change)).status).toBe(200);
    const body = { current_password: "" };
    expect((await later(30, () => api("DELETE /auth", { as: session, body }))).body.errors).toMatchObject(
      needed,
    );
    await later(31, () => through(session, "google", subject));
    expect((await later(40, () => api("DELETE /auth", { as: session, body }))).status).toBe(200);
  });

  it("does not by another person's, nor by the person's own of a log-in before", async () => {
    const { session, subject } = await withoutPassword("google");
    const stranger = await withoutPassword("google");
    expect((await through(session, "google", stranger.subject)).body.errors).toEqual({
      identity: ["has already been taken"],
    });
    const nobody = newcomer().subject;
    expect((await through(session, "google", nobody)).body.errors).toEqual({
      identity: ["is not of this account"],
    });
    // The provider knows the browser still; it is told to ask again.
    const visit = new ProviderLogIn(server);
    await visit.ticketOf(subject, (await start(visit, session, "google")).body.data.url);
    const form = await visit.go((await start(visit, session, "google")).body.data.url);
    expect(form).toMatch(/\/who\//);
  });

  it("keeps its last way in", async () => {
    const { session, email, id } = await withoutPassword("google");
    const [identity] = await list(session);
    const last = [422, { identity: ["is the last way in"] }];
    const tryToRemove = async () => {
      const { status, body } = await remove(session, identity.id);
      return [status, body.errors];
    };
    expect(await tryToRemove()).toEqual(last);
    const passkey = await addPasskey(api, session);
    const both = await Promise.all([
      remove(session, identity.id),
      api(`DELETE /users/own/passkeys/${passkey.id}`, { as: session }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    // A password that is set by a mail is a way in.
    await api("POST /auth/password", { body: { email, redirect_url: "http://tsudoi.test/password" } });
    expect(await mailsOf(id, "password_reset")).toHaveLength(1);
    const body = { password: "secret-1", password_confirmation: "secret-1" };
    expect((await api("PUT /auth/password", { as: session, body })).status).toBe(200);
    expect((await signIn(api, email)).status).toBe(200);
    for (const { id: row } of await list(session)) expect((await remove(session, row)).status).toBe(200);
    for (const { id: row } of (await api("GET /users/own/passkeys", { as: session })).body.data)
      expect((await api(`DELETE /users/own/passkeys/${row}`, { as: session })).status).toBe(200);
  });

  it("is let in by no password", async () => {
    const { email } = await withoutPassword();
    for (const password of ["", "null", "secret-1"])
      expect((await signIn(api, email, password)).status).toBe(401);
  });
});

describe("removing a provider", () => {
  it("takes a proof, is told by mail, and nobody signs in by it any more", async () => {
    const { session, id } = await signUp(api);
    const { subject } = newcomer({ email: undefined });
    await through(session, "kyoto", subject);
    const [identity] = await list(session);
    expect((await remove(session, identity.id)).body.errors).toEqual({
      current_password: ["can't be blank"],
    });
    const stranger = await signUp(api);
    const current_password = "secret-1";
    expect((await remove(stranger.session, identity.id, { current_password })).status).toBe(404);
    expect((await remove(session, identity.id, { current_password })).status).toBe(200);
    expect((await remove(session, identity.id, { current_password })).status).toBe(404);
    expect(await mailsOf(id, "identity_removed")).toHaveLength(1);
    const visitor = new ProviderLogIn(server);
    expect((await visitor.trade(await visitor.ticketOf(subject))).body.needs).toBe("sign_up");
  });
});

describe("a provider that was removed from the settings", () => {
  it("is shown by its host, is no way in, and can be taken away where there is another", async () => {
    const { session } = await signUp(api);
    await through(session, "kyoto", newcomer().subject);
    const ask = (call: `${string} /${string}`, body?: object) => without.api(call, { as: session, body });
    const [identity] = (await ask("GET /users/own/identities")).body.data;
    expect(identity).toMatchObject({ provider: null, label: new URL(provider.issuer).host });
    const current_password = "secret-1";
    expect((await ask(`DELETE /users/own/identities/${identity.id}`, { current_password })).status).toBe(200);
    const lost = await withoutPassword();
    const passkey = await addPasskey(api, lost.session);
    const last = await without.api(`DELETE /users/own/passkeys/${passkey.id}`, { as: lost.session });
    expect([last.status, last.body.errors]).toEqual([422, { passkey: ["is the last way in"] }]);
  });

  it("signs people in under another name of the same issuer", async () => {
    const { subject, id } = await withoutPassword("kyoto");
    const visit = new ProviderLogIn(server);
    const page = await visit.finish(await visit.tell(await visit.begin("again"), subject));
    const ticket = new URLSearchParams(page.hash.slice(1)).get("ticket") ?? "";
    expect((await visit.trade(ticket)).body.data.id).toBe(id);
  });
});

describe("a university's provider", () => {
  it("proves the university for a year, again with each log-in", async () => {
    const { session, subject } = await withoutPassword("kyoto");
    const own = async () => (await api("GET /users/own/affiliation", { as: session })).body.data;
    expect(await own()).toEqual({
      university: expect.objectContaining({ id: 54 }),
      verified_until: "2027-11-20T12:00:00.000+09:00",
    });
    await later(60, async () => {
      const visit = new ProviderLogIn(server);
      await visit.trade(await visit.ticketOf(subject));
    });
    expect((await own()).verified_until).toBe("2027-11-20T13:00:00.000+09:00");
  });

  it("proves one account at a time by an address that it knows to be theirs", async () => {
    const one = await withoutPassword("kyoto");
    const two = await signUp(api);
    const second = newcomer({ email: one.email }).subject;
    await through(two.session, "kyoto", second);
    const own = async (as: As) => (await api("GET /users/own/affiliation", { as })).body.data?.university.id;
    expect([await own(one.session), await own(two.session)]).toEqual([undefined, 54]);
    expect(await mailsOf(one.id, "affiliation_moved")).toHaveLength(1);
    // Who only says so takes nobody's proof away.
    const three = await signUp(api);
    await through(three.session, "kyoto", newcomer({ email: one.email, email_verified: false }).subject);
    expect([await own(two.session), await own(three.session)]).toEqual([54, 54]);
  });

  it("another provider proves none", async () => {
    const { session } = await withoutPassword("google");
    expect((await api("GET /users/own/affiliation", { as: session })).body.data).toBeNull();
  });
});

describe("what is kept", () => {
  it("of log-ins that nobody has finished goes with the next clean-up", async () => {
    const visit = new ProviderLogIn(server);
    await visit.begin();
    await visit.ticketOf(newcomer().subject);
    await later(120, () => removeOldFlows(platform));
    for (const table of ["oidc_flows", "identity_tickets"] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it("of a person goes with the account", async () => {
    const { session, id } = await withoutPassword();
    expect((await api("DELETE /auth", { as: session })).status).toBe(200);
    expect(await db.selectFrom("identities").select("id").where("user_id", "=", id).execute()).toEqual([]);
  });
});

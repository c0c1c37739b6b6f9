import { afterAll, describe, expect, it } from "vitest";
import { signUp, studentForm } from "../../../../tests/factories/accounts.ts";
import { sessionOf } from "../../../../tests/support/api.ts";
import { ProviderLogIn } from "../../../../tests/support/provider-log-in.ts";
import { startRealProvider } from "../../../../tests/support/real-provider.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";
import { besidePageFor } from "../page-beside.ts";

const callback = (id: string) => `http://tsudoi.test/api/v1/auth/oidc/${id}/callback`;
const provider = await startRealProvider(["kyoto", "google"].map(callback));
afterAll(() => provider.close());
const server = await startTestServer({
  OIDC_PROVIDERS: "kyoto,google",
  ...provider.env("kyoto"),
  ...provider.env("google"),
});
const { api, db, clock } = server;

let made = 0;
/** Somebody whom the provider knows. */
function newcomer(given: Record<string, unknown> = {}) {
  made += 1;
  const claims = {
    email: `newcomer${made}@kyoto.example`,
    email_verified: true,
    given_name: "Aoi",
    family_name: "Sato",
    ...given,
  };
  provider.people.set(`subject-${made}`, claims);
  return { subject: `subject-${made}`, email: String(claims.email) };
}

const somebody = () => new ProviderLogIn(server);

/** What the sign-up's form sends, with what the provider has said. */
function formWith(ticket: string, given: object = {}) {
  const { password: _, password_confirmation: __, ...form } = studentForm();
  return { ...form, ticket, ...given };
}

/** Somebody who has signed up through the provider. */
async function member(given: Record<string, unknown> = {}, form: object = {}) {
  const { subject, email } = newcomer(given);
  const visit = somebody();
  const { body } = await visit.enter(subject);
  const answer = await visit.post("/auth/oidc/sign_up", { body: formWith(body.ticket, { email, ...form }) });
  expect([answer.status, answer.body]).toEqual([200, expect.objectContaining({ redirect_to: "/events/5" })]);
  return { subject, email, visit, session: sessionOf(answer), id: answer.body.data.id as number, answer };
}

const expired = { ticket: ["has expired"] };
const refusal = async (answer: Promise<{ status: number; body: { errors: unknown } }>) => {
  const { status, body } = await answer;
  return [status, body.errors];
};

async function later<Result>(seconds: number, work: () => Promise<Result>): Promise<Result> {
  clock.set(new Date(new Date(testNow).getTime() + seconds * 1000));
  try {
    return await work();
  } finally {
    clock.set(testNow);
  }
}

const mailsTo = (userId: number, kind: string) =>
  db.selectFrom("mails").select("id").where("user_id", "=", userId).where("kind", "=", kind).execute();

describe("somebody new", () => {
  it("comes to a sign-up with what the provider said, and signs up without a password or a mail", async () => {
    const { subject, email } = newcomer();
    const visit = somebody();
    const answer = await visit.enter(subject);
    expect(answer.headers.get("access-token")).toBeNull();
    expect(answer.body).toEqual({
      needs: "sign_up",
      ticket: expect.any(String),
      label: "kyoto account",
      person: { first_name: "Aoi", last_name: "Sato", email, is_email_verified: true, university_id: null },
      redirect_to: "/events/5",
    });
    const body = formWith(answer.body.ticket, { email });
    const signed = await visit.post("/auth/oidc/sign_up", { body });
    expect([signed.status, signed.body.data.uid]).toEqual([200, email]);
    const me = await api("GET /users/own", { as: sessionOf(signed) });
    expect(me.body.data).toMatchObject({ email, first_name: "Mai" });
    expect(await mailsTo(me.body.data.id, "address_confirmation")).toEqual([]);
    // From now on they are known.
    const again = await somebody().enter(subject);
    expect([again.status, again.body.data.uid]).toEqual([200, email]);
    expect((await api("GET /users/own", { as: sessionOf(again) })).status).toBe(200);
  });

  it.each([
    ["says that it is not verified", { email_verified: false }],
    ["says nothing of that", { email_verified: undefined }],
    ["says it in a text", { email_verified: "true" }],
  ])("confirms the address by mail where the provider %s", async (_why, claims) => {
    const { id } = await member(claims);
    expect(await mailsTo(id, "address_confirmation")).toHaveLength(1);
  });

  it("is asked for an address where the provider tells none, or puts another in its place, which a mail confirms", async () => {
    const none = await member({ email: undefined }, { email: `own${made}@example.com` });
    const other = await member({}, { email: `other${made}@example.com` });
    for (const { id } of [none, other]) expect(await mailsTo(id, "address_confirmation")).toHaveLength(1);
  });

  it("may mend a form that was refused, and use it once", async () => {
    const { subject, email } = newcomer();
    const visit = somebody();
    const { ticket } = (await visit.enter(subject)).body;
    const send = (given: object) =>
      visit.post("/auth/oidc/sign_up", { body: formWith(ticket, { email, ...given }) });
    const refused = await send({ first_name: "" });
    expect([refused.status, refused.body.errors.first_name]).toEqual([422, ["can't be blank"]]);
    expect((await send({ university_id: 999_999 })).status).toBe(422);
    expect((await send({})).status).toBe(200);
    const used = await send({ email: `again${made}@example.com` });
    expect([used.status, used.body.errors.ticket]).toEqual([422, ["has expired"]]);
  });

  it("has an hour for it, in the same browser", async () => {
    const { subject, email } = newcomer();
    const visit = somebody();
    const { ticket } = (await visit.enter(subject)).body;
    const body = formWith(ticket, { email });
    expect((await api("POST /auth/oidc/sign_up", { body })).status).toBe(422);
    expect((await somebody().post("/auth/oidc/sign_up", { body })).status).toBe(422);
    expect((await later(3600, () => visit.post("/auth/oidc/sign_up", { body }))).status).toBe(422);
    expect((await later(3599, () => visit.post("/auth/oidc/sign_up", { body }))).status).toBe(200);
  });

  it("who signs up twice at the same moment has one account", async () => {
    const { subject, email } = newcomer();
    const visits = [somebody(), somebody()];
    const tickets = await Promise.all(visits.map(async (visit) => (await visit.enter(subject)).body.ticket));
    const answers = await Promise.all(
      visits.map((visit, place) =>
        visit.post("/auth/oidc/sign_up", {
          body: formWith(tickets[place], { email: place === 0 ? email : `second${made}@example.com` }),
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const rows = db.selectFrom("identities").select("id").where("subject", "=", subject);
    expect(await rows.execute()).toHaveLength(1);
    const lost = answers.find(({ status }) => status === 422);
    expect(lost?.body.errors).toMatchObject({ identity: ["has already been taken"] });
  });
});

describe("a ticket", () => {
  it("stands behind the # of a page, and no address has a session", async () => {
    const { subject, visit } = await member();
    const page = await visit.finish(await visit.tell(await visit.begin(), subject));
    expect(page.href).toMatch(/^http:\/\/tsudoi\.test\/login\/provider#ticket=[\w-]{22}$/);
  });

  it("is traded once, of two at the same moment by one", async () => {
    const { subject } = await member();
    const visit = somebody();
    const ticket = await visit.ticketOf(subject);
    const both = await Promise.all([visit.trade(ticket), visit.trade(ticket)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await refusal(visit.trade(ticket))).toEqual([422, expired]);
  });

  it("is traded within a minute, in the browser that began", async () => {
    const { subject } = await member();
    const visit = somebody();
    const ticket = await visit.ticketOf(subject);
    expect(await refusal(api("POST /auth/oidc/session", { body: { ticket } }))).toEqual([422, expired]);
    const other = somebody();
    await other.ticketOf(subject);
    expect(await refusal(other.trade(ticket))).toEqual([422, expired]);
    expect(await refusal(later(60, () => visit.trade(ticket)))).toEqual([422, expired]);
    expect((await later(59, () => visit.trade(ticket))).status).toBe(200);
  });

  it("that is made up does nothing, nor does one of a sign-up", async () => {
    const { subject } = newcomer();
    const visit = somebody();
    const { ticket } = (await visit.enter(subject)).body;
    for (const shown of ["", "made-up", ticket])
      expect(await refusal(visit.trade(shown))).toEqual([422, expired]);
  });

  it("is taken from our own pages alone", async () => {
    const { subject } = await member();
    const visit = somebody();
    const ticket = await visit.ticketOf(subject);
    const from = (origin: string) => visit.trade(ticket, { headers: { origin } });
    expect(await refusal(from("https://evil.example"))).toEqual([
      403,
      { request: ["is not from this site"] },
    ]);
    expect((await from("http://tsudoi.test")).status).toBe(200);
  });
});

describe("a provider's answer", () => {
  const failed = (reason: string, to = "") => `http://tsudoi.test/login${to}#failed=${reason}`;
  const back = "?redirect_to=/events/5";

  it("counts once: opened again it leads to the log-in", async () => {
    const { subject } = await member();
    const visit = somebody();
    const address = await visit.tell(await visit.begin(), subject);
    expect((await visit.finish(address)).hash).toMatch(/^#ticket=/);
    expect((await visit.finish(address)).href).toBe(failed("expired"));
  });

  it("counts in the browser that began, for a quarter of an hour, and with its own state", async () => {
    const { subject } = await member();
    const visit = somebody();
    const address = await visit.tell(await visit.begin(), subject);
    expect((await somebody().finish(address)).href).toBe(failed("expired"));
    const other = somebody();
    await other.begin();
    expect((await other.finish(address)).href).toBe(failed("expired"));
    const changed = new URL(address);
    changed.searchParams.set("state", "made-up");
    expect((await visit.finish(changed.href)).href).toBe(failed("expired"));
    changed.searchParams.delete("state");
    expect((await visit.finish(changed.href)).href).toBe(failed("expired"));
    expect((await later(15 * 60, () => visit.finish(address))).href).toBe(failed("expired"));
    expect((await visit.finish(address)).hash).toMatch(/^#ticket=/);
  });

  it("for one provider is none for another, and with another issuer's name is refused", async () => {
    const { subject } = await member();
    const visit = somebody();
    const address = await visit.tell(await visit.begin("kyoto"), subject);
    expect((await visit.finish(address.replace("/kyoto/", "/google/"))).href).toBe(failed("expired"));
    const mixed = new URL(address);
    mixed.searchParams.set("iss", "https://evil.example");
    expect((await visit.finish(mixed.href)).href).toBe(failed("refused", back));
  });

  it("with another code, or another flow's, is refused", async () => {
    const { subject } = await member();
    const visit = somebody();
    const [one, other] = [
      new URL(await visit.tell(await visit.begin(), subject)),
      new URL(await visit.tell(await visit.begin(), subject)),
    ];
    one.searchParams.set("code", other.searchParams.get("code") ?? "");
    expect((await visit.finish(one.href)).href).toBe(failed("refused", back));
    other.searchParams.set("code", "made-up");
    expect((await visit.finish(other.href)).href).toBe(failed("refused", back));
  });

  it("that says no leads to the log-in", async () => {
    const visit = somebody();
    const page = await visit.finish(await visit.tell(await visit.begin(), ""));
    expect(page.href).toBe(failed("cancelled", back));
  });

  it("leads on to one of our own pages alone", async () => {
    const { subject } = await member();
    for (const [wished, reached] of [
      ["https://evil.example/", "/"],
      ["//evil.example", "/"],
      ["/\\evil.example", "/"],
      ["/me?tab=1#end", "/me?tab=1#end"],
    ] as const) {
      const visit = somebody();
      const page = await visit.finish(await visit.tell(await visit.begin("kyoto", wished), subject));
      const ticket = new URLSearchParams(page.hash.slice(1)).get("ticket") ?? "";
      expect((await visit.trade(ticket)).body.redirect_to).toBe(reached);
    }
  });

  it("that was asked for beside a page is handed back there, whatever it is", async () => {
    const { subject } = await member();
    const beside = besidePageFor("a page");
    const page = `http://tsudoi.test${beside}`;
    const visit = somebody();
    const answered = await visit.finish(await visit.tell(await visit.begin("kyoto", beside), subject));
    expect(answered.href.replace(/[\w-]+$/, "…")).toBe(`${page}#ticket=…`);
    const ticket = new URLSearchParams(answered.hash.slice(1)).get("ticket") ?? "";
    expect((await visit.trade(ticket)).body).toMatchObject({ outcome: "signed_in", redirect_to: beside });
    const again = somebody();
    const refused = await again.finish(await again.tell(await again.begin("kyoto", beside), ""));
    expect(refused.href).toBe(`${page}#failed=cancelled`);
    expect(await somebody().begin("nobody", beside)).toBe(`${page}#failed=unknown_provider`);
  });

  it("is waited for by nobody where the settings do not name the provider", async () => {
    expect(await somebody().begin("nobody")).toBe(failed("unknown_provider", back));
    const page = await somebody().finish("http://tsudoi.test/api/v1/auth/oidc/nobody/callback?state=a");
    expect(page.href).toBe(failed("unknown_provider"));
  });
});

describe("somebody who may not", () => {
  it("is told so when they are blocked; who has deleted the account signs up anew", async () => {
    const [blocked, deleted] = [await member(), await member()];
    const block = { blocked_at: clock.now(), block_reason: "Sold things." };
    await db.updateTable("users").set(block).where("id", "=", blocked.id).execute();
    expect(await refusal(somebody().enter(blocked.subject))).toEqual([422, { identity: ["can't log in"] }]);
    await api("DELETE /auth", { as: deleted.session });
    expect((await somebody().enter(deleted.subject)).body.needs).toBe("sign_up");
  });
});

describe("an address that an account has", () => {
  const confirm = (id: number) =>
    db.updateTable("users").set({ email_confirmed_at: clock.now() }).where("id", "=", id).execute();

  it("is joined once its owner has signed in to the account, in the same browser", async () => {
    const { form, id, session } = await signUp(api);
    await confirm(id);
    const { subject } = newcomer({ email: form.email });
    const visit = somebody();
    const asked = await visit.enter(subject);
    expect(asked.body).toEqual({
      needs: "sign_in",
      ticket: expect.any(String),
      label: "kyoto account",
      email: form.email,
      redirect_to: "/events/5",
    });
    expect((await somebody().enter(subject)).body.needs).toBe("sign_in");
    const stranger = await signUp(api);
    const join = (as: Record<string, string> | null, by = visit) => by.trade(asked.body.ticket, { as });
    expect(await refusal(join(null))).toEqual([422, expired]);
    expect(await refusal(join(session, somebody()))).toEqual([422, expired]);
    const another = [422, { identity: ["is of another account"] }];
    expect(await refusal(join(stranger.session))).toEqual(another);
    const joined = await join(session);
    expect([joined.status, joined.body.data.id]).toEqual([200, id]);
    expect(await mailsTo(id, "identity_added")).toHaveLength(1);
    expect((await somebody().enter(subject)).body.data.id).toBe(id);
    expect(await refusal(join(session))).toEqual([422, expired]);
  });

  it("is not joined where the provider does not say that it is verified", async () => {
    const { form, id } = await signUp(api);
    await confirm(id);
    for (const email_verified of [false, undefined, "true", 1]) {
      const { subject } = newcomer({ email: form.email, email_verified });
      const visit = somebody();
      const { needs, ticket } = (await visit.enter(subject)).body;
      expect(needs).toBe("sign_up");
      const taken = await visit.post("/auth/oidc/sign_up", { body: formWith(ticket, { email: form.email }) });
      expect([taken.status, taken.body.errors.email]).toEqual([422, ["has already been taken"]]);
    }
  });

  it("that nobody had confirmed is theirs: what somebody else had set up before ends", async () => {
    const { form, id, session } = await signUp(api);
    const prepared = somebody();
    const { subject: strangers } = newcomer();
    const { url } = (await prepared.post("/users/own/identities/kyoto/start", { as: session, body: {} })).body
      .data;
    await prepared.trade(await prepared.ticketOf(strangers, url), { as: session });
    expect((await somebody().enter(strangers)).body.data.id).toBe(id);
    const { subject } = newcomer({ email: form.email });
    const visits = [somebody(), somebody()];
    const tickets = await Promise.all(visits.map((visit) => visit.ticketOf(subject)));
    const answers = await Promise.all(visits.map((visit, place) => visit.trade(tickets[place] as string)));
    expect(answers.map(({ status, body }) => [status, body.data?.id])).toEqual([
      [200, id],
      [200, id],
    ]);
    expect((await api("GET /users/own", { as: session })).status).toBe(401);
    const { email } = form;
    expect((await api("POST /auth/sign_in", { body: { email, password: "secret-1" } })).status).toBe(401);
    expect((await somebody().enter(strangers)).body.needs).toBe("sign_up");
    const user = db.selectFrom("users").select("email_confirmed_at").where("id", "=", id);
    expect((await user.executeTakeFirstOrThrow()).email_confirmed_at).not.toBeNull();
  });
});

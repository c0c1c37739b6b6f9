import PostalMime from "postal-mime";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { preferencesToken } from "../../src/features/accounts/email-preferences/email-preferences.server.ts";
import {
  mintConfirmationToken,
  mintPasswordResetToken,
} from "../../src/features/accounts/mailed-links/mailed-tokens.server.ts";
import { applicationToken } from "../../src/features/applications/by-link/application-token.server.ts";
import { mails } from "../../src/jobs/mails.server.ts";
import { afterResponsesDone } from "../../src/platform/http/run-after-response.server.ts";
import { openMailer } from "../../src/platform/mail/mailer.server.ts";
import { signIn, signUp, studentForm } from "../factories/accounts.ts";
import { makeEvent } from "../factories/events.ts";
import { makeOrganization } from "../factories/organizations.ts";
import { makeUser } from "../factories/users.ts";
import { deliverMails } from "../support/deliver-mails.ts";
import { startTestServer, testNow } from "../support/server.ts";
import { startSmtpServer } from "../support/smtp-server.ts";

const smtp = await startSmtpServer();
const { api, db, platform, clock } = await startTestServer({ SMTP_URL: smtp.url, RATE_LIMITS: "on" });
const mailer = openMailer(platform.settings);
afterAll(async () => {
  mailer?.close();
  await smtp.stop();
});
beforeEach(() => clock.set(testNow));
const page = "http://tsudoi.test/password?from=mail";
const team = await makeUser(db, { is_uniteam: true });
const organizer = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });

const block = async (id: number) => {
  const { status } = await api(`PUT /uniteam/users/${id}/block`, {
    as: team.session,
    body: { reason: "Sold <b>things</b> to members." },
  });
  expect(status).toBe(200);
};
const locationOf = (headers: Headers) =>
  new URL(headers.get("location") ?? "", "http://tsudoi.test").searchParams;

describe("nobody who is blocked gets in", () => {
  it("by their password, which is answered and counted as a wrong one", async () => {
    const { id, form } = await signUp(api);
    await block(id);
    const right = await signIn(api, form.email);
    const wrong = await signIn(api, form.email, "wrong");
    expect([right.status, right.body]).toEqual([wrong.status, wrong.body]);
    expect(right.headers.get("access-token")).toBeNull();
    for (let more = 0; more < 8; more += 1) await signIn(api, form.email);
    expect((await signIn(api, form.email)).status).toBe(429);
  });

  it("by a sign-in that is hashed as much as any other", async () => {
    const { id, form } = await signUp(api);
    await block(id);
    const cost = async (email: string) => {
      const began = process.cpuUsage();
      await signIn(api, email);
      const { user, system } = process.cpuUsage(began);
      // Linux knows the sum; which part is whose it guesses by what it meets every four milliseconds.
      return user + system;
    };
    const [blocked, unknown]: [number[], number[]] = [[], []];
    for (let round = 0; round < 4; round += 1) {
      blocked.push(await cost(form.email));
      unknown.push(await cost(`unknown-${form.email}`));
    }
    // Other work of the process comes on top: the smallest is what a sign-in takes.
    expect(Math.min(...blocked)).toBeGreaterThan(Math.min(...unknown) / 2);
  });

  it("by a sign-in that is under way", async () => {
    const { id, form } = await signUp(api);
    await Promise.all([signIn(api, form.email), signIn(api, form.email), block(id), signIn(api, form.email)]);
    expect(await db.selectFrom("sessions").select("id").where("user_id", "=", id).execute()).toEqual([]);
  });

  it("by a reset, which is answered as always and sends nothing", async () => {
    const { id, form } = await signUp(api);
    await block(id);
    const ask = (email: string) => api("POST /auth/password", { body: { email, redirect_url: page } });
    const [blocked, unknown] = [await ask(form.email), await ask("unknown@example.com")];
    expect([blocked.status, blocked.body]).toEqual([unknown.status, unknown.body]);
    await afterResponsesDone();
    const sent = await db
      .selectFrom("mails")
      .select("id")
      .where("user_id", "=", id)
      .where("kind", "=", "password_reset")
      .execute();
    expect(sent).toEqual([]);
  });

  it("by a reset link that they had before, also after the block", async () => {
    const { id } = await signUp(api);
    const token = await mintPasswordResetToken(db, id, clock.now());
    await block(id);
    const open = async () => {
      const search = new URLSearchParams({
        config: "default",
        redirect_url: page,
        reset_password_token: token,
      });
      return locationOf((await api(`GET /auth/password/edit?${search}`)).headers);
    };
    expect([...(await open()).keys()].sort()).toEqual(["from", "reset_password"]);
    await api(`PUT /uniteam/users/${id}/unblock`, { as: team.session });
    expect((await open()).get("reset_password")).toBe("false");
  });

  it("by the confirmation link, which confirms nothing", async () => {
    const { id } = await signUp(api);
    const token = await mintConfirmationToken(db, id, clock.now());
    await block(id);
    const search = new URLSearchParams({ config: "default", redirect_url: page, confirmation_token: token });
    const { headers } = await api(`GET /auth/confirmation?${search}`);
    expect(locationOf(headers).get("account_confirmation_success")).toBe("false");
  });

  it("by signing up again: the address is taken", async () => {
    const { id, form } = await signUp(api);
    await block(id);
    const again = await api("POST /auth", { body: studentForm({ email: form.email }) });
    expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ["email", "full_messages"]]);
  });

  it("by a token that they have made for a program, which works again once they are let in", async () => {
    const admin = await makeUser(db);
    const id = await makeOrganization(db, { members: [admin.id] });
    const made = await api(`POST /organizations/${id}/api_tokens`, {
      as: admin.session,
      body: { label: "site", scope: "full" },
    });
    const ask = async () =>
      (
        await api(`GET /organizations/${id}/followers`, {
          headers: { authorization: `Bearer ${made.body.data.token}` },
        })
      ).status;
    expect(await ask()).toBe(200);
    await block(admin.id);
    expect(await ask()).toBe(401);
    await api(`PUT /uniteam/users/${admin.id}/unblock`, { as: team.session });
    expect(await ask()).toBe(200);
  });
});

describe("the link of a mail in the hand of who is blocked", () => {
  const apply = async (state: "confirmed" | "offered", columns: object = {}) => {
    const person = await makeUser(db);
    const eventId = await makeEvent(db, { owner, columns: { has_waiting_list: true, ...columns } });
    const { id } = await db
      .insertInto("applications")
      .values({
        event_id: eventId,
        user_id: person.id,
        state,
        offer_expires_at: state === "offered" ? "2026-11-20T21:00:00+09:00" : null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const token = await applicationToken(db, id, person.email);
    return { person, eventId, token };
  };

  it("cancels, shows neither ticket nor meeting, and leaves everything else as it is", async () => {
    const { person, token } = await apply("confirmed");
    const look = async () => (await api("POST /applications/by_link", { body: { token } })).body.data;
    expect(await look()).toMatchObject({ ticket: { code: expect.any(String) } });
    await block(person.id);
    const seen = await look();
    expect(seen).toMatchObject({ ticket: null, application: { actions: ["cancel"], state: "confirmed" } });
    expect(seen).not.toHaveProperty("meeting_url");
    const { status, body } = await api("PUT /applications/by_link/cancell", { body: { token } });
    expect([status, body.data.application.state]).toEqual([200, "cancelled"]);
  });

  it("takes no place that is offered, and passes it on", async () => {
    const { person, token } = await apply("offered");
    await block(person.id);
    const look = await api("POST /applications/by_link", { body: { token } });
    expect(look.body.data.application.actions).toEqual(["pass_offer"]);
    expect((await api("PUT /applications/by_link/accept_offer", { body: { token } })).status).toBe(404);
    expect((await api("PUT /applications/by_link/cancell", { body: { token } })).status).toBe(200);
  });

  it("unsubscribes", async () => {
    const person = await makeUser(db);
    await block(person.id);
    const token = await preferencesToken(db, person.id, "newsletter");
    const { status, body } = await api(`POST /users/own/mail_preferences?token=${token}`);
    expect([status, body.data.newsletter]).toEqual([200, false]);
  });

  it("the ticket of a place that stays lets them in: the door is the organizer's", async () => {
    const { person, eventId } = await apply("confirmed");
    const { body } = await api(`GET /events/${eventId}/applications/own/ticket`, { as: person.session });
    await block(person.id);
    const scan = { nonce: crypto.randomUUID(), ticket_code: body.data.code, kind: "in", scanned_at: testNow };
    const scanned = await api(`POST /events/${eventId}/check_ins`, {
      as: organizer.session,
      body: { scans: [scan] },
    });
    expect(scanned.body.data).toMatchObject([{ result: "checked_in" }]);
  });
});

it("the last mail says why, as text, and its answer reaches the team; nothing else leaves that was on its way", async () => {
  const person = await makeUser(db, { language: "en" });
  const eventId = await makeEvent(db, { owner });
  await api(`POST /events/${eventId}/applications/apply`, { as: person.session, body: { application: {} } });
  await block(person.id);
  clock.set(new Date(Date.now() + 60_000));
  if (mailer) while (await deliverMails(platform, mailer, mails));
  const sent = smtp.taken.splice(0).filter(({ to }) => to === person.email);
  expect(sent).toHaveLength(1);
  const mail = await PostalMime.parse(sent[0]?.source ?? "");
  expect(mail.subject).toBe("Your Tsudoi account has been blocked");
  expect(mail.text).toContain("Sold <b>things</b> to members.");
  expect(mail.html).toContain("Sold &lt;b&gt;things&lt;/b&gt; to members.");
  expect(mail.replyTo).toMatchObject([{ address: "support@tsudoi.example" }]);
});

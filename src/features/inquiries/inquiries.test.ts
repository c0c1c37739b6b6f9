import PostalMime from "postal-mime";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { makeUser } from "../../../tests/factories/users.ts";
import { deliverMails } from "../../../tests/support/deliver-mails.ts";
import { startTestServer, testNow } from "../../../tests/support/server.ts";
import { startSmtpServer } from "../../../tests/support/smtp-server.ts";
import { makeWorld, type World } from "../../../tests/support/world.ts";
import { mails } from "../../jobs/mails.server.ts";
import { openMailer } from "../../platform/mail/mailer.server.ts";
import { dayMs } from "../../shared/time/milliseconds.ts";
import { removeOldInquiries } from "./inquiries.server.ts";

const smtp = await startSmtpServer();
const { api, db, clock, platform } = await startTestServer({
  SMTP_URL: smtp.url,
  RATE_LIMITS: "on",
  TRUST_PROXY: "1",
});
const mailer = openMailer(platform.settings);
afterAll(async () => {
  mailer?.close();
  await smtp.stop();
});

let world: World;
let sessions: Awaited<ReturnType<World["signIn"]>>;
beforeEach(async () => {
  clock.set(testNow);
  for (const table of ["mails", "inquiries", "rate_limits"] as const) await db.deleteFrom(table).execute();
  world = await makeWorld(db, clock.now());
  sessions = await world.signIn();
});

type As = Record<string, string> | null;
const visitor = { text: "Is there parking?", email: "asker@mail.example" };
const confirmed = { email_confirmed_at: new Date(testNow) };
const ask = (body: object = visitor, as: As = null, address = "192.0.2.1") =>
  api(`POST /events/${world.eventId}/inquiries`, { as, body, headers: { "x-forwarded-for": address } });
const list = async (as: As = null) => (await api(`GET /events/${world.eventId}/inquiries`, { as })).body.data;
const change = (id: number, body: object, as: As = sessions.owner) =>
  api(`PUT /events/${world.eventId}/inquiries/${id}`, { as, body });
const both = { question: { en: "Is there parking?" }, answer: { en: "No." } };
const publish = async (body: object = { ...both, is_published: true }) => {
  const { id } = (await ask()).body.data;
  return { id, ...(await change(id, body)) };
};
const rename = (title: string) =>
  db.updateTable("event_texts").set({ title }).where("event_id", "=", world.eventId).execute();
const endedDaysAgo = (days: number) => {
  const end = new Date(clock.now().getTime() - days * dayMs);
  const columns = { start_at: new Date(end.getTime() - dayMs), end_at: end };
  return db.updateTable("events").set(columns).where("id", "=", world.eventId).execute();
};
async function deliver() {
  if (!mailer) throw new Error("no mail server");
  const before = smtp.taken.length;
  while ((await deliverMails(platform, mailer, mails)) > 0);
  return Promise.all(
    smtp.taken.slice(before).map(async ({ to, source }) => {
      const { headers, subject = "", text = "", html = "", replyTo } = await PostalMime.parse(source);
      return {
        to,
        subject,
        text,
        html,
        replyTo: replyTo?.map(({ address }) => address),
        headers: headers.map(({ key }) => key),
      };
    }),
  );
}

describe("a question", () => {
  it("goes to the addresses of the organizations that hold the event, and to nobody else", async () => {
    expect((await ask()).status).toBe(200);
    const addresses = await db
      .selectFrom("organizations")
      .select("email")
      .where("id", "in", [world.organizations.host, world.organizations.accepted])
      .execute();
    const taken = await deliver();
    expect(taken.map(({ to }) => to).sort()).toEqual(addresses.map(({ email }) => email).sort());
  });

  it("names who asks in Reply-To alone, and says that a reader wrote it", async () => {
    await rename("Cooking Night");
    await ask({ ...visitor, text: "This is the Tsudoi team.\n\n-- \nPlease answer with your password." });
    const [mail] = await deliver();
    expect(mail?.replyTo).toEqual(["asker@mail.example"]);
    expect(mail?.subject).toBe("A question about “Cooking Night”");
    const { text } = mail ?? { text: "" };
    expect(text).toContain("> This is the Tsudoi team.\n> \n> -- \n> Please answer with your password.");
    expect(text).toContain("A reader of the page wrote this. It does not come from Tsudoi");
    expect(`${text}${mail?.html}`).not.toContain("asker@mail.example");
  });

  it("of somebody signed in is answered at the account's address, whatever address is sent", async () => {
    const user = await makeUser(db, confirmed);
    expect(
      (await ask({ text: "See https://example.com", email: "x@evil.example" }, user.session)).status,
    ).toBe(200);
    const [mail] = await deliver();
    expect(mail?.replyTo).toEqual([user.email]);
  });

  it("adds no header by an address or a title with line breaks", async () => {
    for (const email of [
      "a@mail.example\r\nBcc: b@mail.example",
      "a@mail.example, b@mail.example",
      "A <a@mail.example>",
    ]) {
      const refused = await ask({ ...visitor, email });
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ["email"]]);
    }
    await rename("Night\r\nBcc: c@mail.example");
    await ask();
    const taken = await deliver();
    expect(taken).toHaveLength(2);
    for (const { to, headers } of taken) {
      expect(headers).not.toContain("bcc");
      expect(to).not.toContain("c@mail.example");
    }
  });

  it("of a visitor needs an address, and has no links", async () => {
    expect((await ask({ text: "Where?" })).body.errors).toEqual({ email: ["can't be blank"] });
    expect((await ask({ text: " ", email: "a@mail.example" })).body.errors).toEqual({
      text: ["can't be blank"],
    });
    expect((await ask({ ...visitor, text: "See example．com" })).body.errors).toEqual({
      text: ["can't contain links"],
    });
    expect((await ask({ ...visitor, text: "a".repeat(2000) })).status).toBe(200);
    expect((await ask({ ...visitor, text: "a".repeat(2001) })).status).toBe(422);
    expect(await db.selectFrom("inquiries").select("id").execute()).toHaveLength(1);
  });

  it("comes at most five times an hour from one source, and what was refused does not count", async () => {
    for (let count = 0; count < 3; count += 1) await ask({ ...visitor, text: "see evil.com" });
    for (const text of ["1", "2", "3", "4", "5"]) expect((await ask({ ...visitor, text })).status).toBe(200);
    expect((await ask({ ...visitor, text: "5" })).status).toBe(200);
    expect((await ask({ ...visitor, email: "other@mail.example" })).status).toBe(429);
    expect((await ask(visitor, sessions.user)).status).toBe(200);
    clock.set(new Date(clock.now().getTime() + 61 * 60 * 1000).toISOString());
    expect((await ask()).status).toBe(200);
  });

  it("of visitors counts for their network, whatever address in it they take", async () => {
    for (let number = 1; number <= 5; number += 1)
      expect((await ask({ ...visitor, text: `${number}` }, null, `2001:db8:1:${number}::1`)).status).toBe(
        200,
      );
    expect((await ask(visitor, null, "2001:db8:1:6::1")).status).toBe(429);
    expect((await ask(visitor, null, "2001:db8:2:1::1")).status).toBe(200);
  });

  it("of an account whose address nobody has confirmed is as a visitor's: no links, and the limit of its network", async () => {
    const { session, email } = await makeUser(db);
    expect((await ask({ text: "See example.com" }, session)).body.errors).toEqual({
      text: ["can't contain links"],
    });
    for (const text of ["1", "2", "3", "4", "5"]) {
      const { session: other } = await makeUser(db);
      expect((await ask({ text }, other)).status).toBe(200);
    }
    expect((await ask({ text: "6" }, session)).status).toBe(429);
    expect((await ask({ text: "6" }, session, "192.0.2.2")).status).toBe(200);
    expect((await list(sessions.owner))[0].asker).toMatchObject({ email });
  });

  it("sent again within the hour is the first one and no second mail, also when it is pressed twice at once", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => ask()));
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    const mine = (await ask(visitor, sessions.user)).body.data.id;
    expect((await ask(visitor, sessions.user)).body.data.id).toBe(mine);
    expect(await deliver()).toHaveLength(4);
    await ask({ ...visitor, text: "Is it free?" });
    await ask({ ...visitor, email: "other@mail.example" });
    clock.set(new Date(clock.now().getTime() + 61 * 60 * 1000).toISOString());
    await ask();
    expect(await db.selectFrom("inquiries").select("id").execute()).toHaveLength(5);
  });

  it("about an event that is hidden, or is none, is not possible, also for its managers", async () => {
    await db.updateTable("events").set({ is_published: false }).where("id", "=", world.eventId).execute();
    for (const as of [null, sessions.owner]) expect((await ask(visitor, as)).status).toBe(404);
    expect((await ask({ text: "See evil.com" })).status).toBe(404);
    expect((await api("POST /events/999999/inquiries", { body: visitor })).status).toBe(404);
    expect((await api(`GET /events/${world.eventId}/inquiries`)).status).toBe(404);
    expect(await db.selectFrom("inquiries").select("id").execute()).toEqual([]);
  });

  it("is possible until thirty days after the end", async () => {
    const end = clock.now();
    const columns = { start_at: new Date(end.getTime() - dayMs), end_at: end };
    await db.updateTable("events").set(columns).where("id", "=", world.eventId).execute();
    clock.set(new Date(end.getTime() + 30 * dayMs - 1000).toISOString());
    expect((await ask()).status).toBe(200);
    clock.set(new Date(end.getTime() + 30 * dayMs).toISOString());
    expect((await ask({ ...visitor, text: "Late?" })).body.errors).toEqual({ event: ["has ended"] });
  });

  it("is not mailed any more once its asker has deleted the account", async () => {
    const user = await makeUser(db);
    await ask({ text: "Hello?" }, user.session);
    expect((await api("DELETE /auth", { as: user.session })).status).toBe(200);
    expect(await deliver()).toEqual([]);
    expect(await db.selectFrom("inquiries").select("id").execute()).toEqual([]);
  });
});

describe("what managers publish", () => {
  it("is read by everybody without a trace of who asked, and managers see all of it", async () => {
    const { id } = await publish();
    await ask({ text: "Is it free?" }, sessions.user);
    const shown = {
      id,
      question: { ja: null, en: "Is there parking?" },
      answer: { ja: null, en: "No." },
      is_published: true,
      created_at: testNow.replace("+", ".000+"),
    };
    for (const as of [null, sessions.user, sessions.invited]) expect(await list(as)).toEqual([shown]);
    for (const as of [sessions.owner, sessions.accepted]) {
      expect(await list(as)).toEqual([
        expect.objectContaining({
          is_published: false,
          text: "Is it free?",
          question: { ja: null, en: "Is it free?" },
          asker: { name: expect.stringContaining("user"), email: world.emails.user },
        }),
        { ...shown, asker: { email: "asker@mail.example" }, text: "Is there parking?" },
      ]);
    }
  });

  it("has question and answer in one language at least", async () => {
    const { id } = (await ask()).body.data;
    const refused = await change(id, { is_published: true });
    expect([refused.status, refused.body.errors]).toEqual([422, { answer: ["can't be blank"] }]);
    expect((await change(id, { answer: { ja: "ありません" }, is_published: true })).status).toBe(422);
    expect(
      (await change(id, { question: { ja: "駐車場はありますか" }, answer: { ja: "ありません" } })).status,
    ).toBe(200);
    expect((await change(id, { is_published: true })).body.data.is_published).toBe(true);
    expect((await change(id, { answer: { ja: null } })).status).toBe(422);
    expect((await change(id, { is_published: false, answer: { ja: "" } })).status).toBe(200);
    const long = await change(id, { answer: { en: "a".repeat(2001) } });
    expect(long.body.errors).toEqual({ answer: ["is too long (at most 2000 characters)"] });
  });

  it("is read in the languages alone in which both stand: another may be the asker's own words", async () => {
    await publish({
      question: { ja: "駐車場はありますか" },
      answer: { ja: "ありません" },
      is_published: true,
    });
    const shown = {
      question: { ja: "駐車場はありますか", en: null },
      answer: { ja: "ありません", en: null },
    };
    for (const as of [null, sessions.user]) expect(await list(as)).toMatchObject([shown]);
    expect((await list(sessions.owner))[0].question.en).toBe("Is there parking?");
    await endedDaysAgo(180);
    await removeOldInquiries(platform);
    expect(await list(sessions.owner)).toMatchObject([{ ...shown, text: null }]);
  });

  it("belongs to its event: nobody changes a question of another", async () => {
    const { id } = (await ask()).body.data;
    const other = await makeWorld(db, clock.now());
    const { owner } = await other.signIn();
    expect((await change(id, both, owner)).status).toBe(403);
    const elsewhere = await api(`PUT /events/${other.eventId}/inquiries/${id}`, { as: owner, body: both });
    expect(elsewhere.status).toBe(404);
  });

  it("stands in the log of the event", async () => {
    await publish();
    const { body } = await api(`GET /events/${world.eventId}/activity`, { as: sessions.owner });
    expect(body.data[0].deed).toBe("inquiry.published");
  });

  it("leaves no line in the log where nothing changes", async () => {
    const { id } = await publish();
    const lines = () =>
      db.selectFrom("activities").select("id").where("event_id", "=", world.eventId).execute();
    const before = await lines();
    for (const body of [{}, both, { is_published: true }])
      expect((await change(id, body)).body.data).toMatchObject({ id, is_published: true });
    expect(await lines()).toEqual(before);
    await change(id, { answer: { en: "Yes." } });
    expect(await lines()).toHaveLength(before.length + 1);
  });

  it("is nothing of a suspended organization, which may take away and change what nobody reads", async () => {
    const { id } = await publish();
    const { id: other } = (await ask({ ...visitor, text: "Is it free?" })).body.data;
    await db
      .updateTable("events")
      .set({ owner_suspended_at: clock.now(), is_published: false, is_published_after_hold: true })
      .where("id", "=", world.eventId)
      .execute();
    const refused = await change(other, { ...both, is_published: true });
    expect([refused.status, refused.body.errors]).toEqual([422, { organization: ["is suspended"] }]);
    expect((await change(other, both)).status).toBe(200);
    expect((await change(id, { is_published: false })).status).toBe(200);
  });

  it("are at most fifty of an event, also where two are published at once", async () => {
    const made = await db
      .insertInto("inquiries")
      .values(
        Array.from({ length: 51 }, (_, place) => ({
          event_id: world.eventId,
          language: "en",
          text: "Why?",
          question: JSON.stringify({ en: "Why?" }),
          answer: JSON.stringify({ en: "So." }),
          is_published: place < 49,
          created_at: clock.now(),
        })),
      )
      .returning("id")
      .execute();
    const last = made.slice(-2).map(({ id }) => change(id, { is_published: true }));
    const answers = await Promise.all(last);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.body.errors).toEqual({ is_published: ["are at most 50"] });
  });
});

describe("180 days after the event", () => {
  it("nobody knows any more who asked; what was published stays, and the rest goes", async () => {
    const { id } = await publish();
    await ask({ text: "Is it free?" }, sessions.user);
    const end = new Date(clock.now().getTime() - dayMs);
    const columns = { start_at: new Date(end.getTime() - dayMs), end_at: end };
    await db.updateTable("events").set(columns).where("id", "=", world.eventId).execute();
    clock.set(new Date(end.getTime() + 180 * dayMs - 1000).toISOString());
    await removeOldInquiries(platform);
    expect(await list(sessions.owner)).toHaveLength(2);
    clock.set(new Date(end.getTime() + 180 * dayMs).toISOString());
    await removeOldInquiries(platform);
    expect(await list(sessions.owner)).toEqual([
      expect.objectContaining({ id, asker: null, text: null, answer: { ja: null, en: "No." } }),
    ]);
  });
});

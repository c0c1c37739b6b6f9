import { beforeEach, describe, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { afterMailsOn } from "../../../../tests/support/after-mails.ts";
import { emptyTables } from "../../../../tests/support/database.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { eventMissedMail } from "../mails/event-missed.mail.server.ts";
import { eventThanksMail } from "../mails/event-thanks.mail.server.ts";

const server = await startTestServer();
const { api, db, clock } = server;
const after = afterMailsOn(server);
const { mails, sweep } = after;
let organizer: Awaited<ReturnType<typeof makeUser>>;
let came: typeof organizer;
let absent: typeof organizer;
let left: typeof organizer;
let eventId: number;
beforeEach(async () => {
  await emptyTables(db);
  clock.set(testNow);
  organizer = await makeUser(db);
  [came, absent, left] = [
    await makeUser(db, { language: "ja" }),
    await makeUser(db, { language: "en" }),
    await makeUser(db),
  ];
  const owner = await makeOrganization(db, { members: [organizer.id] });
  eventId = await makeEvent(db, {
    owner,
    title: "Cooking Night",
    columns: { end_at: "2026-11-27T21:00:00+09:00" },
    applicants: [came.id, absent.id, left.id],
  });
  await db
    .updateTable("applications")
    .set({ state: "cancelled", cancelled_at: testNow })
    .where("user_id", "=", left.id)
    .execute();
});

const set = (body: unknown) => api(`PUT /events/${eventId}/follow_up`, { as: organizer.session, body });
const shown = async () =>
  (await api(`GET /events/${eventId}/follow_up`, { as: organizer.session })).body.data;
async function event(columns: Record<string, unknown>) {
  const { status, body } = await api(`PUT /events/${eventId}/update`, {
    as: organizer.session,
    body: { event: { used_language_ids: [2], ...columns } },
  });
  expect([status, body.errors]).toEqual([200, undefined]);
}
const bothOn = { thanks: { is_on: true }, missed: { is_on: true } };
const text = (language_id: number, word: string) => ({ language_id, title: word, custom_body: `${word}!` });

const checkIn = (userId = came.id, kind = "in") => after.checkIn(eventId, organizer.session, userId, kind);
const both = () => [`event_thanks ${came.id} waiting`, `event_missed ${absent.id} waiting`];

const written = (
  definition: typeof eventThanksMail,
  person: { id: number; email: string },
  language: Language,
  second?: Language,
) => after.written(definition, eventId, person, { language, second });

describe("mails after an event", () => {
  it("are off until somebody switches them on, and say whom they are for", async () => {
    clock.set("2026-11-27T18:30:00+09:00");
    await checkIn();
    expect(await shown()).toEqual({
      event_id: eventId,
      send_at: null,
      usual_send_at: "2026-11-28T12:00:00.000+09:00",
      sent_at: null,
      skipped_at: null,
      skip_reason: null,
      thanks: {
        is_on: false,
        texts: [],
        default_texts: [
          expect.objectContaining({ language_id: 1 }),
          expect.objectContaining({ title: "Thank you for coming: Cooking Night" }),
        ],
        delivery: { sent: 0, failed: 0, left: 0 },
      },
      missed: expect.objectContaining({ is_on: false }),
      attended: 1,
      absent: 1,
      lock_version: 0,
    });
    await sweep("2026-12-05T12:00:00+09:00");
    expect(await mails()).toEqual([]);
  });

  it("go once over several workers, at noon in Japan on the day after the end, to those who came and those who did not", async () => {
    await set(bothOn);
    clock.set("2026-11-27T18:30:00+09:00");
    await checkIn();
    await sweep("2026-11-28T11:59:59+09:00");
    expect(await mails()).toEqual([]);
    await sweep("2026-11-28T12:00:00+09:00");
    await sweep("2026-11-29T12:00:00+09:00");
    expect(await mails()).toEqual(both());
    expect((await shown()).sent_at).toBe("2026-11-28T12:00:00.000+09:00");
  });

  it("follow an event that ends after midnight, and one without an end", async () => {
    await event({ end_at: "2026-11-28 01:00" });
    expect((await shown()).usual_send_at).toBe("2026-11-29T12:00:00.000+09:00");
    await event({ end_at: null });
    expect((await shown()).usual_send_at).toBe("2026-11-28T12:00:00.000+09:00");
  });

  it("go at another time where one is chosen, and at once where they are switched on late", async () => {
    await set({ ...bothOn, send_at: "2026-11-27 22:00" });
    clock.set("2026-11-27T18:30:00+09:00");
    await checkIn();
    await sweep("2026-11-27T22:00:00+09:00");
    expect(await mails()).toEqual(both());

    for (const table of ["mails", "follow_up_mails"] as const) await db.deleteFrom(table).execute();
    clock.set("2026-12-10T09:00:00+09:00");
    await set({ thanks: { is_on: true } });
    await sweep("2026-12-10T09:00:05+09:00");
    expect(await mails()).toEqual([`event_thanks ${came.id} waiting`]);
  });

  it("are sent to nobody where nobody was checked in; set again afterwards they go", async () => {
    await set(bothOn);
    await sweep("2026-11-28T12:00:00+09:00");
    expect(await mails()).toEqual([]);
    expect(await shown()).toMatchObject({ sent_at: null, skipped_at: "2026-11-28T12:00:00.000+09:00" });
    expect(await checkIn()).toBe("checked_in");
    await sweep("2026-11-28T13:00:00+09:00");
    expect(await mails()).toEqual([]);
    await set({});
    await sweep("2026-11-28T13:01:00+09:00");
    expect(await mails()).toEqual(both());
  });

  it("are not sent of an event that was cancelled or hidden, and are taken back where it is cancelled while they wait", async () => {
    await set(bothOn);
    clock.set("2026-11-27T17:00:00+09:00");
    await checkIn();
    await db.updateTable("events").set({ is_published: false }).execute();
    await sweep("2026-11-28T12:00:00+09:00");
    await db.updateTable("events").set({ is_published: true, cancelled_at: testNow }).execute();
    await sweep("2026-11-28T12:00:01+09:00");
    expect(await mails()).toEqual([]);
    await db.updateTable("events").set({ cancelled_at: null }).execute();
    await sweep("2026-11-28T12:00:02+09:00");
    expect(await mails()).toEqual(both());
    await db.updateTable("events").set({ cancelled_at: testNow }).execute();
    expect(await written(eventThanksMail, came, "ja")).toBeNull();
  });

  it("go along with an event that is moved, also where their time was chosen for the old date", async () => {
    await set({ ...bothOn, send_at: "2026-11-28 18:00" });
    await event({ start_at: "2026-12-04 18:00", end_at: "2026-12-04 21:00" });
    expect(await shown()).toMatchObject({ send_at: null, usual_send_at: "2026-12-05T12:00:00.000+09:00" });
    await sweep("2026-11-28T18:00:00+09:00");
    expect(await mails()).toEqual([]);
    await set({ send_at: "2026-12-06 18:00" });
    await event({ start_at: "2026-12-03 18:00", end_at: "2026-12-03 21:00" });
    expect((await shown()).send_at).toBe("2026-12-06T18:00:00.000+09:00");
  });

  it("do not reach who was checked in or taken out again before they left", async () => {
    await set(bothOn);
    clock.set("2026-11-27T18:30:00+09:00");
    await checkIn();
    await sweep("2026-11-28T12:00:00+09:00");
    expect(await written(eventThanksMail, came, "ja")).not.toBeNull();
    expect(await written(eventMissedMail, absent, "en")).not.toBeNull();
    await checkIn(absent.id);
    await checkIn(came.id, "undo");
    expect(await written(eventThanksMail, came, "ja")).toBeNull();
    expect(await written(eventMissedMail, absent, "en")).toBeNull();
  });

  it("are in the organizer's words for who reads them by another language of theirs: plain Japanese, or the second they chose", async () => {
    await set({ thanks: { is_on: true, texts: [text(1, "すてき")] } });
    clock.set("2026-11-27T21:30:00+09:00");
    await checkIn();
    expect(await written(eventThanksMail, came, "ja-easy")).toMatch(/^すてき \| [\s\S]*すてき!/);
    expect(await written(eventThanksMail, came, "zh")).toMatch(/^感谢[\s\S]*> すてき!/);
    expect(await written(eventThanksMail, came, "zh", "ja-easy")).toMatch(/^すてき \| [\s\S]*すてき!/);
  });

  it("are in the reader's language: the organizer's words, else ours with those below", async () => {
    await set({ thanks: { is_on: true, texts: [text(2, "Splendid")] } });
    clock.set("2026-11-27T21:30:00+09:00");
    await checkIn();
    const english = await written(eventThanksMail, came, "en");
    expect(english).toMatch(/^Splendid \| [\s\S]*Splendid!/);
    expect(english).not.toContain("Thank you for coming");
    const japanese = await written(eventThanksMail, came, "ja");
    expect(japanese).toMatch(/^ご参加ありがとうございました：Cooking Night \| [\s\S]*> Splendid!/);
    await set({ thanks: { texts: [] } });
    expect(await written(eventThanksMail, came, "en")).toMatch(/^Thank you for coming: Cooking Night/);
  });
});

describe("setting them", () => {
  it("changes what is sent along and nothing else", async () => {
    await set({ thanks: { is_on: true, texts: [text(1, "ありがとう")] }, send_at: "2026-11-29 10:00" });
    const { body } = await set({ missed: { is_on: true } });
    expect(body.data).toMatchObject({
      send_at: "2026-11-29T10:00:00.000+09:00",
      thanks: { is_on: true, texts: [text(1, "ありがとう")] },
      missed: { is_on: true, texts: [] },
    });
    expect((await set({ send_at: null })).body.data.send_at).toBeNull();
  });

  it.each([
    [{ send_at: "2026-11-20 11:59" }, "send_at", "must be in the future"],
    [{ send_at: "2026-11-27 20:59" }, "send_at", "must be after the event's end"],
    [{ send_at: "soon" }, "send_at", "is not a valid date and time"],
    [{ thanks: { texts: [{ ...text(1, "a"), custom_body: "" }] } }, "texts", "can't be blank"],
    [{ missed: { texts: [text(1, "a"), text(1, "b")] } }, "texts", "has already been taken"],
    [{ missed: { texts: [text(999, "a")] } }, "texts", "was not found"],
    [{ thanks: { texts: [text(1, "a".repeat(256))] } }, "title", "is too long (at most 255 characters)"],
    [{ thanks: { is_on: "yes" } }, "is_on", "is not valid"],
  ])("is refused: %j", async (body, field, message) => {
    const answer = await set(body);
    expect([answer.status, answer.body]).toEqual([422, { errors: { [field]: [message] } }]);
    expect((await shown()).thanks.texts).toEqual([]);
  });

  it("cannot be planned for the start of an event that tells no end: it runs for three hours", async () => {
    await db.updateTable("events").set({ end_at: null }).where("id", "=", eventId).execute();
    expect((await set({ ...bothOn, send_at: "2026-11-27 20:59" })).status).toBe(422);
    expect((await set({ ...bothOn, send_at: "2026-11-27 21:00" })).status).toBe(200);
  });

  it("is over once they are sent", async () => {
    await set(bothOn);
    clock.set("2026-11-27T18:30:00+09:00");
    await checkIn();
    await sweep("2026-11-28T12:00:00+09:00");
    const answer = await set({ thanks: { is_on: false } });
    expect([answer.status, answer.body]).toEqual([
      422,
      { errors: { sent_at: ["is already set: the mail was sent"] } },
    ]);
  });

  it("with an old lock_version answers 409 with what is set, and writes nothing", async () => {
    expect((await shown()).lock_version).toBe(0);
    expect((await set({ ...bothOn, lock_version: 0 })).body.data.lock_version).toBe(1);
    const { status, body } = await set({ thanks: { is_on: false }, lock_version: 0 });
    expect([status, body.errors]).toEqual([409, { follow_up: ["was changed by someone else"] }]);
    expect(body.data).toEqual(await shown());
    expect(body.data).toMatchObject({ thanks: { is_on: true }, lock_version: 1 });
    expect((await set({ thanks: { is_on: false } })).body.data.lock_version).toBe(2);
    for (const lock_version of ["2", null, 1.5, {}]) {
      expect((await set({ ...bothOn, lock_version })).status).toBe(422);
    }
  });

  it("lets one of two who save the same version through, the first version too", async () => {
    for (const lock_version of [0, 1]) {
      const both = await Promise.all([1, 2].map(() => set({ ...bothOn, lock_version })));
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });
});

describe("a draft of them", () => {
  it("is shown in every language, and sent to oneself in each in which it was written", async () => {
    const draft = { kind: "missed", texts: [text(1, "残念"), text(2, "Pity")] };
    const as = organizer.session;
    const preview = await api(`POST /events/${eventId}/follow_up/preview`, { as, body: draft });
    expect([preview.body.data.ja.subject, preview.body.data.en.subject]).toEqual(["残念", "Pity"]);
    const sent = await api(`POST /events/${eventId}/follow_up/test`, { as, body: draft });
    expect(sent.body.data.email).toBe(organizer.email);
    expect(await mails()).toEqual([
      `event_missed ${organizer.id} waiting`,
      `event_missed ${organizer.id} waiting`,
    ]);
    expect((await shown()).missed.delivery).toEqual({ sent: 0, failed: 0, left: 0 });
  });
});

it("that nobody came is told apart from a hold that gave the mails up, and neither is told once they are set anew", async () => {
  await set(bothOn);
  await sweep("2026-11-28T12:00:00+09:00");
  expect((await shown()).skip_reason).toBe("nobody_came");
  await set({ ...bothOn, send_at: "2026-11-29 12:00" });
  expect((await shown()).skip_reason).toBeNull();
  const team = await makeUser(db, { is_uniteam: true });
  const hold = (what: "hold" | "release") =>
    api(
      `PUT /uniteam/events/${eventId}/${what}` as "PUT /",
      {
        as: team.session,
        body: { reason: "It is looked into." },
      } as never,
    );
  await hold("hold");
  clock.set("2026-12-01T12:00:00+09:00");
  await hold("release");
  expect((await shown()).skip_reason).toBe("on_hold");
});

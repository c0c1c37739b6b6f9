import { beforeEach, describe, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { afterMailsOn } from "../../../../tests/support/after-mails.ts";
import { emptyTables } from "../../../../tests/support/database.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { eventThanksMail } from "../mails/event-thanks.mail.server.ts";
import { queueLateThanks } from "./queue-late-thanks.server.ts";

const server = await startTestServer();
const { api, db, clock, platform } = server;
const after = afterMailsOn(server);
const { mails, sweep } = after;
let organizer: Awaited<ReturnType<typeof makeUser>>;
let came: typeof organizer;
let absent: typeof organizer;
let eventId: number;
beforeEach(async () => {
  await emptyTables(db);
  clock.set(testNow);
  organizer = await makeUser(db);
  came = await makeUser(db, { language: "ja" });
  absent = await makeUser(db, { language: "en" });
  const owner = await makeOrganization(db, { members: [organizer.id] });
  eventId = await makeEvent(db, {
    owner,
    title: "Cooking Night",
    columns: { end_at: "2026-11-27T21:00:00+09:00" },
    applicants: [came.id, absent.id],
  });
});

const set = (body: unknown) => api(`PUT /events/${eventId}/follow_up`, { as: organizer.session, body });
const bothOn = { thanks: { is_on: true }, missed: { is_on: true } };

const checkIn = (userId = came.id, kind = "in") => after.checkIn(eventId, organizer.session, userId, kind);
const written = (
  definition: typeof eventThanksMail,
  person: { id: number; email: string },
  language: Language,
) => after.written(definition, eventId, person, { language });

describe("the thank-you of somebody who is found to have come later", () => {
  /** Three processes sweep at once, and one once more. */
  const lateSweep = async (now: string) => {
    clock.set(now);
    await Promise.all([queueLateThanks(platform), queueLateThanks(platform), queueLateThanks(platform)]);
    await queueLateThanks(platform);
  };
  const sendAll = () =>
    db
      .updateTable("mails")
      .set({ state: "sent", sent_at: clock.now() })
      .where("state", "=", "waiting")
      .execute();
  const sent = () => [`event_thanks ${came.id} sent`, `event_missed ${absent.id} sent`];
  /** The mails have gone out at noon of the day after the event; a device has still to send what it recorded. */
  async function sentAtNoon(on: object = bothOn) {
    await set(on);
    clock.set("2026-11-27T18:30:00+09:00");
    await checkIn();
    await sweep("2026-11-28T12:00:00+09:00");
    await sendAll();
  }

  it("goes once, ten minutes later, over several workers, also to who got “we missed you”; nobody gets any twice", async () => {
    await sentAtNoon();
    await lateSweep("2026-11-28T12:30:00+09:00");
    expect(await mails()).toEqual(sent());
    await checkIn(absent.id);
    await lateSweep("2026-11-28T12:30:05+09:00");
    expect(await mails()).toEqual([...sent(), `event_thanks ${absent.id} waiting`]);
    const { next_try_at } = await db
      .selectFrom("mails")
      .select("next_try_at")
      .where("state", "=", "waiting")
      .executeTakeFirstOrThrow();
    expect(next_try_at).toEqual(new Date("2026-11-28T12:40:05+09:00"));
    expect(await written(eventThanksMail, absent, "en")).toMatch(/^Thank you for coming/);
    await sendAll();
    for (const kind of ["undo", "in"]) {
      clock.set("2026-11-29T12:00:00+09:00");
      await checkIn(absent.id, kind);
      await checkIn(came.id, kind);
      await lateSweep("2026-11-29T12:00:05+09:00");
      await sweep("2026-11-29T12:00:10+09:00");
    }
    expect(await mails()).toEqual([...sent(), `event_thanks ${absent.id} sent`]);
  });

  it("goes to who was taken out before it left and is checked in again", async () => {
    await sentAtNoon();
    await checkIn(absent.id);
    await lateSweep("2026-11-28T13:00:00+09:00");
    await checkIn(absent.id, "undo");
    expect(await written(eventThanksMail, absent, "en")).toBeNull();
    // As the worker writes it down.
    await db.updateTable("mails").set({ state: "skipped" }).where("state", "=", "waiting").execute();
    await lateSweep("2026-11-28T13:20:00+09:00");
    expect(await mails()).toEqual([...sent(), `event_thanks ${absent.id} skipped`]);
    await checkIn(absent.id);
    await lateSweep("2026-11-28T13:30:00+09:00");
    expect((await mails()).slice(2)).toEqual([
      `event_thanks ${absent.id} skipped`,
      `event_thanks ${absent.id} waiting`,
    ]);
  });

  it("does not count a test that an organizer sent to themselves", async () => {
    const body = { kind: "thanks" };
    await db
      .updateTable("applications")
      .set({ user_id: organizer.id })
      .where("user_id", "=", absent.id)
      .execute();
    await api(`POST /events/${eventId}/follow_up/test`, { as: organizer.session, body });
    await sentAtNoon();
    await checkIn(organizer.id);
    await lateSweep("2026-11-28T13:00:00+09:00");
    expect(await mails()).toContain(`event_thanks ${organizer.id} waiting`);
  });

  it("is tried once for a check-in: one that was dropped is not written again", async () => {
    await sentAtNoon();
    await checkIn(absent.id);
    await lateSweep("2026-11-28T13:00:00+09:00");
    await db.updateTable("mails").set({ state: "skipped" }).where("state", "=", "waiting").execute();
    await lateSweep("2026-11-28T13:10:00+09:00");
    expect(await mails()).toHaveLength(3);
  });

  it.each([
    ["while the event ended at most 14 days ago", "2026-12-11T21:00:00+09:00", 1],
    ["and not a moment later", "2026-12-11T21:00:01+09:00", 0],
  ])("goes %s", async (_, now, count) => {
    await set({ ...bothOn, send_at: "2026-11-30 12:00" });
    clock.set("2026-11-27T18:30:00+09:00");
    await checkIn();
    await sweep("2026-11-30T12:00:00+09:00");
    await sendAll();
    clock.set(now);
    await checkIn(absent.id);
    await lateSweep(now);
    expect(await mails()).toHaveLength(2 + count);
  });

  it("does not go before the others, where thank-yous are off, where nobody was there to get them, nor of a cancelled event", async () => {
    await set(bothOn);
    clock.set("2026-11-27T18:30:00+09:00");
    await checkIn();
    await lateSweep("2026-11-28T11:00:00+09:00");
    expect(await mails()).toEqual([]);
    await checkIn(came.id, "undo");
    await sweep("2026-11-28T12:00:00+09:00");
    await checkIn();
    await lateSweep("2026-11-28T12:10:00+09:00");
    expect(await mails()).toEqual([]);
    await set({ thanks: { is_on: false } });
    await sweep("2026-11-28T12:20:00+09:00");
    await checkIn(absent.id);
    await lateSweep("2026-11-28T12:30:00+09:00");
    expect(await mails()).toEqual([`event_missed ${absent.id} waiting`]);
    await db.updateTable("follow_up_mails").set({ is_thanks_on: true }).execute();
    await db.updateTable("events").set({ cancelled_at: testNow }).execute();
    await lateSweep("2026-11-28T12:40:00+09:00");
    expect(await mails()).toHaveLength(1);
    await db.updateTable("events").set({ cancelled_at: null }).execute();
    await lateSweep("2026-11-28T12:50:00+09:00");
    expect(await mails()).toHaveLength(3);
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { makeFullEvent } from "../../../../tests/support/full-event.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";
import { mails } from "../../../jobs/mails.server.ts";
import { sweepDueWork } from "../../../jobs/sweep-due-work.server.ts";
import { claimMails } from "../../../platform/mail/queue/mail-claims.server.ts";

const { api, db, clock, platform } = await startTestServer();
const team = await makeUser(db, { is_uniteam: true });
const organizer = await makeUser(db);
const ken = await makeUser(db);
const mai = await makeUser(db);
let owner: number;
let id: number;
beforeEach(async () => {
  clock.set(testNow);
  await db.updateTable("mails").set({ state: "skipped" }).where("state", "=", "waiting").execute();
  owner = await makeOrganization(db, { members: [organizer.id] });
  id = await makeFullEvent(db, { owner, applicant: ken.id, columns: {} });
  await db
    .insertInto("event_spoken_languages")
    .values({ event_id: id, language_id: 2 })
    .onConflict((one) => one.doNothing())
    .execute();
});

type Who = { session: Record<string, string> };
const ask = (who: Who, call: string, body?: object) =>
  api(call as `GET /`, { as: who.session, body } as never);
const hold = () => ask(team, `PUT /uniteam/events/${id}/hold`, { reason: "It is looked into." });
const release = () => ask(team, `PUT /uniteam/events/${id}/release`);
const minutes = (count: number) => clock.set(new Date(new Date(testNow).getTime() + count * 60_000));

/** Mails of which the time has come, by kind and person; as a worker would take them. */
async function takeDue(): Promise<string[]> {
  await db
    .updateTable("mails")
    .set({ next_try_at: clock.now() })
    .whereRef("next_try_at", "=", "created_at")
    .where("state", "=", "waiting")
    .execute();
  const claimed = await claimMails(platform, { mails, from: 0, below: 1000 }, 100);
  return claimed.map(({ kind, user_id, address }) => `${kind} ${user_id ?? address}`).sort();
}

describe("when an event is held", () => {
  it("its hosts hear of it at once, its applicants once and after ten minutes", async () => {
    await hold();
    const told = await takeDue();
    expect(told).toContain(`hold_news ${organizer.id}`);
    expect(told.join()).not.toContain("event_on_hold");
    minutes(9);
    expect(await takeDue()).toEqual([]);
    minutes(10);
    expect(await takeDue()).toEqual([`event_on_hold ${ken.id}`]);
    await hold();
    minutes(30);
    expect(await takeDue()).toEqual([]);
  });

  it("its applicants hear nothing where it is released before, also where it is held once more", async () => {
    await hold();
    minutes(5);
    await release();
    minutes(6);
    await hold();
    await takeDue();
    minutes(15);
    expect(await takeDue()).toEqual([]);
    minutes(16);
    expect(await takeDue()).toEqual([`event_on_hold ${ken.id}`]);
  });

  it("nobody hears of one that is over, or that was cancelled before", async () => {
    await db.updateTable("events").set({ cancelled_at: clock.now() }).where("id", "=", id).execute();
    await hold();
    minutes(10);
    expect((await takeDue()).join()).not.toContain("event_on_hold");
    id = await makeEvent(db, {
      owner,
      applicants: [ken.id],
      columns: { start_at: "2026-11-01T10:00:00+09:00" },
    });
    await hold();
    minutes(20);
    expect((await takeDue()).join()).not.toContain("event_on_hold");
  });

  it("mails about it wait, also those that are written meanwhile, and go after the release", async () => {
    await ask(mai, `POST /events/${id}/applications/apply`, {});
    await hold();
    const message = { title: "Shoes", custom_body: "Bring some.", states: ["confirmed"] };
    expect((await ask(organizer, `POST /events/${id}/applicant_mails`, message)).status).toBe(200);
    await ask(mai, `PUT /events/${id}/applications/cancell`);
    expect((await takeDue()).filter((mail) => !mail.startsWith("hold_news"))).toEqual([]);
    minutes(60);
    await release();
    const gone = await takeDue();
    expect(gone).toContain(`applicant_message ${ken.id}`);
    expect(gone.filter((mail) => mail.endsWith(` ${mai.id}`)).length).toBeGreaterThan(0);
  });

  const addWaiting = async (kinds: string[]) => {
    for (const kind of kinds) {
      const named = `${kind}:${id}:${clock.now().getTime()}`;
      const row = { kind, language: "en" as const, address: "a@example.com", payload: "{}", event_id: id };
      const keys = { user_id: mai.id, dedupe_key: named, message_id: named, next_try_at: clock.now() };
      await db
        .insertInto("mails")
        .values({ ...row, ...keys })
        .execute();
    }
  };
  const ofTheirMoment = ["announcement", "custom_reminder", "event_tomorrow", "place_needed", "remind_later"];
  const ofMai = (mails: string[]) => mails.filter((mail) => mail.endsWith(` ${mai.id}`));

  it("mails of a moment more than a day before the release go no more, and news go while the event is ahead", async () => {
    const news = ["application_cancelled", "application_news", "event_cancelled", "event_changed"];
    await addWaiting([...news, ...ofTheirMoment, "event_thanks", "event_missed"]);
    await hold();
    await takeDue();
    minutes(24 * 60 + 1);
    await release();
    expect(ofMai(await takeDue())).toEqual(news.map((kind) => `${kind} ${mai.id}`));
  });

  it("mails of a moment that is over by less go", async () => {
    await addWaiting(ofTheirMoment);
    await hold();
    minutes(23 * 60);
    await release();
    expect(ofMai(await takeDue())).toHaveLength(ofTheirMoment.length);
  });

  it("no mail goes a day late about an event that is over at the release", async () => {
    await addWaiting(["event_changed"]);
    await hold();
    const { start_at } = await db
      .selectFrom("events")
      .select("start_at")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    clock.set(new Date(start_at.getTime() + 10 * 24 * 60 * 60_000));
    await release();
    expect(ofMai(await takeDue())).toEqual([]);
  });

  it("people of one that began days ago and goes on hear of it as of any other", async () => {
    const day = 24 * 60 * 60_000;
    const [start_at, end_at] = [-3, 3].map((days) => new Date(clock.now().getTime() + days * day));
    id = await makeEvent(db, {
      owner,
      applicants: [ken.id],
      columns: { start_at: start_at as Date, end_at },
    });
    await hold();
    minutes(10);
    expect(await takeDue()).toContain(`event_on_hold ${ken.id}`);
  });
});

it("of the mails that were set for a time during a hold, those go after it whose time is not over by a day", async () => {
  const setFor = async (count: number) => {
    const send_at = new Date(new Date(testNow).getTime() + count * 60_000).toISOString();
    const body = { title: "Shoes", custom_body: "Bring some.", send_at };
    const call = await ask(organizer, `POST /events/${id}/remind_event_mails/create`, body);
    return call.body.data.id;
  };
  const [early, late] = [await setFor(10), await setFor(23 * 60)];
  await db
    .insertInto("announcements")
    .values({ event_id: id, send_at: new Date(new Date(testNow).getTime() + 60_000) })
    .execute();
  await hold();
  minutes(24 * 60 + 30);
  await release();
  await sweepDueWork(platform);
  const sent = await db
    .selectFrom("reminder_mails")
    .select(["id", "sent_at", "skipped_at"])
    .where("event_id", "=", id)
    .orderBy("id")
    .execute();
  expect(sent).toEqual([
    { id: early, sent_at: null, skipped_at: clock.now() },
    { id: late, sent_at: clock.now(), skipped_at: null },
  ]);
  const announcement = db
    .selectFrom("announcements")
    .select(["sent_at", "skipped_at"])
    .where("event_id", "=", id);
  expect(await announcement.execute()).toEqual([{ sent_at: null, skipped_at: clock.now() }]);
});

describe("hosts", () => {
  const news = async () =>
    (
      await db
        .selectFrom("mails")
        .select(["user_id", "payload"])
        .where("kind", "=", "hold_news")
        .orderBy("id")
        .execute()
    )
      .filter(({ user_id }) => user_id === organizer.id || user_id === mai.id)
      .map(({ user_id, payload }) => {
        const { about, reason } = payload as { about: { news: string; eventIds?: number[] }; reason: string };
        return [user_id === mai.id ? "co-host" : "owner", about.news, about.eventIds ?? [], reason];
      });
  const reason = "It is looked into.";
  let partner: number;
  const change = (what: "suspend" | "restore") =>
    ask(team, `PUT /uniteam/organizations/${owner}/${what}`, { reason });
  beforeEach(async () => {
    await db.deleteFrom("mails").where("kind", "=", "hold_news").execute();
    partner = await makeOrganization(db, { members: [mai.id] });
    await db
      .insertInto("event_hosts")
      .values({ event_id: id, organization_id: partner, accepted_at: clock.now() })
      .execute();
  });

  it("of events whose owner is suspended hear that these are on hold, without why, and that they are back", async () => {
    await change("suspend");
    const held = [
      ["owner", "suspended", [], reason],
      ["co-host", "held", [id], null],
    ];
    expect(await news()).toEqual(held);
    await change("restore");
    expect(await news()).toEqual([
      ...held,
      ["owner", "restored", [], reason],
      ["co-host", "released", [id], null],
    ]);
  });

  it("of several such events hear by one mail, in the order in which they begin", async () => {
    const start_at = "2026-11-22T10:00:00+09:00";
    const earlier = await makeEvent(db, { owner, coHosts: [partner], columns: { start_at } });
    await makeEvent(db, { owner, coHosts: [partner], columns: { start_at: "2026-11-01T10:00:00+09:00" } });
    await change("suspend");
    await change("restore");
    expect((await news()).filter(([who]) => who === "co-host")).toEqual([
      ["co-host", "held", [earlier, id], null],
      ["co-host", "released", [earlier, id], null],
    ]);
  });

  it("hear that an event is back once nothing holds it", async () => {
    await change("suspend");
    await hold();
    await db.deleteFrom("mails").where("kind", "=", "hold_news").execute();
    await release();
    expect(await news()).toEqual([]);
    await change("restore");
    expect(await news()).toEqual([
      ["owner", "restored", [], reason],
      ["co-host", "released", [id], null],
    ]);
  });

  it("at an address of somebody who is blocked get nothing", async () => {
    const blocked = await makeUser(db, { blocked_at: clock.now(), block_reason: "Sold things." });
    await db
      .updateTable("organizations")
      .set({ email: blocked.email.toUpperCase() })
      .where("id", "=", owner)
      .execute();
    await hold();
    const rows = await db.selectFrom("mails").select("address").where("kind", "=", "hold_news").execute();
    const addresses = rows.map(({ address }) => address?.toLowerCase());
    expect(addresses).toContain(organizer.email);
    expect(addresses).not.toContain(blocked.email);
  });
});

describe("while an event is on hold", () => {
  it("an offer stands still: it neither ends nor is accepted, and gets the time back", async () => {
    await db.updateTable("events").set({ promote_until_at: testNow }).where("id", "=", id).execute();
    await ask(mai, `POST /events/${id}/applications/apply`, {});
    await ask(ken, `PUT /events/${id}/applications/cancell`);
    const offer = async () =>
      (await ask(mai, "GET /users/own/applications")).body.data.find(
        ({ event }: { event: { id: number } }) => event.id === id,
      );
    const { offer_expires_at: before } = await offer();
    await hold();
    expect(await offer()).toMatchObject({ state: "offered", actions: ["pass_offer"] });
    expect((await ask(mai, `PUT /events/${id}/applications/accept_offer`)).status).toBe(404);
    minutes(48 * 60);
    await sweepDueWork(platform);
    expect((await offer()).state).toBe("offered");
    await release();
    const { offer_expires_at: after } = await offer();
    expect(Date.parse(after) - Date.parse(before)).toBe(48 * 60 * 60_000);
    expect((await ask(mai, `PUT /events/${id}/applications/accept_offer`)).body.data.state).toBe("confirmed");
  });

  it("my page says so, and nothing of what the organizers wrote or why it is held", async () => {
    await hold();
    const { body } = await ask(ken, "GET /users/own/applications");
    const row = body.data.find(({ event }: { event: { id: number } }) => event.id === id);
    expect(row).toMatchObject({
      actions: ["cancel"],
      event: { held_at: "2026-11-20T12:00:00.000+09:00", hold_reason: null, is_published: false },
    });
    expect(JSON.stringify(body)).not.toContain("looked into");
    expect((await ask(ken, `PUT /events/${id}/applications/cancell`)).body.data.state).toBe("cancelled");
  });
});

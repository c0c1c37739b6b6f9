import { beforeEach, describe, expect, it } from "vitest";
import { makeUser } from "../../tests/factories/users.ts";
import { emptyTables } from "../../tests/support/database.ts";
import { startTestServer, testNow } from "../../tests/support/server.ts";
import { makeWorld, type World } from "../../tests/support/world.ts";
import { sweepDueWork } from "./sweep-due-work.server.ts";

const { api, db, clock, platform } = await startTestServer();
let world: World;
let sessions: Awaited<ReturnType<World["signIn"]>>;
beforeEach(async () => {
  await emptyTables(db);
  clock.set(testNow);
  world = await makeWorld(db, clock.now());
  sessions = await world.signIn();
});

type Person = "user" | "stranger" | "invited" | "declined" | "owner";
/** Two processes sweep at once, and one once more. */
const sweep = async (now: string) => {
  clock.set(now);
  await Promise.all([sweepDueWork(platform), sweepDueWork(platform)]);
  await sweepDueWork(platform);
};
const mails = async (kind: string) =>
  db
    .selectFrom("mails")
    .select(["user_id", "payload", "state"])
    .where("kind", "=", kind)
    .orderBy("user_id")
    .orderBy("id")
    .execute();
const recipients = async (kind: string) => (await mails(kind)).map(({ user_id }) => user_id);
const change = async (event: Record<string, unknown>) => {
  const answer = await api(`PUT /events/${world.eventId}/update`, { as: sessions.owner, body: { event } });
  expect(answer.status).toBe(200);
};
const event = (columns: Record<string, unknown>) =>
  db.updateTable("events").set(columns).where("id", "=", world.eventId).execute();
const apply = (role: Person) =>
  api(`POST /events/${world.eventId}/applications/apply`, { as: sessions[role], body: {} });
const remind = (role: Person) =>
  api(`POST /events/${world.eventId}/event_reminds/apply`, { as: sessions[role] });

describe("an announcement", () => {
  it("goes out when its time has come, once, to those who may still be invited", async () => {
    await world.follow("user");
    await world.follow("invited");
    await world.follow("declined");
    await db
      .insertInto("organization_follows")
      .values({ organization_id: world.organizations.accepted, user_id: world.people.user })
      .execute();
    await world.announce("user");
    const { id } = await db
      .selectFrom("announcements")
      .select("id")
      .where("event_id", "=", world.eventId)
      .executeTakeFirstOrThrow();
    const more = ["invited", "declined", "stranger"] as const;
    await db
      .insertInto("announcement_recipients")
      .values(more.map((role) => ({ announcement_id: id, user_id: world.people[role] })))
      .execute();
    await apply("invited");
    await db
      .updateTable("users")
      .set({ wants_announcements: false })
      .where("id", "=", world.people.declined)
      .execute();
    await sweep("2026-11-21T11:59:59+09:00");
    expect(await recipients("announcement")).toEqual([]);
    await sweep("2026-11-21T12:00:00+09:00");
    expect(await mails("announcement")).toEqual([
      {
        user_id: world.people.user,
        payload: { eventId: world.eventId, announcementId: id },
        state: "waiting",
      },
    ]);
    const { body } = await api(`GET /events/${world.eventId}/notify_event_mails`, { as: sessions.owner });
    expect(body.data.notify_event_mail.sent_at).toBe("2026-11-21T12:00:00.000+09:00");
  });

  it.each([
    [
      "leaves out whoever graduates before the event's start of then, where only the enrolled are wanted",
      true,
    ],
    ["goes to graduates too, where they are wanted", false],
  ])("%s", async (_rule, enrolled_only) => {
    const graduations = { user: [2027, 9], invited: [2027, 3], declined: [null, null] } as const;
    for (const [role, [graduation_year, graduation_month]] of Object.entries(graduations)) {
      await world.follow(role as Person);
      await db
        .updateTable("users")
        .set({ graduation_year, graduation_month })
        .where("id", "=", world.people[role as Person])
        .execute();
    }
    const user_ids = (["user", "invited", "declined"] as const).map((role) => world.people[role]);
    const { status, body } = await api(`POST /events/${world.eventId}/notify_event_mails`, {
      as: sessions.owner,
      body: { notify_mail: { send_at: "2026-11-21 12:00", user_ids, enrolled_only } },
    });
    expect([status, body.data.notify_event_mail.enrolled_only]).toEqual([200, enrolled_only]);
    await event({ start_at: "2027-09-30T18:00:00+09:00", end_at: null, apply_due_at: null });
    await sweep("2026-11-21T12:00:00+09:00");
    const wanted = enrolled_only ? user_ids.filter((id) => id !== world.people.invited) : user_ids;
    expect(await recipients("announcement")).toEqual(wanted.toSorted((one, other) => one - other));
  });

  it("waits while the event is not published and is dropped once it has begun or was cancelled", async () => {
    await world.follow("user");
    await world.announce("user");
    await event({ is_published: false });
    await sweep("2026-11-22T12:00:00+09:00");
    expect(await recipients("announcement")).toEqual([]);
    await event({ is_published: true, cancelled_at: testNow });
    await sweep("2026-11-22T12:00:00+09:00");
    expect(await recipients("announcement")).toEqual([]);
    await event({ cancelled_at: null });
    await sweep("2026-11-30T12:00:01+09:00");
    expect(await recipients("announcement")).toEqual([]);
    await sweep("2026-11-29T12:00:00+09:00");
    expect(await recipients("announcement")).toEqual([world.people.user]);
  });

  it("that was written but has not left goes with the event that is cancelled", async () => {
    await world.follow("user");
    await world.announce("user");
    await sweep("2026-11-21T12:00:00+09:00");
    await api(`PUT /events/${world.eventId}/cancel`, { as: sessions.owner, body: {} });
    expect((await mails("announcement"))[0]?.state).toBe("skipped");
  });
});

describe("an organizer's reminder", () => {
  it("goes to those who are coming by then", async () => {
    await apply("user");
    await apply("invited");
    await api(`PUT /events/${world.eventId}/applications/cancell`, { as: sessions.invited });
    await sweep("2026-11-21T12:00:00+09:00");
    expect(await mails("custom_reminder")).toEqual([
      {
        user_id: world.people.user,
        payload: { eventId: world.eventId, reminderMailId: world.reminderMailId },
        state: "waiting",
      },
    ]);
  });

  it("set for before the start is not sent after it; one for afterwards is", async () => {
    await apply("user");
    await sweep("2026-12-01T12:00:00+09:00");
    expect(await recipients("custom_reminder")).toEqual([]);
    await db
      .insertInto("reminder_mails")
      .values({ event_id: world.eventId, send_at: "2026-12-01T10:00:00+09:00", title: "Thanks", body: "!" })
      .execute();
    await sweep("2026-12-01T12:00:00+09:00");
    expect(await recipients("custom_reminder")).toEqual([world.people.user]);
  });
});

describe("remind me later", () => {
  const deadline = "2026-12-01T18:00:00+09:00";

  it("comes three days before the end of applying, over the end of a year too", async () => {
    await event({
      start_at: "2027-01-05T18:00:00+09:00",
      end_at: null,
      apply_due_at: "2027-01-02T18:00:00+09:00",
    });
    await remind("user");
    await sweep("2026-12-30T17:59:59+09:00");
    expect(await recipients("remind_later")).toEqual([]);
    await sweep("2026-12-30T18:00:00+09:00");
    expect(await mails("remind_later")).toEqual([
      { user_id: world.people.user, payload: { eventId: world.eventId }, state: "waiting" },
    ]);
  });

  it("comes three days before the start where there is no deadline", async () => {
    await event({ start_at: deadline, end_at: null, apply_due_at: null });
    await remind("user");
    await sweep("2026-11-28T17:59:59+09:00");
    expect(await recipients("remind_later")).toEqual([]);
    await sweep("2026-11-28T18:00:00+09:00");
    expect(await recipients("remind_later")).toEqual([world.people.user]);
  });

  it("that is set too late for that comes a day before, or at once", async () => {
    await event({ start_at: deadline, end_at: null, apply_due_at: null });
    clock.set("2026-11-29T12:00:00+09:00");
    await remind("user");
    clock.set("2026-12-01T12:00:00+09:00");
    await remind("stranger");
    await sweep("2026-11-30T17:59:59+09:00");
    expect(await recipients("remind_later")).toEqual([]);
    await sweep("2026-11-30T18:00:00+09:00");
    expect(await recipients("remind_later")).toEqual([world.people.user]);
    await sweep("2026-12-01T12:00:00+09:00");
    expect(await recipients("remind_later")).toEqual([world.people.user, world.people.stranger]);
  });

  it("waits until everybody may apply where some may apply first", async () => {
    const priority = { priority_until_at: "2026-11-29T12:00:00+09:00", priority_graduation_years: [2030] };
    await event({ start_at: deadline, end_at: null, apply_due_at: null, ...priority });
    await remind("user");
    await sweep("2026-11-29T11:59:59+09:00");
    expect(await recipients("remind_later")).toEqual([]);
    await sweep("2026-11-29T12:00:00+09:00");
    expect(await recipients("remind_later")).toEqual([world.people.user]);
  });

  it("moves with a deadline that is edited", async () => {
    await remind("user");
    await change({ apply_due: "2026-11-29 12:00" });
    await sweep("2026-11-25T12:00:00+09:00");
    expect(await recipients("remind_later")).toEqual([]);
    await sweep("2026-11-26T12:00:00+09:00");
    expect(await recipients("remind_later")).toEqual([world.people.user]);
    await change({ apply_due: "2026-11-30 12:00" });
    await sweep("2026-11-27T12:00:00+09:00");
    expect(await recipients("remind_later")).toEqual([world.people.user]);
  });

  it("does not come to who has applied, took it back or cannot apply any more", async () => {
    for (const role of ["user", "stranger", "invited"] as const) await remind(role);
    await apply("user");
    await api(`PUT /events/${world.eventId}/event_reminds/cancell`, { as: sessions.stranger });
    await sweep("2026-11-28T12:00:01+09:00");
    expect(await recipients("remind_later")).toEqual([]);
  });

  it("comes again when it is set again", async () => {
    await remind("user");
    await sweep("2026-11-25T12:00:00+09:00");
    await api(`PUT /events/${world.eventId}/event_reminds/cancell`, { as: sessions.user });
    await remind("user");
    await sweep("2026-11-27T12:00:00+09:00");
    expect(await recipients("remind_later")).toEqual([world.people.user, world.people.user]);
  });
});

describe("the day before the event", () => {
  it("is told of at noon in Japan to those who are coming", async () => {
    await apply("user");
    await remind("stranger");
    await sweep("2026-11-29T11:59:59+09:00");
    expect(await recipients("event_tomorrow")).toEqual([]);
    await sweep("2026-11-29T12:00:00+09:00");
    expect(await recipients("event_tomorrow")).toEqual([world.people.user]);
  });

  it("is New Year's Eve where the event is on New Year's Day", async () => {
    await event({ start_at: "2027-01-01T00:30:00+09:00", end_at: null });
    await apply("user");
    await sweep("2026-12-31T11:59:59+09:00");
    expect(await recipients("event_tomorrow")).toEqual([]);
    await sweep("2026-12-31T12:00:00+09:00");
    expect(await recipients("event_tomorrow")).toEqual([world.people.user]);
  });

  it("is told of while it is true: late in the evening, not after midnight", async () => {
    await apply("user");
    await sweep("2026-11-30T00:00:00+09:00");
    expect(await recipients("event_tomorrow")).toEqual([]);
    await sweep("2026-11-29T23:59:59+09:00");
    expect(await recipients("event_tomorrow")).toEqual([world.people.user]);
  });

  it("moves with the event, and comes once more where it had been told already", async () => {
    await apply("user");
    await sweep("2026-11-29T12:00:00+09:00");
    await change({ start_at: "2026-12-10 18:00", end_at: null });
    expect((await mails("event_tomorrow")).map(({ state }) => state)).toEqual(["skipped"]);
    await sweep("2026-11-29T13:00:00+09:00");
    await sweep("2026-12-09T12:00:00+09:00");
    expect((await mails("event_tomorrow")).map(({ state }) => state)).toEqual(["skipped", "waiting"]);
  });

  it("is not told to who applied after noon", async () => {
    await event({ apply_due_at: null });
    clock.set("2026-11-29T12:30:00+09:00");
    await apply("user");
    await sweep("2026-11-29T12:31:00+09:00");
    expect(await recipients("event_tomorrow")).toEqual([]);
  });
});

describe("the follower digest", () => {
  it("comes on Mondays at nine to the members of organizations that were newly followed", async () => {
    await world.follow("user");
    const follows = db.updateTable("organization_follows").where("user_id", "=", world.people.user);
    await follows.set({ followed_at: "2026-11-23T08:59:59+09:00" }).execute();
    await sweep("2026-11-23T08:59:59+09:00");
    expect(await recipients("follower_digest")).toEqual([]);
    await sweep("2026-11-23T09:00:00+09:00");
    const { member, owner } = world.people;
    expect(await recipients("follower_digest")).toEqual([member, owner]);
    expect((await mails("follower_digest"))[0]?.payload).toEqual({
      organizationId: world.organizations.host,
      since: "2026-11-16T00:00:00.000Z",
      until: "2026-11-23T00:00:00.000Z",
    });
    await sweep("2026-11-30T09:00:00+09:00");
    expect(await recipients("follower_digest")).toHaveLength(2);
    await follows.set({ followed_at: "2026-12-01T12:00:00+09:00" }).execute();
    await db.updateTable("users").set({ wants_organizer_digest: false }).where("id", "=", member).execute();
    await sweep("2026-12-08T09:00:00+09:00");
    expect((await recipients("follower_digest")).slice(2)).toEqual([]);
    await sweep("2026-12-14T09:00:00+09:00");
    expect(await recipients("follower_digest")).toEqual([member, owner, owner]);
  });
});

describe("the newsletter", () => {
  it("comes on Thursdays at six to those whose university an open event is for", async () => {
    const [here, declined, unconfirmed, elsewhere] = await Promise.all(
      [{}, { wants_newsletter: false }, { email_confirmed_at: null }, { university_id: 2 }].map(
        (given, place) =>
          makeUser(db, {
            university_id: 1,
            email_confirmed_at: testNow,
            email: `reader${place}@example.com`,
            ...given,
          }),
      ),
    );
    await db
      .updateTable("users")
      .set({ university_id: null })
      .where("id", "<", here?.id ?? 0)
      .execute();
    await db
      .insertInto("event_target_universities")
      .values({ event_id: world.eventId, university_id: 1 })
      .execute();
    await sweep("2026-11-26T17:59:59+09:00");
    expect(await recipients("newsletter")).toEqual([]);
    await sweep("2026-11-26T18:00:00+09:00");
    expect(await recipients("newsletter")).toContain(here?.id);
    for (const one of [declined, unconfirmed, elsewhere]) {
      expect(await recipients("newsletter")).not.toContain(one?.id);
    }
    expect((await mails("newsletter"))[0]?.payload).toMatchObject({ eventIds: [world.eventId] });
  });

  it("tells of an event that is for its organization's universities alone only there", async () => {
    const reader = (university_id: number) =>
      makeUser(db, {
        university_id,
        email_confirmed_at: testNow,
        email: `reader${university_id}@example.com`,
      });
    const own = await reader(2);
    await reader(3);
    await event({ is_shown_only_organization_universities: true });
    await db
      .insertInto("organization_universities")
      .values({ organization_id: world.organizations.host, university_id: 2 })
      .execute();
    const targets = [2, 3].map((university_id) => ({ event_id: world.eventId, university_id }));
    await db.insertInto("event_target_universities").values(targets).execute();
    await sweep("2026-11-26T18:00:00+09:00");
    expect(await recipients("newsletter")).toEqual([own.id]);
  });

  it("leaves out events that are full, closed, cancelled or applied to already", async () => {
    const reader = await makeUser(db, {
      university_id: 1,
      email_confirmed_at: testNow,
      email: "reader@example.com",
    });
    await db
      .insertInto("event_target_universities")
      .values({ event_id: world.eventId, university_id: 1 })
      .execute();
    await api(`POST /events/${world.eventId}/applications/apply`, { as: reader.session, body: {} });
    await sweep("2026-11-26T18:00:00+09:00");
    expect(await recipients("newsletter")).not.toContain(reader.id);
    for (const columns of [
      { cancelled_at: testNow },
      { apply_due_at: testNow },
      { max_participant_num: 1 },
    ]) {
      await db.deleteFrom("mails").execute();
      await db.deleteFrom("mail_runs").execute();
      await event({ cancelled_at: null, apply_due_at: null, max_participant_num: 20, ...columns });
      await sweep("2026-11-26T18:00:00+09:00");
      expect(await recipients("newsletter")).toEqual([]);
    }
  });
});

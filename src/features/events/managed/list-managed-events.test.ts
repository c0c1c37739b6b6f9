import { describe, expect, it } from "vitest";
import { countStatements } from "../../../../tests/costs/count-statements.ts";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser, makeUsers } from "../../../../tests/factories/users.ts";
import { makeLongEvents } from "../../../../tests/support/large-data.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";
import type { ManagedEvent } from "../events.contract.ts";

const { api, db, database } = await startTestServer();
const databaseName = new URL(database.url).pathname.slice(1);

type Columns = NonNullable<Parameters<typeof makeEvent>[1]["columns"]>;

async function ask(person: { session: Record<string, string> } | null, query = "", language = "en") {
  const as = { ...person?.session, "user-locale": language };
  const path = `GET /events?managed=true${query && `&${query}`}` as "GET /events";
  const { status, body } = await api(path, { as });
  return { status, body };
}

async function list(person: { session: Record<string, string> }, query = "", language = "en") {
  const { status, body } = await ask(person, query, language);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as { data: ManagedEvent[]; next_cursor: string | null; total: number };
}

const idsOf = async (...asked: Parameters<typeof list>) => (await list(...asked)).data.map(({ id }) => id);

async function makeOrganizer() {
  const person = await makeUser(db);
  const owner = await makeOrganization(db, { members: [person.id] });
  return {
    person,
    owner,
    make: (columns: Columns = {}, title?: string) =>
      makeEvent(db, { owner, columns, ...(title ? { title } : {}) }),
  };
}

describe("whose events they are", () => {
  it("those of all own organizations, hidden ones too, once each, as whoever acts for their owner", async () => {
    const { person, owner, make } = await makeOrganizer();
    const coHost = await makeOrganization(db, { members: [person.id] });
    const stranger = await makeOrganization(db);
    const hidden = await make({ is_published: false });
    const both = await makeEvent(db, { owner, coHosts: [coHost] });
    const coHosted = await makeEvent(db, { owner: stranger, coHosts: [coHost] });
    const invitedTo = await makeEvent(db, { owner: stranger });
    await db
      .insertInto("event_hosts")
      .values({ event_id: invitedTo, organization_id: coHost, invited_by_id: stranger })
      .execute();
    const { data, total } = await list(person);
    expect(data.map(({ id, managed }) => [id, managed.organization_id]).sort()).toEqual(
      [
        [hidden, owner],
        [both, owner],
        [coHosted, coHost],
      ].sort(),
    );
    expect(total).toBe(3);
    expect(await idsOf(person, "state=co_hosted")).toEqual([coHosted]);
    expect((await idsOf(person, `organization_id=${coHost}`)).sort()).toEqual([both, coHosted].sort());
    const asCoHost = await list(person, `organization_id=${coHost}&state=co_hosted`);
    expect(asCoHost.data.map(({ managed }) => managed.organization_id)).toEqual([coHost, coHost]);
    expect(await idsOf(person, `organization_id=${stranger}`)).toEqual([]);
  });

  it("are nobody's for who organizes none; visitors are refused, also with what they might have from a cache", async () => {
    const { make } = await makeOrganizer();
    await make();
    expect(await list(await makeUser(db))).toEqual({ data: [], next_cursor: null, total: 0 });
    for (const _ of ["first", "again"]) expect((await ask(null)).status).toBe(401);
  });

  it("what narrows a manager's list alone is refused in everybody's", async () => {
    for (const query of ["state=draft", "span=past", "organization_id=1"]) {
      const { status, body } = await api(`GET /events?${query}` as "GET /events");
      expect([status, body]).toEqual([422, { errors: { managed: ["can't be blank"] } }]);
    }
    const { person } = await makeOrganizer();
    for (const query of [
      "state=nothing",
      "sort=popular",
      "sort=best",
      "from=x",
      "limit=0",
      "managed=false",
    ]) {
      expect((await ask(person, query)).status, query).toBe(422);
    }
    expect((await api("GET /events?sort=title" as "GET /events")).status).toBe(422);
  });
});

describe("which of them are listed", () => {
  it("each is in one state; the two spans hold all of them", async () => {
    const { person, make } = await makeOrganizer();
    const past = "2026-11-01T12:00:00+09:00";
    const made = {
      draft: [await make({ is_published: false }), await make({ is_published: false, start_at: past })],
      coming: [await make({ start_at: testNow })],
      past: [await make({ start_at: past })],
      cancelled: [
        await make({ cancelled_at: testNow }),
        await make({ cancelled_at: testNow, start_at: past }),
      ],
    };
    for (const [state, ids] of Object.entries(made)) {
      const { data } = await list(person, `state=${state}`);
      expect(data.map(({ id }) => id).sort(), state).toEqual(ids.sort());
      expect(new Set(data.map(({ managed }) => managed.state))).toEqual(new Set([state]));
    }
    const all = Object.values(made).flat();
    const [upcoming, over] = [await idsOf(person, "span=upcoming"), await idsOf(person, "span=past")];
    expect(upcoming).toHaveLength(3);
    expect([...upcoming, ...over].sort()).toEqual(all.sort());
  });

  it("by words in any of their languages, drafts too, and by the days on which they begin", async () => {
    const { person, make } = await makeOrganizer();
    const tea = await make({ is_published: false, start_at: "2026-09-30T23:00:00+09:00" }, "Tea ceremony");
    const walk = await make({ start_at: "2026-10-01T00:00:00+09:00" }, "Walk");
    const second = { event_id: walk, language_id: 1, title: "お散歩", is_main: false };
    await db.insertInto("event_texts").values(second).execute();
    expect(await idsOf(person, "q=tea")).toEqual([tea]);
    expect(await idsOf(person, `q=${encodeURIComponent("お散歩")}`)).toEqual([walk]);
    expect(await idsOf(person, `q=${encodeURIComponent("%")}`)).toEqual([]);
    expect(await idsOf(person, "from=2026-04-01&to=2026-09-30")).toEqual([tea]);
    expect(await idsOf(person, "from=2026-10-01&to=2027-03-31")).toEqual([walk]);
  });
});

describe("their order and pages", () => {
  it("coming ones and drafts come soonest first, all others newest first", async () => {
    const { person, make } = await makeOrganizer();
    const [sooner, later] = [
      await make({ start_at: "2026-11-21T12:00:00+09:00" }),
      await make({ start_at: "2026-11-22T12:00:00+09:00" }),
    ];
    expect(await idsOf(person, "state=coming")).toEqual([sooner, later]);
    expect(await idsOf(person, "span=upcoming")).toEqual([sooner, later]);
    expect(await idsOf(person)).toEqual([later, sooner]);
    await db.updateTable("events").set({ is_published: false }).where("id", "in", [sooner, later]).execute();
    expect(await idsOf(person, "state=draft")).toEqual([sooner, later]);
  });

  it("by title as the reader sees it, by the last change, by the seats that are taken", async () => {
    const { person, make } = await makeOrganizer();
    const people = (await makeUsers(db, 2)).map(({ id }) => id);
    const b = await make({ updated_at: "2026-11-03T00:00:00Z" }, "b");
    const a = await make({ updated_at: "2026-11-01T00:00:00Z" }, "A");
    const c = await make({ updated_at: "2026-11-02T00:00:00Z" }, "c");
    await db
      .insertInto("event_texts")
      .values({ event_id: c, language_id: 1, title: "0", is_main: false })
      .execute();
    await db
      .insertInto("event_texts")
      .values({ event_id: b, language_id: 1, title: " ", is_main: false })
      .execute();
    expect(await idsOf(person, "sort=title")).toEqual([a, b, c]);
    expect(await idsOf(person, "sort=title", "ja")).toEqual([c, a, b]);
    expect(await idsOf(person, "sort=updated_at")).toEqual([b, c, a]);
    for (const user_id of people)
      await db.insertInto("applications").values({ event_id: a, user_id }).execute();
    await db
      .insertInto("applications")
      .values({ event_id: c, user_id: people[0] as number })
      .execute();
    expect(await idsOf(person, "sort=seats")).toEqual([a, c, b]);
  });

  it.each(["start_at", "title", "updated_at", "seats"])(
    "pages follow without gap or repetition by %s, also where events are alike and one is published meanwhile",
    async (sort) => {
      const { person, make } = await makeOrganizer();
      for (let made = 0; made < 7; made += 1) {
        const start_at = new Date(Date.UTC(2026, 11, 1 + (made % 3)));
        await make({ is_published: false, start_at }, made % 2 ? "Tea" : "Walk");
      }
      const query = `state=draft&sort=${sort}&limit=3`;
      const first = await list(person, query);
      const last = first.data.at(-1)?.id as number;
      await api(`PUT /events/${last}/update` as "PUT /events/{id}/update", {
        as: person.session,
        body: { event: { is_published: true } },
      });
      const seen = first.data.map(({ id }) => id);
      expect(first.total).toBe(7);
      let cursor = first.next_cursor;
      while (cursor) {
        const page = await list(person, `${query}&cursor=${cursor}`);
        seen.push(...page.data.map(({ id }) => id));
        cursor = page.next_cursor;
      }
      // The published one is changed last, so its place among changes is the first: what it stood before comes once more.
      const distinct = new Set(seen);
      expect(distinct.size).toBe(7);
      if (sort !== "updated_at") expect(seen).toHaveLength(7);
    },
  );

  it("a cursor of another order, or of nobody's list, is refused", async () => {
    const { person, make } = await makeOrganizer();
    await make();
    await make();
    const { next_cursor } = await list(person, "sort=title&limit=1");
    for (const query of [`cursor=${next_cursor}`, "cursor=x", "sort=title&cursor=MTIzLjQ"]) {
      const { status, body } = await ask(person, query);
      expect([status, body]).toEqual([422, { errors: { cursor: ["is not valid"] } }]);
    }
  });
});

describe("what is told of each", () => {
  it("which languages are complete, also one that nobody has begun to fill in", async () => {
    const { person, make } = await makeOrganizer();
    const id = await make();
    await db
      .insertInto("event_texts")
      .values({ event_id: id, language_id: 1, title: "", is_main: false })
      .execute();
    const [event] = (await list(person)).data;
    expect(event?.managed.languages).toEqual([
      { language_id: 2, is_complete: true },
      { language_id: 1, is_complete: false },
    ]);
    expect(event?.language_events).toHaveLength(2);
  });

  it("the mail that goes next, of all that are set: announcement, reminder, after the event", async () => {
    const { person, make } = await makeOrganizer();
    const id = await make();
    const nextMail = async () => (await list(person)).data[0]?.managed.next_mail;
    expect(await nextMail()).toBeNull();
    await db.insertInto("follow_up_mails").values({ event_id: id, is_thanks_on: true }).execute();
    expect(await nextMail()).toEqual({ tab: "after", at: "2026-11-28T12:00:00.000+09:00" });
    const reminder = { event_id: id, title: "Soon", body: "See you", send_at: "2026-11-26T09:00:00+09:00" };
    await db.insertInto("reminder_mails").values(reminder).execute();
    await db
      .insertInto("reminder_mails")
      .values({ ...reminder, send_at: "2026-11-25T09:00:00+09:00" })
      .execute();
    expect(await nextMail()).toEqual({ tab: "remind", at: "2026-11-25T09:00:00.000+09:00" });
    const announcement = { event_id: id, send_at: "2026-11-21T09:00:00+09:00" };
    await db.insertInto("announcements").values(announcement).execute();
    expect(await nextMail()).toEqual({ tab: "announce", at: "2026-11-21T09:00:00.000+09:00" });
    await db.updateTable("announcements").set({ sent_at: testNow }).where("event_id", "=", id).execute();
    expect((await nextMail())?.tab).toBe("remind");
    await db.updateTable("events").set({ cancelled_at: testNow }).where("id", "=", id).execute();
    expect(await nextMail()).toBeNull();
  });

  it("how many wait for a decision, and nobody's names", async () => {
    const { person, make } = await makeOrganizer();
    const id = await make({ selection: "approval" });
    for (const { id: user_id } of await makeUsers(db, 2)) {
      await db.insertInto("applications").values({ event_id: id, user_id, state: "under_review" }).execute();
    }
    const [event] = (await list(person)).data;
    expect(event?.managed.undecided_count).toBe(2);
    expect([event?.applications, event?.apply_users]).toEqual([[], []]);
  });
});

it("500 events are listed by as many statements as one, fifty a page", async () => {
  const { person, owner, make } = await makeOrganizer();
  await make();
  const asked = () => countStatements(databaseName, () => list(person, "sort=title"));
  const { statements } = await asked();
  await makeLongEvents(db, owner);
  expect((await asked()).statements).toBe(statements);
  expect(statements).toBeLessThan(9);
  const { data, total } = await list(person);
  expect([data.length, total]).toEqual([50, 501]);
});

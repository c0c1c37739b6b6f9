import { beforeEach, describe, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { startTestServer, testNow } from "../../../../tests/support/server.ts";
import { allPublicAddresses } from "../events.server.ts";

const { api, db, clock, url } = await startTestServer();
const oita = { id: 81, name: "Oita_University", prefecture: 44 };
const owner = await makeOrganization(db, { name: "Culture Club", universities: [oita.id] });
const organizer = await makeUser(db);

type Columns = NonNullable<Parameters<typeof makeEvent>[1]["columns"]>;
const made = (columns: Columns = {}, title?: string) =>
  makeEvent(db, { owner, columns, ...(title ? { title } : {}) });
const target = (event_id: number, prefecture_id: number) =>
  db.insertInto("event_target_prefectures").values({ event_id, prefecture_id }).execute();

type As = Record<string, string> | undefined;
async function ids(path: string, as?: As): Promise<number[]> {
  const { status, body } = await api(`GET ${path}` as "GET /events", as ? { as } : {});
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.map(({ id }: { id: number }) => id);
}

beforeEach(async () => {
  clock.set(testNow);
  await db.deleteFrom("events").execute();
});

describe("upcoming and past events", () => {
  it("are told apart by their start: now is upcoming, soonest first; past ones newest first", async () => {
    const now = await made({ start_at: testNow });
    const later = await made({ start_at: "2026-11-22T12:00:00+09:00" });
    const sooner = await made({ start_at: "2026-11-21T12:00:00+09:00" });
    const justPast = await made({ start_at: "2026-11-20T11:59:59+09:00" });
    const longPast = await made({ start_at: "2026-11-01T12:00:00+09:00" });
    expect(await ids("/events")).toEqual([now, sooner, later]);
    expect(await ids("/events/past_events")).toEqual([justPast, longPast]);
    clock.set("2026-11-20T12:01:00+09:00");
    expect(await ids("/events/past_events")).toEqual([now, justPast, longPast]);
  });

  it("show only what is published, also to its organizers, and as soon as it is", async () => {
    const hidden = await made({ is_published: false });
    const shown = await made();
    expect(await ids("/events")).toEqual([shown]);
    await db.updateTable("events").set({ is_published: true }).where("id", "=", hidden).execute();
    expect((await ids("/events")).sort()).toEqual([hidden, shown].sort());
  });

  it("leave out what is for an organization's universities, except for people of these", async () => {
    const closed = await made(
      { is_shown_only_organization_universities: true, university_id: oita.id },
      "Members only",
    );
    const inside = await makeUser(db, { university_id: oita.id });
    const outside = await makeUser(db, { university_id: 22 });
    const [all, ofUniversity, ofOrganization] = [
      "/events",
      `/events/university_all_events/${oita.name}`,
      `/organizations/${owner}/events`,
    ] as const;
    for (const list of [all, ofUniversity, ofOrganization]) {
      expect(await ids(list), list).toEqual([]);
      expect(await ids(list, outside.session), list).toEqual([]);
      expect(await ids(list, inside.session), list).toEqual([closed]);
    }
    const member = await makeUser(db);
    await db
      .insertInto("organization_members")
      .values({ organization_id: owner, user_id: member.id })
      .execute();
    expect(await ids(ofOrganization, member.session)).toEqual([closed]);
    for (const feed of ["events.ics", "events.atom"]) {
      const text = await (await fetch(`${url}/feeds/${feed}?organization_id=${owner}`)).text();
      expect(text).toContain("Culture Club");
      expect(text).not.toContain("Members only");
    }
    expect((await allPublicAddresses(db, clock.now())).map(({ path }) => path)).not.toContain(
      `/events/${closed}`,
    );
    expect((await api(`GET /events/${closed}`)).status).toBe(200);
  });

  it("past ones are the newest hundred", async () => {
    for (let day = 0; day < 103; day += 1) {
      await made({ start_at: new Date(Date.UTC(2026, 6, 1 + day)).toISOString() });
    }
    const past = await ids("/events/past_events");
    expect(past).toHaveLength(100);
    expect(await ids("/events/past_events?limit=3")).toEqual(past.slice(0, 3));
  });
});

const cursorOf = (text: string) => Buffer.from(text).toString("base64url");

/** The ids of all pages of upcoming events. */
async function walk(query: string, between: () => Promise<unknown> = async () => {}): Promise<number[]> {
  const seen: number[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const page = await api(`GET /events?limit=3${query}${cursor ? `&cursor=${cursor}` : ""}`);
    expect(page.status, JSON.stringify(page.body)).toBe(200);
    seen.push(...page.body.data.map(({ id }: { id: number }) => id));
    cursor = page.body.next_cursor;
    await between();
  }
  return seen;
}

describe("pages", () => {
  it("follow each other without gap or repetition, also where starts are equal and events come in between", async () => {
    const all: number[] = [];
    for (let place = 0; place < 7; place += 1) {
      all.push(await made({ start_at: `2026-11-2${1 + Math.floor(place / 3)}T12:00:00+09:00` }));
    }
    expect(await walk("", () => made({ start_at: "2026-11-20T18:00:00+09:00" }))).toEqual(all);
  });

  it("follow each other in every order: newest entry first, most applications first", async () => {
    const starts = ["11-24", "11-22", "11-23", "11-22", "11-21"];
    const counts = [0, 2, 1, 2, 0];
    const all: number[] = [];
    for (const [place, day] of starts.entries()) {
      all.push(
        await made({ start_at: `2026-${day}T12:00:00+09:00`, applications_count: counts[place] as number }),
      );
    }
    const at = (...places: number[]) => places.map((place) => all[place]);
    expect(await walk("&sort=newest")).toEqual(at(4, 3, 2, 1, 0));
    expect(await walk("&sort=popular")).toEqual(at(1, 3, 2, 4, 0));
    expect(await walk("&sort=start_at&q=culture")).toEqual(at(4, 1, 3, 2, 0));
    expect((await walk("&sort=best&q=culture")).sort()).toEqual([...all].sort());
  });

  it("have no next one where the last is exactly full", async () => {
    await made();
    expect((await api("GET /events?limit=1")).body.next_cursor).toBeNull();
  });

  it.each([
    ["limit=0", "limit"],
    ["limit=101", "limit"],
    ["limit=x", "limit"],
    ["cursor=x", "cursor"],
    [`cursor=${Buffer.from("1.9999999999").toString("base64url")}`, "cursor"],
    ["prefecture_id=x", "prefecture_id"],
    ["language_id=0", "language_id"],
    ["event_purpose_id=1.5", "event_purpose_id"],
    ["q=%00", "q"],
    ["university_id=x", "university_id"],
    ["event_format_id=0", "event_format_id"],
    ["from=2026-02-29", "from"],
    ["to=2026-13-01", "to"],
    ["from=20261101", "from"],
    ["from=1899-12-31", "from"],
    ["is_online=yes", "is_online"],
    ["is_free=1", "is_free"],
    ["is_barrier_free=x", "is_barrier_free"],
    ["welcomes_beginners=TRUE", "welcomes_beginners"],
    ["has_places=", "has_places"],
    ["sort=price", "sort"],
    ["sort=best", "sort"],
    [`cursor=${cursorOf("newest.1")}`, "cursor"],
    [`sort=newest&cursor=${cursorOf("1.1")}`, "cursor"],
    [`sort=popular&cursor=${cursorOf("newest.1")}`, "cursor"],
  ])("refuse %s with its name", async (query, field) => {
    const { status, body } = await api(`GET /events?${query}`);
    const problem = /from|to/.test(field) ? "is not a day of the calendar (YYYY-MM-DD)" : "is not valid";
    expect([status, body]).toEqual([422, { errors: { [field]: [problem] } }]);
  });

  it("tell how many there are in all, whichever page it is, and where no limit is given not at all", async () => {
    for (const purpose of [1, 1, 1, 2]) await made({ event_purpose_id: purpose });
    const first = await api("GET /events?limit=2&event_purpose_id=1");
    expect([first.body.total, first.body.data.length]).toEqual([3, 2]);
    const second = await api(`GET /events?limit=2&event_purpose_id=1&cursor=${first.body.next_cursor}`);
    expect([second.body.total, second.body.data.length]).toEqual([3, 1]);
    expect((await api("GET /events")).body).not.toHaveProperty("total");
  });
});

describe("filters", () => {
  it("by prefecture find events for that prefecture and for all", async () => {
    const everywhere = await made();
    const here = await made({ start_at: "2026-11-28T12:00:00+09:00" });
    const elsewhere = await made();
    await target(here, 44);
    await target(here, 13);
    await target(elsewhere, 13);
    expect(await ids("/events?prefecture_id=44")).toEqual([everywhere, here]);
  });

  it("by spoken language and by purpose", async () => {
    const [one, other] = [await made(), await made({ event_purpose_id: 2 })];
    await db.insertInto("event_spoken_languages").values({ event_id: one, language_id: 2 }).execute();
    expect(await ids("/events?language_id=2")).toEqual([one]);
    expect(await ids("/events?event_purpose_id=2")).toEqual([other]);
    expect(await ids("/events?event_purpose_id=2&language_id=2")).toEqual([]);
  });

  it.each([["ﾎｹﾞ"], ["ほげ"], ["ホゲ"], ["TEA"], ["ｔｅａ"], ["hall a"], ["culture"], ["ほげ tea"], ["げ"]])(
    "by words fold width, kana and case: %s",
    async (words) => {
      const found = await made({}, "ホゲ together: Tea, Ginger");
      await makeEvent(db, { owner: await makeOrganization(db, { name: "Others" }), title: "Nothing of it" });
      const answer = await ids(`/events?q=${encodeURIComponent(words)}`);
      expect(answer).toContain(found);
    },
  );

  it("by words need all of them, and take signs as they are", async () => {
    const percent = await made({}, "100% Tea");
    const tea = await made({}, "Tea");
    expect(await ids("/events?q=tea%20nothing")).toEqual([]);
    expect(await ids(`/events?q=${encodeURIComponent("100% tea")}`)).toEqual([percent]);
    expect(await ids(`/events?q=${encodeURIComponent("%_'")}`)).toEqual([]);
    expect((await ids("/events?q=%20")).sort()).toEqual([percent, tea].sort());
  });
});

describe("filters by day", () => {
  it("take days as Japan has them, both included", async () => {
    const [late, midnight, evening, after] = [
      await made({ start_at: "2026-11-27T23:59:59+09:00" }),
      await made({ start_at: "2026-11-28T00:00:00+09:00" }),
      await made({ start_at: "2026-11-29T23:59:59+09:00" }),
      await made({ start_at: "2026-11-30T00:00:00+09:00" }),
    ];
    expect(await ids("/events?from=2026-11-28&to=2026-11-29")).toEqual([midnight, evening]);
    expect(await ids("/events?from=2026-11-29")).toEqual([evening, after]);
    expect(await ids("/events?to=2026-11-27")).toEqual([late]);
    clock.set("2026-12-01T12:00:00+09:00");
    expect(await ids("/events/past_events?from=2026-11-28&to=2026-11-28")).toEqual([midnight]);
  });

  it("go over the end of a year, and over ten years", async () => {
    const [last, first] = [
      await made({ start_at: "2026-12-31T23:00:00+09:00" }),
      await made({ start_at: "2027-01-01T00:00:00+09:00" }),
    ];
    expect(await ids("/events?from=2026-12-31&to=2027-01-01")).toEqual([last, first]);
    expect(await ids("/events?from=2026-11-20&to=2036-11-20")).toEqual([last, first]);
  });

  it("refuse a last day before the first", async () => {
    const { status, body } = await api("GET /events?from=2026-11-21&to=2026-11-20");
    expect([status, body]).toEqual([422, { errors: { to: ["can't be before from"] } }]);
  });
});

describe("filters that are told by yes or no", () => {
  it("by places find what can still be applied to", async () => {
    const open = await made();
    const others = [
      await made({ max_participant_num: 2, applications_count: 2 }),
      await made({ cancelled_at: testNow }),
      await made({ apply_due_at: "2026-11-19T12:00:00+09:00" }),
    ];
    expect(await ids("/events?has_places=true")).toEqual([open]);
    expect((await ids("/events?has_places=false")).sort()).toEqual(others.sort());
    clock.set("2026-11-20T12:00:01+09:00");
    expect(await ids("/events?has_places=true")).toEqual([open]);
  });

  it("take a fee that is not told for none, and any fact for barrier-free", async () => {
    const [free, untold, dear] = [await made({ fee: 0 }), await made(), await made({ fee: 500 })];
    expect(await ids("/events?is_free=true")).toEqual([free]);
    expect(await ids("/events?is_free=false")).toEqual([untold, dear]);
    await db
      .updateTable("events")
      .set({ barrier_free: ["toilet"] })
      .where("id", "=", dear)
      .execute();
    expect(await ids("/events?is_barrier_free=true")).toEqual([dear]);
    expect(await ids("/events?is_barrier_free=false")).toEqual([free, untold]);
    await db.updateTable("events").set({ welcomes_beginners: true }).where("id", "=", untold).execute();
    expect(await ids("/events?welcomes_beginners=true&is_free=false")).toEqual([untold]);
  });

  it("combine with each other and with all others", async () => {
    const columns = { is_online: true, event_format_id: 2, university_id: oita.id };
    const both = await made(columns);
    await made({ ...columns, is_online: false });
    await made({ ...columns, event_format_id: 1 });
    await made({ ...columns, university_id: null });
    const query = `is_online=true&event_format_id=2&university_id=${oita.id}&has_places=true&q=culture`;
    expect(await ids(`/events?${query}`)).toEqual([both]);
    const online = await ids("/events?is_online=true");
    expect([online.length, (await ids("/events?is_online=false")).length]).toEqual([3, 1]);
  });
});

describe("the lists of a university", () => {
  it("hold its own and those for it; near are the others in its prefecture, for it, or online", async () => {
    const own = await made({ university_id: oita.id, prefecture_id: 1 });
    const forIt = await made({ prefecture_id: 1 });
    await db
      .insertInto("event_target_universities")
      .values({ event_id: forIt, university_id: oita.id })
      .execute();
    const near = await made({ prefecture_id: oita.prefecture });
    const forPrefecture = await made({ prefecture_id: 1 });
    await target(forPrefecture, oita.prefecture);
    const online = await made({ prefecture_id: 1, is_online: true });
    const far = await made({ prefecture_id: 1 });
    const past = await made({ university_id: oita.id, start_at: "2026-11-01T12:00:00+09:00" });
    const pastNear = await made({ prefecture_id: oita.prefecture, start_at: "2026-11-02T12:00:00+09:00" });
    expect(await ids(`/events/university_all_events/${oita.name}`)).toEqual([own, forIt]);
    expect(await ids(`/events/university_near_events/${oita.name}`)).toEqual([near, forPrefecture, online]);
    expect(await ids("/events/near_past_events/oita%20university")).toEqual([pastNear, past]);
    expect(await ids("/events")).toContain(far);
  });

  it.each(["university_all_events", "university_near_events", "near_past_events"])(
    "%s is not found for an unknown university",
    async (list) => {
      const { status, body } = await api(`GET /events/${list}/Nowhere`);
      expect([status, body]).toEqual([404, { errors: { university: ["was not found"] } }]);
    },
  );
});

describe("an organization's events", () => {
  it("are owned and co-hosted ones of all times; unpublished ones are for its own organizers", async () => {
    const mine = await makeOrganization(db, { members: [organizer.id] });
    const past = await makeEvent(db, { owner: mine, columns: { start_at: "2026-11-01T12:00:00+09:00" } });
    const hidden = await makeEvent(db, { owner: mine, columns: { is_published: false } });
    const coHosted = await makeEvent(db, { owner, coHosts: [mine] });
    await made();
    expect(await ids(`/organizations/${mine}/events`)).toEqual([past, coHosted]);
    expect(await ids(`/organizations/${mine}/events`, organizer.session)).toEqual([past, hidden, coHosted]);
    expect(await ids(`/organizations/${owner}/events`, organizer.session)).not.toContain(hidden);
    expect((await api("GET /organizations/999999/events")).status).toBe(404);
  });
});

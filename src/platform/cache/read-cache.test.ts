import { sql } from "kysely";
import { afterAll, beforeEach, expect, it } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { SetClock } from "../clock/clock.ts";
import { preparedQuery } from "../db/prepared-query.server.ts";
import { cachedRead, cachedReadAt, cachedReads } from "./cached-read.server.ts";
import { openVisitorsDatabase } from "./open-visitors-database.server.ts";
import { PublicDataChanges } from "./public-data-changes.server.ts";
import { dependOnMoment, readingTopics } from "./read-dependencies.server.ts";
import { ReplyCache } from "./reply-cache.server.ts";

const { db, url } = await testDatabase();
const visitorsDb = openVisitorsDatabase(url);
const changes = new PublicDataChanges(url);
const clock = new SetClock("2026-11-20T12:00:00+09:00");
const cache = new ReplyCache(changes, clock);
afterAll(() => Promise.all([changes.close(), visitorsDb.destroy()]));

/**
 * How often something was read or made. What was asked for in another test is made ahead, at any time, and counts for that: what is
 * made is bound to its test before it is asked for.
 */
let counts: Record<string, number> = {};
const counting = () => {
  const own = counts;
  return (what: string) => {
    own[what] = (own[what] ?? 0) + 1;
  };
};
let round = 0;
beforeEach(() => {
  round += 1;
  counts = {};
  clock.set("2026-11-20T12:00:00+09:00");
});

/** Rows of events; what is public of them is their title. */
const rows = new Map<number, { title: string; count: number }>();
const change = (topic: string) => sql`select note_public_data_change(${topic}::text)`.execute(db);
const write = (id: number, row: { title: string; count: number }) => {
  rows.set(id, row);
  return change(`event:${id}`);
};
const card =
  (id: number, count = counting(), own = round) =>
  () =>
    cachedRead(`card ${own} ${id}`, () =>
      readingTopics([`event:${id}`], async () => {
        count(`card ${id}`);
        await sql`select 1`.execute(visitorsDb);
        return { title: rows.get(id)?.title };
      }),
    );
const list =
  (count = counting(), own = round) =>
  () =>
    cachedRead(`list ${own}`, async () => {
      count("list");
      return { cards: await Promise.all([card(1, count, own)(), card(2, count, own)()]) };
    });

async function ask(page: string, make: () => Promise<unknown>): Promise<unknown> {
  const count = counting();
  const answer = await cache.answer(new Request("http://tsudoi.test/"), `${page} ${round}`, async () => {
    count(page);
    return { status: 200, headers: {}, body: JSON.stringify((await make()) ?? null) };
  });
  return answer.json();
}

it("answers share what they read, and read again alone what has changed", async () => {
  await write(1, { title: "Tea", count: 0 });
  await write(2, { title: "Walk", count: 0 });
  await ask("home", list());
  await ask("other", card(2));
  expect(counts).toEqual({ home: 1, other: 1, list: 1, "card 1": 1, "card 2": 1 });
  await write(1, { title: "Coffee", count: 0 });
  expect(await ask("home", list())).toEqual({ cards: [{ title: "Coffee" }, { title: "Walk" }] });
  await ask("other", card(2));
  expect(counts).toEqual({ home: 2, other: 1, list: 2, "card 1": 2, "card 2": 1 });
});

it("an answer is not made again where what it read reads the same, through all that was made of it", async () => {
  await write(1, { title: "Tea", count: 0 });
  await ask("home", list());
  await write(1, { title: "Tea", count: 7 });
  await ask("home", list());
  await ask("home", list());
  expect(counts).toEqual({ home: 1, list: 1, "card 1": 2, "card 2": 1 });
});

it("a change that was read for another answer makes stale what was made of the value before", async () => {
  await write(1, { title: "Tea", count: 0 });
  await ask("home", list());
  await write(1, { title: "Coffee", count: 0 });
  await ask("other", card(1));
  await change("event:99");
  expect(await ask("home", list())).toMatchObject({ cards: [{ title: "Coffee" }, {}] });
});

it("what was read is read again at its moment, as of the time that is then, and what was made of it is made anew", async () => {
  const later = new Date("2026-11-20T12:30:00+09:00");
  const seen: string[] = [];
  const make = () =>
    cachedReadAt(`open ${round}`, clock.now(), async (now) => {
      seen.push(now.toISOString());
      dependOnMoment(now < later ? later : null);
      return "the same";
    });
  await ask("page", make);
  clock.set("2026-11-20T12:29:59+09:00");
  await ask("page", make);
  expect(counts).toEqual({ page: 1 });
  clock.set(later);
  await ask("page", make);
  expect([counts, seen]).toEqual([{ page: 2 }, ["2026-11-20T03:00:00.000Z", "2026-11-20T03:30:00.000Z"]]);
});

it("what depends on the time and names no moment is true until the end of the minute", async () => {
  const make = () => cachedReadAt(`minute ${round}`, clock.now(), async (now) => now.toISOString());
  await ask("page", make);
  clock.set("2026-11-20T12:00:59+09:00");
  await ask("page", make);
  expect(counts).toEqual({ page: 1 });
  clock.set("2026-11-20T12:01:00+09:00");
  expect(await ask("page", make)).toBe("2026-11-20T03:01:00.000Z");
});

const preparedRead = preparedQuery<object, { id: number }>((db) => db.selectFrom("languages").select("id"));

it.each([
  ["read", () => sql`select 1`.execute(visitorsDb)],
  ["compiled once", () => preparedRead(visitorsDb, {})],
])("what names no topic is read again after any change: %s", async (_, read) => {
  // It is compiled before the answer that is asked about.
  await read();
  const count = counting();
  const make = () =>
    cachedRead(`unnamed ${round}`, async () => {
      count("read");
      await read();
      return 1;
    });
  await ask("page", make);
  await change("event:99");
  await ask("page", make);
  expect(counts).toEqual({ page: 1, read: 2 });
});

it("what had to give way to others is the same once it is read again, if it reads the same", async () => {
  const of = (ids: number[]) => () =>
    cachedReads<string | undefined>(ids, {
      key: (id) => `crowded ${round} ${id}`,
      topics: (id) => [`event:${id}`],
      read: async (missing) => new Map(missing.map((id) => [id, rows.get(id)?.title])),
    });
  const others = Array.from({ length: 6000 }, (_, place) => place + 100);
  await write(1, { title: "Tea", count: 0 });
  await ask("page", of([1]));
  await ask("others", of(others));
  await ask("page beside", of([1]));
  await change("event:9");
  expect(await ask("page", of([1]))).toEqual(["Tea"]);
  expect(counts).toEqual({ page: 1, others: 1, "page beside": 1 });
  await ask("more others", of(others));
  await write(1, { title: "Coffee", count: 0 });
  expect(await ask("page", of([1]))).toEqual(["Coffee"]);
});

it("many are read together, and after a change those alone that it changed", async () => {
  const asked: number[][] = [];
  const make = () =>
    cachedReads<string>([3, 1, 2, 4], {
      key: (id) => `row ${round} ${id}`,
      topics: (id) => [`event:${id}`],
      read: async (ids) => {
        asked.push(ids);
        return new Map(ids.filter((id) => id !== 4).map((id) => [id, rows.get(id)?.title ?? ""]));
      },
    });
  await Promise.all([1, 2, 3].map((id) => write(id, { title: `Tea ${id}`, count: 0 })));
  expect(await ask("page", make)).toEqual(["Tea 3", "Tea 1", "Tea 2"]);
  await write(1, { title: "Coffee", count: 0 });
  expect(await ask("page", make)).toEqual(["Tea 3", "Coffee", "Tea 2"]);
  await change("event:4");
  await ask("page", make);
  expect([counts.page, asked]).toEqual([2, [[3, 1, 2, 4], [1], [4]]]);
  await write(1, { title: "Juice", count: 0 });
  expect(await ask("page", make)).toEqual(["Tea 3", "Juice", "Tea 2"]);
});

it("a part that changes more often than the rest is read alone, and the rest with it where that has changed too", async () => {
  const asked: string[] = [];
  const places = new Map([
    [1, 5],
    [2, 5],
  ]);
  const make = () =>
    cachedReads<{ title: string; places: number }>([1, 2], {
      key: (id) => `places ${round} ${id}`,
      topics: (id) => [`facts:${id}`],
      read: async (ids) => {
        asked.push(`rows ${ids}`);
        return new Map(
          ids.map((id) => [id, { title: rows.get(id)?.title ?? "", places: places.get(id) ?? 0 }]),
        );
      },
      frequent: {
        topics: (id) => [`applicants:${id}`],
        read: async (before) => {
          asked.push(`places ${[...before.keys()]}`);
          return new Map([...before].map(([id, row]) => [id, { ...row, places: places.get(id) ?? 0 }]));
        },
      },
    });
  rows.set(1, { title: "Tea", count: 0 });
  rows.set(2, { title: "Walk", count: 0 });
  await ask("page", make);
  places.set(1, 4);
  await change("applicants:1");
  expect(await ask("page", make)).toEqual([
    { title: "Tea", places: 4 },
    { title: "Walk", places: 5 },
  ]);
  places.set(2, 3);
  await change("applicants:2");
  rows.set(2, { title: "Run", count: 0 });
  await change("facts:2");
  expect(await ask("page", make)).toEqual([
    { title: "Tea", places: 4 },
    { title: "Run", places: 3 },
  ]);
  places.set(2, 2);
  await change("applicants:2");
  expect(await ask("page", make)).toMatchObject([{}, { places: 2 }]);
  expect(asked).toEqual(["rows 1,2", "places 1", "rows 2", "places 2"]);
});

it("who asks after a change does not share what was being read before it", async () => {
  let end = () => {};
  const mayEnd = new Promise<void>((resolve) => {
    end = resolve;
  });
  let title = "Tea";
  const shared = () =>
    cachedRead(`slow ${round}`, () =>
      readingTopics(["event:1"], async () => {
        const read = title;
        await mayEnd;
        return read;
      }),
    );
  const before = ask("first", shared);
  await expect.poll(() => counts.first).toBe(1);
  title = "Coffee";
  await change("event:1");
  const after = ask("second", shared);
  await expect.poll(() => counts.second).toBe(1);
  end();
  expect(await Promise.all([before, after])).toEqual(["Tea", "Coffee"]);
});

it("outside of answers that are kept it is a plain read", async () => {
  expect(await cachedRead("plain", async () => 1)).toBe(1);
  expect(await cachedRead("plain", async () => 2)).toBe(2);
  expect(
    await cachedReads([1], { key: String, topics: () => [], read: async () => new Map([[1, 3]]) }),
  ).toEqual([3]);
});

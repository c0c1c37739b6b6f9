import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { afterAll, beforeEach, expect, it } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { SetClock } from "../clock/clock.ts";
import { cachedRead } from "./cached-read.server.ts";
import { openVisitorsDatabase } from "./open-visitors-database.server.ts";
import { PublicDataChanges } from "./public-data-changes.server.ts";
import { dependOnMoment, noticingClock, readingTopics } from "./read-dependencies.server.ts";
import { ReplyCache } from "./reply-cache.server.ts";

const { db, url } = await testDatabase();
const visitorsDb = openVisitorsDatabase(url);
const changes = new PublicDataChanges(url);
const noon = "2026-11-20T12:00:00+09:00";
const clock = new SetClock(noon);
const visitorsClock = noticingClock(clock);
const cache = new ReplyCache(changes, clock);
afterAll(() => Promise.all([changes.close(), visitorsDb.destroy()]));

let made = 0;
let key = 0;
beforeEach(() => {
  clock.set(noon);
  made = 0;
  key += 1;
});

const change = (topic: string) => sql`select note_public_data_change(${topic}::text)`.execute(db);
const read = () => sql`select 1`.execute(visitorsDb);
/** Asks for one answer, which `read` makes, and tells how often it has been made by then. */
async function ask(make: () => Promise<unknown>): Promise<number> {
  const answer = await cache.answer(new Request("http://tsudoi.test/"), `page ${key}`, async () => {
    made += 1;
    const body = String(made);
    await make();
    return { status: 200, headers: {}, body };
  });
  return Number(await answer.text());
}

it("is made anew when a topic of its reads changes, and stays when another does", async () => {
  const make = async () => {
    await readingTopics(["event:1"], read);
    await readingTopics(() => ["organization:2"], read);
  };
  expect(await ask(make)).toBe(1);
  for (const [topic, expected] of [
    ["event:3", 1],
    ["event:1", 2],
    ["help", 2],
    ["organization:2", 3],
    ["*", 4],
  ] as const) {
    await change(topic);
    expect([topic, await ask(make)]).toEqual([topic, expected]);
  }
});

it("is made anew after any change when something was read without a topic", async () => {
  const make = async () => {
    await readingTopics(["event:1"], read);
    await read();
  };
  expect(await ask(make)).toBe(1);
  expect(await ask(make)).toBe(1);
  await change("help");
  expect(await ask(make)).toBe(2);
});

it("is made anew at its moment, and not in the minutes before", async () => {
  const make = async () => {
    visitorsClock.now();
    dependOnMoment(new Date("2026-11-20T18:00:00.001+09:00"));
    dependOnMoment(null);
    dependOnMoment(new Date("2026-11-21T18:00:00+09:00"));
  };
  expect(await ask(make)).toBe(1);
  clock.set("2026-11-20T18:00:00.000+09:00");
  expect(await ask(make)).toBe(1);
  clock.set("2026-11-20T18:00:00.001+09:00");
  expect(await ask(make)).toBe(2);
});

it("lasts until the end of the minute when it asked for the time and names no moment", async () => {
  const make = async () => visitorsClock.now();
  expect(await ask(make)).toBe(1);
  clock.set("2026-11-20T12:00:59.999+09:00");
  expect(await ask(make)).toBe(1);
  clock.set("2026-11-20T12:01:00+09:00");
  expect(await ask(make)).toBe(2);
});

it("is made anew when the clock is put back before it was made", async () => {
  const make = async () => {};
  expect(await ask(make)).toBe(1);
  clock.set("2026-11-20T11:59:59+09:00");
  expect(await ask(make)).toBe(2);
});

it("who asks after a change does not get what was begun before it; who asked before it may", async () => {
  let begin = () => {};
  const hasBegun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  let end = () => {};
  const mayEnd = new Promise<void>((resolve) => {
    end = resolve;
  });
  const make = async () => {
    await readingTopics(["event:1"], read);
    begin();
    await mayEnd;
  };
  const before = ask(make);
  await hasBegun;
  await change("event:1");
  const after = ask(make);
  await changes.catchUp();
  end();
  expect(await Promise.all([before, after])).toEqual([1, 2]);
  expect(made).toBe(2);
});

it("who asks after a change of something else shares what was begun before it", async () => {
  let end = () => {};
  const mayEnd = new Promise<void>((resolve) => {
    end = resolve;
  });
  const make = async () => {
    await readingTopics(["event:1"], read);
    await mayEnd;
  };
  const before = ask(make);
  await changes.catchUp();
  await change("event:2");
  const after = ask(make);
  await changes.catchUp();
  end();
  expect(await Promise.all([before, after])).toEqual([1, 1]);
});

/** A cache that holds one page, of one number. */
async function cacheOf(readNumber: () => Promise<number>): Promise<ReplyCache> {
  const cache = new ReplyCache(changes, clock);
  await cache.answer(new Request("http://tsudoi.test/"), "page", async () => {
    const body = String(await cachedRead("number", () => readingTopics(["event:7"], readNumber)));
    return { status: 200, headers: {}, body };
  });
  return cache;
}

it("is found without routing a request where what had to be read again reads the same", async () => {
  const cache = await cacheOf(() => read().then(() => 1));
  await change("event:7");
  expect((await cache.find("page"))?.status).toBe(200);
  expect(cache.counts.made).toBe(1);
});

it("who comes while it is found to be still true does not hear of the time before", async () => {
  let [number, isRead, goOn] = [1, () => {}, Promise.resolve()];
  const cache = await cacheOf(async () => {
    await read();
    const found = number;
    isRead();
    await goOn;
    return found;
  });
  const end = Promise.withResolvers<void>();
  const began = new Promise<void>((resolve) => {
    isRead = resolve;
  });
  goOn = end.promise;
  await change("event:7");
  const early = cache.find("page");
  await began;
  number = 2;
  await change("event:7");
  const late = cache.find("page");
  await changes.catchUp();
  end.resolve();
  expect((await early)?.status).toBe(200);
  expect(await late).toBeNull();
});

it("what is read more often than it changes is made anew before somebody asks, and what nobody came back for is not", async () => {
  const make = async () => {
    await readingTopics(["event:1"], read);
  };
  const popular = `page ${key}`;
  expect([await ask(make), await ask(make), await ask(make)]).toEqual([1, 1, 1]);
  const madeOfPopular = () => made;
  key += 1;
  let rare = 0;
  const askRare = () =>
    cache.answer(new Request("http://tsudoi.test/"), `page ${key}`, async () => {
      rare += 1;
      await readingTopics(["event:1"], read);
      return { status: 200, headers: {}, body: "rare" };
    });
  await askRare();
  await change("event:1");
  key += 1;
  // Whatever is asked for next brings the news.
  await cache.answer(new Request("http://tsudoi.test/"), `page ${key}`, async () => ({
    status: 200,
    headers: {},
    body: "",
  }));
  await expect.poll(() => madeOfPopular()).toBe(2);
  await expect.poll(() => cache.find(popular)).not.toBeNull();
  expect(rare).toBe(1);
  expect(madeOfPopular()).toBe(2);
});

it("what is read often is made anew as soon as its moment has come", async () => {
  const make = async () => {
    const isLater = visitorsClock.now() >= new Date("2026-11-20T12:30:00+09:00");
    dependOnMoment(isLater ? null : new Date("2026-11-20T12:30:00+09:00"));
  };
  expect([await ask(make), await ask(make)]).toEqual([1, 1]);
  clock.set("2026-11-20T12:30:00+09:00");
  await cache.answer(new Request("http://tsudoi.test/"), `page of another ${key}`, async () => ({
    status: 200,
    headers: {},
    body: "",
  }));
  await expect.poll(() => made).toBe(2);
  expect(await ask(make)).toBe(2);
});

it("is compressed well at once, and best once it is sent often for a while", async () => {
  const body = readFileSync(import.meta.filename, "utf8");
  const answer = async (accepted: string) => {
    const headers = { "accept-encoding": accepted };
    const make = async () => ({ status: 200, headers: {}, body });
    return cache.answer(new Request("http://tsudoi.test/", { headers }), `page ${key}`, make);
  };
  const bytesOf = async (response: Response) => (await response.arrayBuffer()).byteLength;
  const first = await answer("br");
  expect(first.headers.get("content-encoding")).toBe("br");
  const well = await bytesOf(first);
  for (let times = 0; times < 3; times += 1) expect(await bytesOf(await answer("br"))).toBe(well);
  clock.set("2026-11-20T12:00:20+09:00");
  await expect.poll(async () => bytesOf(await answer("br"))).toBeLessThan(well);
  const gzip = await answer("gzip");
  expect([gzip.headers.get("content-encoding"), gzip.headers.get("etag")]).toEqual([
    "gzip",
    first.headers.get("etag"),
  ]);
});

it("pictures wait for each other, however many are asked for, and keep no page waiting", async () => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const reply = { status: 200, headers: {}, body: "drawn" };
  const drawings = Array.from({ length: 20 }, (_, place) =>
    cache.answer(
      new Request("http://tsudoi.test/"),
      `picture ${key} ${place}`,
      async () => {
        await finished;
        return reply;
      },
      { isDrawn: true },
    ),
  );
  await expect.poll(() => cache.queues.drawings.waiting).toBe(19);
  expect(await ask(read)).toBe(1);
  finish();
  await Promise.all(drawings);
});

import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { describe, expect, it, vi } from "vitest";
import { maximumConnections } from "../../src/platform/cache/open-visitors-database.server.ts";
import { startTestServer } from "../support/server.ts";
import { makeWorld } from "../support/world.ts";

const { api, url, db, platform, clock } = await startTestServer();
const { visitorsDb } = platform;
const world = await makeWorld(db, clock.now());
// The statement is written once.
await api("GET /events");
const { owner } = await world.signIn();
/** Which events there are, and the events themselves. */
const listings = vi.spyOn(visitorsDb, "selectFrom");
const reads = vi.spyOn(visitorsDb, "executeQuery");

/** Asks for these at once; how often events were listed and read for them, when nothing was kept. */
async function readingsFor(paths: string[]) {
  await db.updateTable("events").set({ max_participant_num: 30 }).execute();
  // What was asked for before is made anew ahead of everybody.
  await api("GET /masters/languages");
  await sleep(100);
  listings.mockClear();
  reads.mockClear();
  const answers = await Promise.all(paths.map((path) => api(`GET /events${path}`)));
  const listed = listings.mock.calls.filter(([from]) => String(from) === "events as e").length;
  const read = reads.mock.calls.filter(
    ([query]) => "sql" in query && query.sql.includes('"e"."apply_due_at"'),
  );
  return {
    count: [listed, read.length],
    bodies: new Set(answers.map(({ body }) => JSON.stringify(body))),
  };
}
const hundred = (spell: (place: number) => string) => Array.from({ length: 100 }, (_, place) => spell(place));

describe("an answer is made once, however many ask for it at once and however they spell it:", () => {
  it("with parameters that nobody knows", async () => {
    const { count, bodies } = await readingsFor(
      hundred((place) => (place % 2 ? `?x=${place}` : `/?&y[]=${place}`)),
    );
    expect([count, bodies.size]).toEqual([[1, 1], 1]);
  });

  it("with values that mean the same, in any order", async () => {
    const values = ["20", "020", "2e1", "%2020", "0x14", "1&limit=20"];
    const { count } = await readingsFor(
      hundred((place) =>
        place % 2
          ? `?limit=${values[place % values.length]}&prefecture_id=26`
          : `?prefecture_id=026&x=${place}&limit=${values[place % values.length]}`,
      ),
    );
    // A page of a list tells how many there are in all, which is asked apart.
    expect(count).toEqual([2, 1]);
  });

  it("with an id that is spelled in escapes, and a slash at its end", async () => {
    const escaped = String(world.eventId).replaceAll(/\d/g, "%3$&");
    const { count } = await readingsFor(
      hundred((place) => `/${place % 2 ? escaped : world.eventId}${place % 3 ? "/" : ""}?x=${place}`),
    );
    expect(count).toEqual([0, 1]);
  });
});

/** Reads of events wait until `work` is done. */
async function whileReadingIsStuck(work: () => Promise<void>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`lock table events in access exclusive mode`.execute(tx);
    await work();
  });
}

/** A list that nobody has asked for before. */
let count = 0;
function another(): string {
  count += 1;
  return `prefecture_id=${count}`;
}
function askAndHangUpLater() {
  const asking = request(`${url}/api/v1/events?${another()}`, (answer) => answer.resume());
  asking.on("error", () => {});
  return asking.end();
}

describe("while nothing more can be made", () => {
  it("what is kept is answered, and who finds too many waiting is told when to come back", async () => {
    const stored = async () => (await api("GET /masters/languages")).status;
    await stored();
    let all: ReturnType<typeof api>[] = [];
    await whileReadingIsStuck(async () => {
      const answers = Array.from({ length: 103 }, () => api(`GET /events?${another()}`));
      all = answers;
      const { status, headers, body } = await Promise.race(answers);
      expect(status).toBe(503);
      expect(headers.get("retry-after")).toBe("2");
      expect(body).toEqual({
        errors: { server: ["is busy at the moment. Please try again in a few seconds"] },
      });
      expect(await stored()).toBe(200);
    });
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(102);
  });

  it("who hangs up leaves the queue", async () => {
    await whileReadingIsStuck(async () => {
      const asking = Array.from({ length: 102 }, askAndHangUpLater);
      const isRefused = () =>
        Promise.race([
          api(`GET /events?${another()}`).then(({ status }) => status === 503),
          new Promise<false>((resolve) => setTimeout(() => resolve(false), 200)),
        ]);
      await vi.waitFor(async () => expect(await isRefused()).toBe(true), 30_000);
      for (const one of asking) one.destroy();
      await vi.waitFor(async () => expect(await isRefused()).toBe(false), 30_000);
    });
  });
});

it("a write goes through while visitors hold all connections that they may have", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const holders = Array.from({ length: maximumConnections }, () =>
    visitorsDb.connection().execute(async () => held),
  );
  const reading = api("GET /events?prefecture_id=13");
  const written = await api(`PUT /events/${world.eventId}/update`, {
    as: owner,
    body: { event: { max_participant_num: 40 } },
  });
  expect(written.status).toBe(200);
  release();
  await Promise.all(holders);
  expect((await reading).status).toBe(200);
});

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { openMetrics } from "../../src/platform/observe/metrics.server.ts";
import { loadSampleData } from "../../src/sample/load-sample-data.server.ts";
import { createRequestListener } from "../../src/web/create-request-listener.server.ts";
import { pageBuild } from "../support/page-build.ts";
import { startTestServer } from "../support/server.ts";
import { countStatements } from "./count-statements.ts";
import { holdCosts } from "./hold-costs.ts";

/**
 * Statements and bytes of the most read pages and calls, over the sample events at a moment that stands still.
 * Styles, scripts and requests of a first visit are not counted here: they depend on what other tests have made on the site.
 */
const { api, platform, db, clock, database } = await startTestServer();
const databaseName = new URL(database.url).pathname.slice(1);
const build = await pageBuild();

/** The first of the upcoming ones, which home and the lists show. */
let eventId = 0;
let applicantId = 0;

/** Ids have six digits in each run, whatever tests have made before in the same database: bytes are counted. */
async function countIdsFromTheSame(): Promise<void> {
  await sql`
    select setval(format('%I.%I', schemaname, sequencename)::regclass, greatest(coalesce(last_value, 0), 100000))
      from pg_sequences where schemaname = 'public' and max_value > 100000`.execute(db);
}

beforeAll(async () => {
  await countIdsFromTheSame();
  await loadSampleData(db, {
    clock,
    saveAccounts: async () => {},
    keepImage: async (purpose) => `images/${purpose}.webp`,
  });
  eventId = (await api("GET /events?limit=1")).body.data[0].id;
  const user = await db
    .insertInto("users")
    .values({ first_name: "Mai", last_name: "Ito", email: "mai@example.com", password_hash: "none" })
    .returning("id")
    .executeTakeFirstOrThrow();
  applicantId = user.id;
  // Read once by a process, whichever page is the first.
  await api("GET /masters/all", { language: "en" });
});

const rename = () =>
  db
    .updateTable("event_texts")
    .set((eb) => ({ title: eb("title", "||", "!") }))
    .where("event_id", "=", eventId)
    .execute();

const apply = () =>
  db
    .insertInto("applications")
    .values({ event_id: eventId, user_id: applicantId, state: "confirmed" })
    .execute();
const takeBack = () => db.deleteFrom("applications").where("user_id", "=", applicantId).execute();

/** Asks an application of its own, which has cached nothing. */
async function startAnswering(path: string) {
  const server = createServer(createRequestListener(platform, openMetrics(), build));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const ask = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { "user-locale": "en" } });
    const text = await answer.text();
    expect(answer.status, text.slice(0, 500)).toBe(200);
    return text;
  };
  return { ask, [Symbol.asyncDispose]: async () => void server.close() };
}

/** The data that a page hands to the browser, as they stand in its scripts. */
const hydrationBytes = (html: string) =>
  Buffer.byteLength(/__reactRouterContext = (.+);<\/script>/.exec(html)?.[1] ?? "");

async function count(path: string): Promise<Record<string, number>> {
  await using site = await startAnswering(path);
  const { ask } = site;
  let text = "";
  const cold = await countStatements(databaseName, async () => {
    text = await ask();
  });
  await rename();
  const afterWrite = await countStatements(databaseName, ask);
  await apply();
  const afterApplication = await countStatements(databaseName, ask);
  await takeBack();
  const isPage = text.startsWith("<!DOCTYPE html>");
  return {
    "statements, cold": cold.statements,
    "statements, after a write": afterWrite.statements,
    "statements, after an application": afterApplication.statements,
    "rows, cold": cold.rows,
    "rows, after a write": afterWrite.rows,
    "bytes of the answer": Buffer.byteLength(text),
    ...(isPage && {
      elements: text.match(/<[a-z]/g)?.length ?? 0,
      "bytes of data for hydration": hydrationBytes(text),
    }),
  };
}

describe("costs no more than the table says", () => {
  it.each<[string, () => string]>([
    ["home", () => "/"],
    ["search", () => "/?q=snow"],
    ["university", () => "/u/Kyoto_University"],
    ["event", () => `/events/${eventId}`],
    ["apply", () => `/events/${eventId}/apply`],
    ["calendar", () => "/calendar"],
    ["GET /events", () => "/api/v1/events?limit=20"],
    ["GET /events/{id}", () => `/api/v1/events/${eventId}`],
    ["GET /events/recommended", () => "/api/v1/events/recommended"],
    ["GET /masters/universities", () => "/api/v1/masters/universities"],
  ])("%s", async (name, path) => {
    expect(holdCosts(name, await count(path()))).toEqual([]);
  });
});

import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import { isActiveSql } from "../../src/shared/application-states.ts";
import { project, startSite } from "../bench/support/processes.ts";
import { startMailCatcher } from "../e2e/support/mail-catcher.ts";
import { chooseScratchFolder } from "../support/choose-scratch-folder.ts";
import { testDatabase } from "../support/database.ts";
import { removeDatabase } from "../support/remove-database.ts";
import { inFull } from "../support/short-run.ts";

/** For a longer look: `KILLS=50 npx vitest run tests/faults/kill-while-applying.test.ts`. */
const kills = Number(process.env.KILLS ?? inFull(4, 1));
const folder = mkdtempSync(join(chooseScratchFolder(), "tsudoi-kill-"));
const database = await testDatabase({ empty: true });
afterAll(() => {
  removeDatabase(join(folder, "its own"));
  rmSync(folder, { recursive: true, force: true });
});

/** Signs up and applies with an address of its own; the address is given back once both were acknowledged. */
async function signUpAndApply(url: string, eventId: number, email: string): Promise<string | null> {
  const person = {
    first_name: "Kill",
    last_name: "Test",
    email,
    password: "secret-1",
    password_confirmation: "secret-1",
    country_id: 392,
    occupation_id: 2,
  };
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${url}/api/v1${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
  try {
    const signUp = await post("/auth", person);
    if (!signUp.ok) return null;
    const session = Object.fromEntries(
      ["access-token", "client", "uid"].map((name) => [name, signUp.headers.get(name) ?? ""]),
    );
    const applied = await post(`/events/${eventId}/applications/apply`, {}, session);
    return applied.ok ? email : null;
  } catch {
    return null;
  }
}

const databases: [string, Record<string, string>][] = [
  ["a given", { DATABASE_URL: database.url }],
  ["its own", {}],
];

it.each(databases.slice(0, inFull(2, 1)))(
  "with %s database, what was acknowledged is there after kill -9 and a new start, and its mail goes out once",
  async (kind, settings) => {
    const mailFolder = join(folder, `mails of ${kind}`);
    const mails = await startMailCatcher(mailFolder);
    const env = {
      ...settings,
      DATA_DIR: join(folder, kind),
      SMTP_URL: mails.url,
      SAMPLE_DATA: "1",
      RATE_LIMITS: "off",
      LOG_LEVEL: "error",
    };
    const acknowledged: string[] = [];
    let eventId = 0;
    for (let round = 0; round < kills; round += 1) {
      const site = await startSite(env);
      eventId ||= await eventWithoutQuestions(site.url);
      let isKilled = false;
      const people = Array.from({ length: 4 }, async (_, place) => {
        for (let turn = 0; !isKilled; turn += 1) {
          const email = await signUpAndApply(site.url, eventId, `kill-${round}-${place}-${turn}@example.com`);
          if (email) acknowledged.push(email);
        }
      });
      const before = acknowledged.length;
      await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before + 1);
      await sleep((round % 10) * 170);
      isKilled = true;
      await site.stop("SIGKILL");
      await Promise.all(people);
    }
    const site = await startSite(env);
    const confirmed = () =>
      readdirSync(mailFolder).map((file) => decodeURIComponent(file).replace(/^\d+ |\.eml$/g, ""));
    await expect
      .poll(() => acknowledged.filter((email) => !confirmed().includes(email)), { timeout: 60_000 })
      .toEqual([]);
    for (const email of spread(acknowledged, 25)) {
      const answer = await fetch(`${site.url}/api/v1/auth/sign_in`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email, password: "secret-1" }),
      });
      expect(answer.status).toBe(200);
      const session = Object.fromEntries(
        ["access-token", "client", "uid"].map((name) => [name, answer.headers.get(name) ?? ""]),
      );
      const present = await fetch(`${site.url}/api/v1/events/${eventId}/applications/present`, {
        headers: session,
      });
      expect(await present.json()).toEqual({ data: true });
    }
    if (kind === "a given")
      expect(await countsOf(acknowledged, eventId)).toEqual({ people: 1, applications: 1 });
    await site.stop();
    mails.stop();
    console.log(
      `${kind} database: ${kills} kills, ${acknowledged.length} sign-ups and applications acknowledged, none lost`,
    );
    expect(acknowledged.length).toBeGreaterThan(kills);
    // One mail to confirm the address and one for the application; at most what was in flight at a kill came twice.
    const counts = acknowledged.map((email) => confirmed().filter((address) => address === email).length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(2);
    expect(counts.filter((count) => count > 2).length).toBeLessThanOrEqual(kills * 20);
  },
  120_000 + kills * 60_000,
);

/** Some of them, from the first to the last. */
function spread(all: string[], count: number): string[] {
  return all.filter((_, place) => place % Math.max(1, Math.floor(all.length / count)) === 0);
}

/** How often each of the acknowledged is there: once, or this says how often the worst one is. */
async function countsOf(emails: string[], eventId: number) {
  const { rows } = await sql<{ people: number; applications: number }>`
    select count(distinct u.id)::int as people, count(a.id)::int as applications
      from unnest(${emails}::text[]) as given (address)
      left join users u on u.email = given.address
      left join applications a on a.user_id = u.id and a.event_id = ${eventId} and ${isActiveSql("a")}
     group by given.address
     order by (count(distinct u.id) = 1 and count(a.id) = 1) limit 1`.execute(database.db);
  return rows[0];
}

async function eventWithoutQuestions(url: string): Promise<number> {
  const { data } = (await (await fetch(`${url}/api/v1/events`)).json()) as {
    data: { id: number; apply_questions: unknown[]; max_participant_num: number; is_full: boolean }[];
  };
  const event = data
    .filter((one) => one.apply_questions.length === 0 && !one.is_full)
    .sort((one, other) => other.max_participant_num - one.max_participant_num)[0];
  if (!event) throw new Error(`no sample event without questions (${project})`);
  return event.id;
}

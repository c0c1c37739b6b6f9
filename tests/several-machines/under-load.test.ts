import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { makeWorld } from "../support/world.ts";
import { signUpAndApply } from "./support/load-users.ts";
import { buildNextVersion } from "./support/next-version.ts";
import { startSeveralMachines } from "./support/start-machines.ts";

const site = await startSeveralMachines({ RATE_LIMITS: "off" });
const { eventId } = await makeWorld(site.db, new Date());
await site.db.updateTable("events").set({ max_participant_num: 100_000 }).where("id", "=", eventId).execute();

const writers = 4;

/** People who sign up, apply and read through the balancer while `happening` goes on. */
async function underLoad(name: string, happening: () => Promise<void>) {
  const acknowledged: string[] = [];
  const failures: unknown[] = [];
  let isOver = false;
  const people = Array.from({ length: writers }, async (_, place) => {
    for (let turn = 0; !isOver; turn += 1) {
      const email = `${name}-${place}-${turn}@example.com`;
      const { statuses } = await signUpAndApply(site.url, email, eventId).catch((error) => ({
        statuses: [error],
      }));
      if (statuses.every((status) => status === 200)) acknowledged.push(email);
      else failures.push(statuses);
    }
  });
  const readers = ["/", `/events/${eventId}`, "/api/v1/events?limit=20"].map(async (path) => {
    while (!isOver) {
      const status = await fetch(site.url + path).then(
        async (answer) => (await answer.text()) && answer.status,
        (error) => error,
      );
      if (status !== 200) failures.push([path, status]);
      // A machine that only answers readers would start the processes that they wait for too late.
      await sleep(10);
    }
  });
  await sleep(500);
  await happening();
  await sleep(500);
  isOver = true;
  await Promise.all([...people, ...readers]);
  return { acknowledged, failures };
}

async function applicationsOf(emails: string[]): Promise<string[]> {
  const rows = await site.db
    .selectFrom("applications as a")
    .innerJoin("users as u", "u.id", "a.user_id")
    .select("u.email")
    .where("a.event_id", "=", eventId)
    .where("u.email", "in", emails)
    .execute();
  return rows.map(({ email }) => email ?? "").sort();
}

it("a web process and a worker that are killed lose nothing that was acknowledged, and fail what they had in hand alone", async () => {
  const { acknowledged, failures } = await underLoad("killed", async () => {
    await Promise.all([site.webs[0].stop("SIGKILL"), site.workers[0].stop("SIGKILL")]);
    await sleep(1000);
    site.webs[0] = await site.startWeb(site.ports[0]);
    site.workers[0] = await site.startWork();
  });
  expect(acknowledged.length).toBeGreaterThan(writers);
  expect(await applicationsOf(acknowledged)).toEqual(acknowledged.toSorted());
  // Each caller has at most one request on the way when the process dies.
  expect(failures.length).toBeLessThanOrEqual(writers + 3);
  const unmailed = () => {
    const mailed = site.mailedTo();
    return acknowledged.filter((email) => mailed.filter((to) => to === email).length < 2);
  };
  await expect.poll(unmailed, { timeout: 30_000 }).toEqual([]);
});

it("a new version with a migration comes in, process by process, without a failed request", async () => {
  const next = buildNextVersion("alter table events add column next_version text not null default 'yes'");
  const { acknowledged, failures } = await underLoad("rolling", async () => {
    for (const place of [0, 1] as const) {
      await site.webs[place].stop();
      site.webs[place] = await site.startWeb(site.ports[place], next);
      await sleep(300);
      await site.workers[place].stop();
      site.workers[place] = await site.startWork(next);
    }
  });
  expect(failures).toEqual([]);
  expect(await applicationsOf(acknowledged)).toEqual(acknowledged.toSorted());
  const { rows } = await sql`select name from migrations order by name desc limit 1`.execute(site.db);
  expect(rows).toEqual([{ name: "9999_next_version" }]);
});

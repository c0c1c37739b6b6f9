import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { type Db, openDatabase } from "../../src/platform/db/client.server.ts";
import { signUpAndApply } from "../several-machines/support/load-users.ts";
import { testApi } from "../support/api.ts";
import { differentRows, rememberRows } from "../upgrade/compare-rows.ts";
import { commitBefore, fillVersionBefore } from "../upgrade/version-before.ts";
import { print } from "./figures/print.ts";
import { startDatabase } from "./support/bench-database.ts";
import { project, type Running, startSite } from "./support/processes.ts";

const secondsBeside = 20;
const peoplePerVersion = 2;

/**
 * The version before serves 5,000 events with 20,000 applications while this version comes up on the same database and both
 * go on beside each other. Throws where a request fails or a row is lost. Needs the project's history and the npm registry.
 */
export async function benchUpgrade(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "tsudoi-upgrade-"));
  const database = await startDatabase(join(folder, "data"));
  const running: Running[] = [];
  const db = openDatabase(database.url, { max: 3 });
  try {
    const before = buildVersionBefore(join(folder, "before"));
    const env = {
      DATABASE_URL: database.url,
      DATA_DIR: join(folder, "files"),
      LOG_LEVEL: "warn",
      RATE_LIMITS: "off",
      ROLE: "web",
      SAMPLE_DATA: "0",
    };
    const old = await startSite(env, "build/server/server.js", before);
    running.push(old);
    await fillVersionBefore(db, 5000, true);
    await rememberRows(db);
    const eventId = await openEvent(db);
    const people = applyAtBoth(old.url, eventId);
    await sleep(2000);
    const next = await startSite(env);
    running.push(next);
    people.join(next.url);
    await sleep(secondsBeside * 1000);
    const { requests, failures, applied, cancelled } = await people.stop();
    const lost = (await differentRows(db)).filter(
      (table) => table.lost > 0 && !touched.includes(table.table),
    );
    const wrong = await wrongStates(db, applied, cancelled);
    print(
      `\n## Upgrade beside the version before (${commitBefore.slice(0, 7)})\n\n| what | figure |\n|---|--:|`,
    );
    print(`| this version's start with its migrations, ms | ${Math.round(next.startedIn)} |`);
    print(`| requests to both meanwhile and for ${secondsBeside} s after | ${requests} |`);
    print(`| of them failed | ${failures.length} |`);
    print(`| tables that lost a row | ${lost.length} |`);
    print(`| applications in a wrong state | ${wrong.length} |`);
    const problems = [...failures, ...lost, ...wrong];
    if (problems.length > 0) throw new Error(`the upgrade failed: ${JSON.stringify(problems.slice(0, 5))}`);
  } finally {
    for (const site of running) await site.stop();
    await db.destroy();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The event that people apply to counts them, and its version of the public data moves. */
const touched = ["events"];

function buildVersionBefore(folder: string): string {
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  execFileSync("git", ["clone", "--quiet", project, folder]);
  run("git", "checkout", "--quiet", commitBefore);
  run("npm", "ci", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error");
  run("npm", "run", "--silent", "build");
  return folder;
}

async function openEvent(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update events set max_participant_num = 100000
     where id = (select id from events e where start_at > now() + interval '1 day' and apply_due_at > now() + interval '1 day'
                    and is_published and cancelled_at is null and not is_created_by_hf
                    and not exists (select from questions q where q.event_id = e.id) order by id limit 1)
    returning id`.execute(db);
  if (!rows[0]) throw new Error("no event is open");
  return rows[0].id;
}

/** People who apply at one version and cancel at the other, over and over. */
function applyAtBoth(first: string, eventId: number) {
  const sites = [first];
  const failures: unknown[] = [];
  const applied: string[] = [];
  const cancelled: string[] = [];
  let requests = 0;
  let isOver = false;
  const person = async (place: number) => {
    for (let turn = 0; !isOver; turn += 1) {
      const here = sites[place % sites.length] ?? first;
      const there = sites[(place + turn) % sites.length] ?? first;
      const email = `upgrade-${place}-${turn}@example.com`;
      try {
        const { statuses, session } = await signUpAndApply(here, email, eventId);
        requests += statuses.length;
        if (statuses.some((status) => status !== 200)) throw new Error(`${here}: ${statuses}`);
        if (turn % 2 === 0) {
          const left = await testApi(there)(`PUT /events/${eventId}/applications/cancell`, { as: session });
          requests += 1;
          if (left.status !== 200) throw new Error(`${there}: cancelling answered ${left.status}`);
          cancelled.push(email);
        } else applied.push(email);
        for (const path of [`/events/${eventId}`, "/api/v1/events?limit=20"]) {
          const { status } = await fetch(there + path);
          requests += 1;
          if (status !== 200) throw new Error(`${there}${path} answered ${status}`);
        }
      } catch (error) {
        failures.push(String(error));
      }
    }
  };
  const all = Array.from({ length: peoplePerVersion * 2 }, (_, place) => person(place));
  return {
    join: (url: string) => void sites.push(url),
    stop: async () => {
      isOver = true;
      await Promise.all(all);
      return { requests, failures, applied, cancelled };
    },
  };
}

async function wrongStates(db: Db, applied: string[], cancelled: string[]): Promise<unknown[]> {
  const { rows } = await sql<{ email: string; state: string }>`
    select u.email, a.state from users u left join applications a on a.user_id = u.id
     where (u.email = any(${applied}) and a.state is distinct from 'confirmed')
        or (u.email = any(${cancelled}) and a.state is distinct from 'cancelled')`.execute(db);
  return rows;
}

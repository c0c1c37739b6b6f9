import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { npmStart } from "../support/npm-start.ts";
import { removeDatabase } from "../support/remove-database.ts";
import { print } from "./figures/print.ts";
import { cloneInto } from "./support/clone.ts";
import { load } from "./support/load.ts";
import { type Running, residentMegabytes, startBareServer, startSite } from "./support/processes.ts";

const rounds = 3;

/** From a newcomer's `npm start` to the first page; from the start of the process to its first answer, with the database that it starts itself; memory. */
export async function benchStart(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "tsudoi-bench-"));
  try {
    const fresh: number[] = [];
    const existing: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const env = { DATA_DIR: join(folder, String(round)), LOG_LEVEL: "warn" };
      fresh.push(await timeToAnswer(startSite(env)));
      existing.push(await timeToAnswer(startSite(env)));
      bare.push(await timeToAnswer(startBareServer(join(folder, "answer"), nothing)));
    }
    const middle = (values: number[]) =>
      Math.round(values.sort((one, other) => one - other)[rounds >> 1] ?? 0);
    print(`\n## Start, the median of ${rounds}\n\n| what | to the first answer, ms |\n|---|--:|`);
    print(`| on a new data folder: database, schema, reference data, sample events | ${middle(fresh)} |`);
    print(`| on an existing one | ${middle(existing)} |`);
    print(`| node:http alone | ${middle(bare)} |`);
    print(`| a fresh clone by npm start: install, build, start | ${await timeOfFirstStart(folder)} |`);
    await benchMemory({ DATA_DIR: join(folder, "0"), LOG_LEVEL: "warn", RATE_LIMITS: "off" });
  } finally {
    for (let round = 0; round < rounds; round += 1) removeDatabase(join(folder, String(round)));
    rmSync(folder, { recursive: true, force: true });
  }
}

async function timeOfFirstStart(folder: string): Promise<number> {
  const clone = join(folder, "clone");
  const dataDir = join(folder, "clone-data");
  cloneInto(clone);
  const began = performance.now();
  const site = await npmStart(clone, { DATA_DIR: dataDir });
  const took = Math.round(performance.now() - began);
  await site.stop();
  removeDatabase(dataDir);
  return took;
}

const nothing = { headers: { "content-type": "text/plain" }, body: Buffer.from("ok") };

async function timeToAnswer(starting: Promise<Running>): Promise<number> {
  const running = await starting;
  await running.stop();
  return running.startedIn;
}

async function benchMemory(env: NodeJS.ProcessEnv): Promise<void> {
  const site = await startSite(env);
  const memory = () => residentMegabytes(site.process.pid as number);
  await sleep(2000);
  print(`\n## Memory of the process (PostgreSQL apart)\n\n| when | MB |\n|---|--:|`);
  print(`| at rest, after the start | ${memory()} |`);
  for (const [name, path] of [
    ["kept home page", "/"],
    ["kept list", "/api/v1/events?limit=20"],
    ["home page rendered anew each time", "/?anew=1"],
  ] as const) {
    await load(`${site.url}${path}`, 5);
    print(`| after 5 s at 20 connections: ${name} | ${memory()} |`);
  }
  await sleep(5000);
  print(`| 5 s later | ${memory()} |`);
  await site.stop();
}

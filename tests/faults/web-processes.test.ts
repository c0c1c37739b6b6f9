import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { get, request } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeEach, expect, it, onTestFinished } from "vitest";
import { freePort, type Running, startSite } from "../bench/support/processes.ts";
import { signUpAndApply } from "../several-machines/support/load-users.ts";
import { testApi } from "../support/api.ts";
import { chooseScratchFolder } from "../support/choose-scratch-folder.ts";
import { testDatabase } from "../support/database.ts";
import { removeDatabase } from "../support/remove-database.ts";
import { startTestServer } from "../support/server.ts";
import { expressions, metricsIn } from "../support/watching-files.ts";

const folder = mkdtempSync(join(chooseScratchFolder(), "tsudoi-processes-"));
const settings = {
  WEB_PROCESSES: "2",
  PORT: String(await freePort()),
  METRICS_PORT: String(await freePort()),
  DATA_DIR: folder,
  SAMPLE_DATA: "1",
  RATE_LIMITS: "off",
  LOG_LEVEL: "fatal",
};
let site = await startSite(settings);
// A test that is tried once more finds what it has left of the site.
beforeEach(async () => {
  const { exitCode, signalCode } = site.process;
  if (exitCode !== null || signalCode !== null) site = await startSite(settings);
});
afterAll(async () => {
  await site.stop("SIGKILL");
  removeDatabase(folder);
  rmSync(folder, { recursive: true, force: true });
});

/** The web processes that a site has started, without its database. */
function webProcessesOf({ process: { pid } }: Running): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").map(Number);
  return children.filter((child) => readFileSync(`/proc/${child}/cmdline`, "utf8").includes("server.js"));
}

/** Over a connection of its own, as a new visitor. */
function visit(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(site.url + path, { agent: false }, (answer) => {
      answer.resume().once("end", () => resolve(answer.statusCode ?? 0));
    }).once("error", reject);
  });
}

const scrape = async () => (await fetch(`http://127.0.0.1:${settings.METRICS_PORT}/metrics`)).text();

const restartsIn = (metrics: string) =>
  Number(/^tsudoi_web_process_restarts_total (\d+)$/m.exec(metrics)?.[1] ?? Number.NaN);

/** How many requests each of the web processes has answered, by its name. */
async function answeredByProcess(): Promise<Record<string, number>> {
  const text = await scrape();
  const answered: Record<string, number> = {};
  for (const [, name = "", count] of text.matchAll(
    /^tsudoi_http_requests_total\{.*process="([^"]+)"\} (\d+)$/gm,
  ))
    answered[name] = (answered[name] ?? 0) + Number(count);
  return answered;
}

const bothAnswer = () =>
  expect.poll(() => Promise.all(Array.from({ length: 8 }, () => visit("/"))).then(answeredByProcess), {
    timeout: 60_000,
  });

it("several web processes answer on one port, from the database that the program has brought up", async () => {
  await bothAnswer().toEqual({ "web 1": expect.any(Number), "web 2": expect.any(Number) });
  expect(webProcessesOf(site)).toHaveLength(2);
});

it("every metric that the alert rules and the dashboard ask for is answered", async () => {
  const text = await scrape();
  const withReplicas = await startTestServer({ DATABASE_REPLICA_URLS: "postgresql://127.0.0.1:9/replica" });
  const answered = [
    ...(text + (await withReplicas.metrics.registry.metrics())).matchAll(/^# TYPE (\S+) (\S+)$/gm),
  ].flatMap(([, name, type]) =>
    type === "histogram" ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  );
  const asked = new Set(expressions.flatMap(metricsIn));
  // Prometheus makes this one itself.
  expect([...asked].filter((name) => name !== "up" && !answered.includes(name))).toEqual([]);
});

it("a web process that is killed under load loses nothing acknowledged, leaves nobody hanging, takes no metrics of others away, and is replaced", async () => {
  const api = testApi(site.url);
  const { body } = await api("GET /events");
  const { id } = body.data.find(
    (event: { apply_questions: unknown[]; is_full: boolean; max_participant_num: number }) =>
      event.apply_questions.length === 0 && !event.is_full && event.max_participant_num > 100,
  );
  const acknowledged: Record<string, string>[] = [];
  const failures: unknown[] = [];
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
  });
  const people = Array.from({ length: 4 }, async (_, place) => {
    for (let turn = 0; !isOver && turn < 20; turn += 1) {
      const applied = await signUpAndApply(site.url, `killed-${place}-${turn}@example.com`, id).catch(
        (error) => ({ statuses: [error], session: undefined }),
      );
      const { statuses, session } = applied;
      if (session && statuses.at(-1) === 200) acknowledged.push(session);
      else failures.push(statuses);
    }
  });
  const readers = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      await visit("/").then(
        (status) => status === 200 || failures.push(status),
        (error) => failures.push(error),
      );
      await sleep(5);
    }
  });
  const before = webProcessesOf(site);
  const restarts = restartsIn(await scrape());
  await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(2);
  // Held up first, so that it dies with a connection that was given to it and that it has not taken.
  process.kill(before[0] as number, "SIGSTOP");
  const heldUp = await scrape();
  process.kill(before[0] as number, "SIGKILL");
  expect(["web 1", "web 2"].filter((name) => heldUp.includes(`process="${name}"`))).toHaveLength(1);
  await expect.poll(() => webProcessesOf(site).length, { timeout: 60_000 }).toBe(2);
  await bothAnswer().toMatchObject({ "web 1": expect.any(Number), "web 2": expect.any(Number) });
  isOver = true;
  await Promise.all([...people, ...readers]);
  expect(webProcessesOf(site)).not.toContain(before[0]);
  const present = await Promise.all(
    acknowledged.map((as) => api(`GET /events/${id}/applications/present`, { as })),
  );
  expect(present.map(({ body }) => body.data)).toEqual(acknowledged.map(() => true));
  // Each has at most one request on the way when the process dies; a person's next one may go over a connection that it had kept.
  expect(failures.length).toBeLessThanOrEqual(2 * people.length + readers.length);
  expect(restartsIn(await scrape())).toBe(restarts + 1);
});

it("web processes end by themselves when the process that started them is killed, and the port is free", async () => {
  const left = webProcessesOf(site);
  await site.stop("SIGKILL");
  await expect.poll(() => left.filter((pid) => existsSync(`/proc/${pid}`))).toEqual([]);
  site = await startSite({ ...settings, DRAIN_SECONDS: "5" });
  expect(await visit("/")).toBe(200);
});

it("a port that is in use ends the start with one sentence, also where web processes find it", async () => {
  const { url } = await testDatabase();
  const start = startSite({ ...settings, DATABASE_URL: url, PUBLIC_URL: site.url, METRICS_PORT: "" });
  // The page that answers at the port is the other site's, until the start has failed.
  const second = await start;
  const said: string[] = [];
  second.process.stdout?.on("data", (text) => said.push(String(text)));
  const [code] = await once(second.process, "exit");
  expect(code).toBe(1);
  const [line, ...more] = said.join("").trim().split("\n");
  expect(JSON.parse(line as string).msg).toMatch(/^Port \d+ is in use: stop what holds it/);
  expect(more).toEqual([]);
});

it("web processes that are told to end say so, finish what is under way, and all of the program ends", async () => {
  const left = webProcessesOf(site);
  const slow = request(`${site.url}/api/v1/auth/sign_in`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    agent: false,
  });
  const answered = once(slow, "response");
  slow.write('{"email":"nobody@example.com",');
  const stopping = site.stop();
  await expect.poll(() => visit("/readyz")).toBe(503);
  expect(await visit("/")).toBe(200);
  // Who comes at the very moment at which both let go of the port hears nothing until the program has ended.
  const next = () => Promise.race([visit("/").catch(({ code }) => code), sleep(300, "unanswered")]);
  await expect.poll(next).toBe("ECONNREFUSED");
  slow.end('"password":"secret-1"}');
  const [{ statusCode }] = await answered;
  expect(statusCode).toBe(401);
  await stopping;
  expect([site.process.exitCode, left.filter((pid) => existsSync(`/proc/${pid}`))]).toEqual([0, []]);
});

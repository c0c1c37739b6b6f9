import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { serverEnvironment, serverFlags } from "../../../tools/server-settings.mjs";

export const project = join(import.meta.dirname, "../../..");

const built = "build/server/server.js";
/** As `npm start` and the image start it, but with one web process: what is measured is the same however many cores a machine has. */
const defaults = {
  ...serverEnvironment,
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_ENV: "production",
  WEB_PROCESSES: "1",
};

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** An answer as it goes over the wire, still compressed. */
export interface RawAnswer {
  headers: Record<string, string>;
  body: Buffer;
}

export interface Running {
  url: string;
  process: ChildProcess;
  /** Milliseconds from the start of the process to its first answer. */
  startedIn: number;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** The built program, or another version of it, with settings of its own; what it says is shown when it ends before it answers. */
export async function startSite(env: NodeJS.ProcessEnv, program = built, folder = project): Promise<Running> {
  const port = env.PORT ?? String(await freePort());
  return start(
    [...serverFlags, program],
    `http://127.0.0.1:${port}`,
    "/healthz",
    { ...env, PORT: port },
    folder,
  );
}

/** The built program as a worker; its address is that of its metrics. */
export async function startWorker(env: NodeJS.ProcessEnv, program = built): Promise<Running> {
  const port = String(await freePort());
  const settings = { ...env, ROLE: "worker", METRICS_PORT: port };
  return start([...serverFlags, program], `http://127.0.0.1:${port}`, "/metrics", settings);
}

/** node:http that answers the given headers and bytes, and nothing else. */
export async function startBareServer(file: string, answer: RawAnswer): Promise<Running> {
  writeFileSync(file, JSON.stringify({ headers: answer.headers, body: answer.body.toString("base64") }));
  const port = String(await freePort());
  return start(["tests/bench/support/bare-server.mjs", port, file], `http://127.0.0.1:${port}`, "/", {});
}

async function start(
  args: string[],
  url: string,
  path: string,
  env: NodeJS.ProcessEnv,
  cwd = project,
): Promise<Running> {
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...defaults, ...env },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text) => (said = (said + text).slice(-4000)));
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  while (!(await answers(url + path))) {
    if (child.exitCode !== null) throw new Error(`${args.at(-1)} ended at its start:\n${said}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return {
    url,
    process: child,
    startedIn: performance.now() - began,
    stop: async (signal = "SIGTERM") => {
      child.kill(signal);
      await ended;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  );
}

/** Resident memory of a process in MB, as Linux counts it. */
export function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

/** Processor time that a process has used, in microseconds, as Linux counts it (in steps of ten milliseconds). */
export function processorMicroseconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

/** The most that a process has held in memory so far, in MB, as Linux counts it. */
export function peakMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

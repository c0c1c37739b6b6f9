import { type ChildProcess, spawn } from "node:child_process";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../bench/support/processes.ts";

/** A package registry that hangs is given up and asked again after five minutes. */
const minutesToStart = 25;

/** `npm start` in a folder, as a newcomer types it, until its first page is there. */
export async function npmStart(folder: string, settings: NodeJS.ProcessEnv) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn("npm", ["start"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
    env: { ...newcomersEnvironment(), PORT: String(port), ...settings },
  });
  await untilReady(server, `${url}/`);
  return { url, stop: () => stop(server) };
}

/** Without what npm and the test runner set for their own children, and without settings of the product. */
function newcomersEnvironment(): NodeJS.ProcessEnv {
  const ours = join(import.meta.dirname, "../../node_modules/.bin");
  const path = (process.env.PATH ?? "")
    .split(":")
    .filter((part) => part !== ours && part !== dirname(process.execPath));
  const stored = Object.entries(process.env).filter(
    ([name]) =>
      !/^(npm_|NODE_|SITE_|PORT$|HOST$|DATABASE_URL$|PUBLIC_URL$|SMTP_URL$|FORCE_COLOR$)/.test(name),
  );
  return { ...Object.fromEntries(stored), PATH: path.join(":") };
}

async function untilReady(server: ChildProcess, url: string): Promise<void> {
  let said = "";
  for (const stream of [server.stdout, server.stderr]) stream?.on("data", (text) => (said += text));
  const deadline = Date.now() + minutesToStart * 60_000;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`the site ended at its start:\n${said}`);
    const answered = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    await sleep(300);
  }
  throw new Error(`the site did not answer within ${minutesToStart} minutes:\n${said}`);
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || !server.pid) return;
  const ended = new Promise((resolve) => server.once("exit", resolve));
  process.kill(-server.pid, "SIGTERM");
  await ended;
}

import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { removeDatabase } from "../../support/remove-database.ts";
import { startMailCatcher } from "./mail-catcher.ts";

const project = join(import.meta.dirname, "../../..");
/** A package registry that hangs is given up and asked again after five minutes. */
const minutesToStart = 25;

/**
 * Brings up the site as a newcomer does: a clone in an empty folder, then `npm start`. With SITE_FOLDER set (a folder that is
 * built already) it is started there, which is quicker while working on a test.
 */
export default async function startSite(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "tsudoi-site-"));
  const mails = await startMailCatcher(join(folder, "mails"));
  const site = process.env.SITE_FOLDER ?? cloneInto(join(folder, "clone"));
  const port = await freePort();
  const server = spawn("npm", ["start"], {
    cwd: site,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
    env: {
      ...cleanEnvironment(),
      PORT: String(port),
      DATA_DIR: join(folder, "data"),
      SMTP_URL: mails.url,
      // Four accounts do in minutes what people do in weeks.
      RATE_LIMITS: "off",
    },
  });
  await untilReady(server, `http://localhost:${port}/`);
  process.env.SITE_URL = `http://localhost:${port}`;
  process.env.SITE_MAILS = join(folder, "mails");
  process.env.SITE_DATA = join(folder, "data");
  return async () => {
    await stop(server);
    mails.stop();
    removeDatabase(join(folder, "data"));
    rmSync(folder, { recursive: true, force: true });
  };
}

/** The last commit, with what has been changed since laid over it. */
function cloneInto(folder: string): string {
  execFileSync("git", ["clone", "--quiet", project, folder]);
  const list = (...args: string[]) =>
    execFileSync("git", ["ls-files", "-z", ...args], { cwd: project, encoding: "utf8" })
      .split("\0")
      .filter(Boolean);
  for (const file of list("--modified", "--others", "--exclude-standard")) {
    const source = join(project, file);
    if (existsSync(source)) cpSync(source, join(folder, file), { recursive: true });
    else rmSync(join(folder, file), { force: true });
  }
  return folder;
}

/** Without what npm and the test runner set for their own children, and without settings of the product. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const ours = join(project, "node_modules/.bin");
  const path = (process.env.PATH ?? "")
    .split(":")
    .filter((part) => part !== ours && part !== dirname(process.execPath));
  const kept = Object.entries(process.env).filter(
    ([name]) =>
      !/^(npm_|NODE_|SITE_|PORT$|HOST$|DATABASE_URL$|PUBLIC_URL$|SMTP_URL$|FORCE_COLOR$)/.test(name),
  );
  return { ...Object.fromEntries(kept), PATH: path.join(":") };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function untilReady(server: ChildProcess, url: string): Promise<void> {
  let said = "";
  server.stdout?.on("data", (text) => {
    said += text;
  });
  server.stderr?.on("data", (text) => {
    said += text;
  });
  const deadline = Date.now() + minutesToStart * 60_000;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`the site ended at its start:\n${said}`);
    const answered = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  throw new Error(`the site did not answer within ${minutesToStart} minutes:\n${said}`);
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || !server.pid) return;
  const ended = new Promise((resolve) => server.once("exit", resolve));
  process.kill(-server.pid, "SIGTERM");
  await ended;
}

import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { chooseScratchFolder } from "../../../../tests/support/choose-scratch-folder.ts";
import { isServer, runningPostmaster } from "./postmaster-file.ts";

export type Ids = { uid?: number; gid?: number };

const script = join(import.meta.dirname, "holder.fixture.ts");

/** Whether this user may enter the project, as it must to start a holder. */
export function mayRunHolder(ids: Ids): boolean {
  const look = `require("node:fs").accessSync(${JSON.stringify(script)})`;
  return spawnSync(process.execPath, ["-e", look], { ...ids, cwd: "/" }).status === 0;
}

let madeSystemDir: string | null = null;

/** One for all tests of a file: PostgreSQL's programs may have to be copied into it. */
function systemDir(): string {
  madeSystemDir ??= mkdtempSync(join(tmpdir(), "tsudoi-system-"));
  chmodSync(madeSystemDir, 0o755);
  return madeSystemDir;
}

export function removeSystemDir(): void {
  if (madeSystemDir) rmSync(madeSystemDir, { recursive: true, force: true });
  madeSystemDir = null;
}

/** A start of the embedded server in a process of its own, with everything that it says. */
export class Holder {
  readonly child: ChildProcess;
  readonly events: { event: string; text: string }[] = [];
  #waiting = new Set<() => void>();

  constructor(dataDir: string, ids: Ids = {}) {
    this.child = spawn(process.execPath, [script, dataDir, systemDir()], {
      ...ids,
      cwd: "/",
      // Not our own output: what a failed test leaves running would hold it open.
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.child.stderr!.pipe(process.stderr);
    createInterface({ input: this.child.stdout! }).on("line", (line) => {
      this.events.push(JSON.parse(line));
      for (const look of this.#waiting) look();
    });
    this.child.once("exit", () => {
      for (const look of this.#waiting) look();
    });
  }

  get log(): string {
    return this.events
      .filter(({ event }) => event === "log")
      .map(({ text }) => text)
      .join("\n");
  }

  /** The text of the first event of this kind that matches. */
  async heard(kind: string, pattern = /./): Promise<string> {
    // Shorter than a test's time, so that the test still cleans up.
    const tooLate = AbortSignal.timeout(50_000);
    for (;;) {
      const found = this.events.find(({ event, text }) => event === kind && pattern.test(text));
      if (found) return found.text;
      if (
        tooLate.aborted ||
        this.child.exitCode !== null ||
        this.events.some(({ event }) => event === "error")
      ) {
        throw new Error(`no ${kind}, but ${JSON.stringify(this.events)}`);
      }
      await new Promise<void>((resolve) => {
        const look = () => {
          this.#waiting.delete(look);
          resolve();
        };
        this.#waiting.add(look);
        tooLate.addEventListener("abort", look);
      });
    }
  }

  url = () => this.heard("url");
  refusal = () => this.heard("error");

  async end(signal: NodeJS.Signals): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const exit = once(this.child, "exit");
    this.child.kill(signal);
    await exit;
  }
}

/** A DATA_DIR for one test. Everything that runs on it is killed when it is disposed. */
export class TestFolder {
  readonly #path = mkdtempSync(join(chooseScratchFolder(), "tsudoi-embedded-"));
  readonly dataDir: string;
  readonly #holders: Holder[] = [];

  /** Other users may enter the folder above DATA_DIR, unless it is closed. */
  constructor(isClosed = false) {
    chmodSync(this.#path, 0o777);
    const above = join(this.#path, "above");
    mkdirSync(above);
    chmodSync(above, isClosed ? 0o700 : 0o777);
    this.dataDir = join(above, "data");
  }

  start(ids?: Ids): Holder {
    const holder = new Holder(this.dataDir, ids);
    this.#holders.push(holder);
    return holder;
  }

  get postgres(): string {
    return join(this.dataDir, "postgres");
  }

  get pidFile(): string {
    return join(this.postgres, "data", "postmaster.pid");
  }

  get pid(): number {
    return Number(readFileSync(this.pidFile, "utf8").split("\n")[0]);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const holder of this.#holders) await holder.end("SIGKILL");
    const data = join(this.postgres, "data");
    const server = runningPostmaster(data);
    if (server) process.kill(server.pid, "SIGQUIT");
    while (server && isServer(server.pid, data)) await sleep(5);
    rmSync(this.#path, { recursive: true, force: true });
  }
}

export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

import { execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, it } from "vitest";
import { mayRunHolder, query, removeSystemDir, TestFolder } from "./holder.testing.ts";
import { isServer } from "./postmaster-file.ts";

const isRoot = process.getuid?.() === 0;

afterAll(removeSystemDir);

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await sleep(5);
}

async function writeNote(url: string): Promise<void> {
  await query(url, "create table note as select 'kept' as text");
}

const note = async (url: string) => (await query(url, "select text from note"))[0]?.text;

describe("the embedded PostgreSQL", () => {
  it("starts on an empty folder, in UTF-8 and UTC, durable, and closed to others", async () => {
    await using folder = new TestFolder();
    const url = await folder.start().url();
    const [settings] = await query(
      url,
      `select current_setting('server_version_num')::int / 10000 as major, current_setting('server_encoding') as encoding,
         datlocale as locale, current_setting('timezone') as timezone, current_setting('fsync') as fsync,
         current_setting('synchronous_commit') as commits, lower('ＡÉ') as lower, rolsuper as is_superuser
       from pg_database, pg_roles where datname = current_database() and rolname = current_user`,
    );
    expect(settings).toEqual({
      major: 18,
      encoding: "UTF8",
      locale: "C.UTF-8",
      timezone: "UTC",
      fsync: "on",
      commits: "on",
      lower: "ａé",
      is_superuser: false,
    });
    expect(statSync(join(folder.postgres, "data")).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder.postgres, "password")).mode & 0o777).toBe(0o600);
    expect(new URL(url).hostname).toBe("127.0.0.1");
    const wrong = new URL(url);
    wrong.password = "guess";
    await expect(query(wrong.href, "select 1")).rejects.toThrow(/password authentication failed/);
  });

  it("keeps its data over a stop, and leaves no process behind", async () => {
    await using folder = new TestFolder();
    const first = folder.start();
    await writeNote(await first.url());
    const { pid } = folder;
    await first.end("SIGTERM");
    expect(isServer(pid, join(folder.postgres, "data"))).toBe(false);
    expect(existsSync(folder.pidFile)).toBe(false);
    expect(await note(await folder.start().url())).toBe("kept");
  });

  it("is taken over, not doubled, after its parent was killed", async () => {
    await using folder = new TestFolder();
    const first = folder.start();
    await writeNote(await first.url());
    const { pid } = folder;
    await first.end("SIGKILL");
    const second = folder.start();
    expect(await note(await second.url())).toBe("kept");
    expect(folder.pid).toBe(pid);
    expect(second.log).toMatch(/Took over/);
    await second.end("SIGTERM");
    expect(isServer(pid, join(folder.postgres, "data"))).toBe(false);
  });

  it("comes back with its data when it was killed together with its parent", async () => {
    await using folder = new TestFolder();
    const first = folder.start();
    await writeNote(await first.url());
    const { pid } = folder;
    await first.end("SIGKILL");
    process.kill(pid, "SIGKILL");
    expect(await note(await folder.start().url())).toBe("kept");
    expect(folder.pid).not.toBe(pid);
  });

  it("starts when another process has inherited the number of a dead server", async () => {
    await using folder = new TestFolder();
    const first = folder.start();
    await first.url();
    const lines = readFileSync(folder.pidFile, "utf8").split("\n");
    await first.end("SIGTERM");
    // PostgreSQL believes in a number only where its own user holds it.
    const { uid, gid } = statSync(join(folder.postgres, "data"));
    const other = spawn("sleep", ["60"], isRoot ? { uid, gid } : {});
    try {
      writeFileSync(folder.pidFile, [other.pid, ...lines.slice(1)].join("\n"));
      await folder.start().url();
      expect(folder.pid).not.toBe(other.pid);
    } finally {
      other.kill();
    }
  });

  it("refuses a second start on its folder, and says which process has it", async () => {
    await using folder = new TestFolder();
    const first = folder.start();
    const url = await first.url();
    const { pid } = folder;
    expect(await folder.start().refusal()).toMatch(
      new RegExp(
        `^EmbeddedPostgresError: .* in use .*\\(process ${first.child.pid}\\)\\. Stop that one first`,
      ),
    );
    expect(folder.pid).toBe(pid);
    expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  it("lets one of two first starts have an empty folder", async () => {
    await using folder = new TestFolder();
    const both = [folder.start(), folder.start()];
    const outcomes = await Promise.allSettled(both.map((holder) => holder.url()));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const loser = both[outcomes.findIndex(({ status }) => status === "rejected")]!;
    expect(await loser.refusal()).toMatch(/in use/);
    expect(readdirSync(folder.dataDir)).toEqual(["postgres"]);
  });

  it("starts afresh after a first start that was killed halfway", async () => {
    await using folder = new TestFolder();
    const first = folder.start();
    const { dataDir } = folder;
    await until(
      () => existsSync(dataDir) && readdirSync(dataDir).some((name) => name.startsWith("postgres-new-")),
    );
    await first.end("SIGKILL");
    expect(existsSync(folder.postgres)).toBe(false);
    await folder.start().url();
  });

  it("is brought back at the same address when it dies under its parent, which keeps the folder", async () => {
    await using folder = new TestFolder();
    const first = folder.start();
    const url = await first.url();
    await writeNote(url);
    process.kill(folder.pid, "SIGKILL");
    await first.heard("log", /is back/);
    expect(await note(url)).toBe("kept");
    expect(await folder.start().refusal()).toMatch(/in use/);
  });

  it("leaves the data of another major version alone and says what to do", async () => {
    await using folder = new TestFolder();
    const first = folder.start();
    await first.url();
    await first.end("SIGTERM");
    writeFileSync(join(folder.postgres, "data", "PG_VERSION"), "17\n");
    expect(await folder.start().refusal()).toMatch(
      /was written by PostgreSQL 17, and this program brings PostgreSQL 18\. Nothing was changed\. Start the version/,
    );
    writeFileSync(join(folder.postgres, "data", "PG_VERSION"), "18\n");
    await folder.start().url();
  });

  it("says that a folder cannot be written", async () => {
    await using folder = new TestFolder();
    writeFileSync(folder.dataDir, "a file in its place");
    expect(await folder.start().refusal()).toMatch(/data cannot be written \(EEXIST\)\. Make it writable/);
  });
});

describe.runIf(isRoot)("the embedded PostgreSQL, started by root", () => {
  const idOf = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  const ordinary = isRoot ? { uid: idOf("-u"), gid: idOf("-g") } : {};
  const forBoth = it.runIf(mayRunHolder(ordinary));

  it("runs as an ordinary user", async () => {
    await using folder = new TestFolder();
    await folder.start().url();
    expect(statSync(join(folder.postgres, "data")).uid).not.toBe(0);
    expect(statSync(`/proc/${folder.pid}`).uid).not.toBe(0);
  });

  it("keeps the database elsewhere when that user cannot enter the folder, and says so", async () => {
    await using folder = new TestFolder(true);
    const first = folder.start();
    await writeNote(await first.url());
    expect(first.log).toMatch(/cannot enter .*: the database is in .*tsudoi-system-\w+\/data-/);
    await first.end("SIGTERM");
    const second = folder.start();
    expect(await note(await second.url())).toBe("kept");
  });

  forBoth("goes on as the user who started first", async () => {
    await using folder = new TestFolder();
    const first = folder.start(ordinary);
    await writeNote(await first.url());
    await first.end("SIGKILL");
    const second = folder.start();
    expect(await note(await second.url())).toBe("kept");
    await second.end("SIGTERM");
    const third = folder.start(ordinary);
    expect(await note(await third.url())).toBe("kept");
    expect(statSync(`/proc/${folder.pid}`).uid).toBe(ordinary.uid);
  });

  forBoth("tells an ordinary user that root's database is not theirs", async () => {
    await using folder = new TestFolder();
    mkdirSync(folder.dataDir);
    chmodSync(folder.dataDir, 0o777);
    writeFileSync(join(folder.dataDir, "other"), "keeps the folder's mode");
    await folder.start().url();
    expect(await folder.start(ordinary).refusal()).toMatch(
      /cannot be read: another user, or root, started it/,
    );
  });
});

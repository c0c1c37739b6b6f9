import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeEvent } from "../../../tests/factories/events.ts";
import { makeOrganization } from "../../../tests/factories/organizations.ts";
import { makeUser } from "../../../tests/factories/users.ts";
import { testDatabase } from "../../../tests/support/database.ts";
import { startTestServer } from "../../../tests/support/server.ts";
import type { Db } from "../../platform/db/client.server.ts";
import { openFileStore } from "../../platform/storage/file-store.server.ts";
import { imagesBesideDatabase } from "../images.ts";
import { OperatorError } from "../operator-error.ts";
import { runCommand } from "../run-command.ts";

const folder = await mkdtemp(join(tmpdir(), "tsudoi-backup-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const file = (name: string) => join(folder, name);

const { api, db, platform, databaseUrl } = await startServerWithUrl();
const fresh = await testDatabase({ empty: true });
const environment = (url: string, dataDir: string) => ({
  DATABASE_URL: url,
  PUBLIC_URL: "http://tsudoi.test",
  DATA_DIR: dataDir,
});
const admin = (...words: string[]) => runCommand(words, environment(databaseUrl, file("data")));
const imageName = `${"a".repeat(22)}-400.webp`;

async function startServerWithUrl() {
  const server = await startTestServer({ DATA_DIR: join(folder, "data") });
  return { ...server, databaseUrl: server.platform.settings.databaseUrl as string };
}

beforeAll(async () => {
  const [member, guest] = [await makeUser(db, { last_name: "伊藤\t\\.\n改行" }), await makeUser(db)];
  const owner = await makeOrganization(db, { members: [member.id], prefectures: [44], universities: [81] });
  await makeEvent(db, { owner, title: "料理の夜", applicants: [guest.id, member.id] });
  await db
    .insertInto("mails")
    .values({
      kind: "member_added",
      dedupe_key: "kept",
      message_id: "kept",
      language: "ja",
      address: "a@example.com",
      payload: JSON.stringify({ text: 'a "quoted"\nline\\.' }),
    })
    .execute();
  await (await openFileStore(platform)).putImage(imageName, Buffer.from("picture"));
});

/** Every row of every table, and where the numbering stands. */
async function contentsOf(database: Db): Promise<Record<string, unknown>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'
       and tablename not in ('primary_server', 'public_data_changes', 'public_data_versions', 'migrations') order by 1`.execute(
    database,
  );
  const contents: Record<string, unknown> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(t) as row from ${sql.table(name)} t order by to_jsonb(t)::text`.execute(database);
    contents[name] = rows.map(({ row }) => row);
  }
  const { rows: sequences } = await sql`
    select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`.execute(
    database,
  );
  return { ...contents, sequences };
}

describe("a backup", () => {
  it("restores into an empty database as it was, with the images beside it", async () => {
    const before = await contentsOf(db);
    expect(await admin("backup", file("whole.gz"))).toContain("Everything is in");
    await runCommand(["restore", file("whole.gz"), "--yes"], environment(fresh.url, file("fresh")));
    expect(await contentsOf(fresh.db)).toEqual(before);
    expect((before.users as unknown[]).length).toBe(2);
    expect(await readFile(join(file("fresh"), "uploads", "images", imageName), "utf8")).toBe("picture");
  });

  it("leaves a database that works: counts, searches and numbers go on", async () => {
    const { id: eventId, owner_organization_id: owner } = await fresh.db
      .selectFrom("events")
      .selectAll()
      .executeTakeFirstOrThrow();
    const next = await makeUser(fresh.db, { email: "next@example.com" });
    await fresh.db.insertInto("applications").values({ event_id: eventId, user_id: next.id }).execute();
    const counted = await fresh.db
      .selectFrom("events")
      .select("applications_count")
      .executeTakeFirstOrThrow();
    expect(counted.applications_count).toBe(3);
    await fresh.db.updateTable("event_texts").set({ title: "鍋の会" }).execute();
    const { titles } = await fresh.db
      .selectFrom("event_search_documents")
      .select("titles")
      .executeTakeFirstOrThrow();
    expect(titles).toContain("鍋の会");
    expect(await makeEvent(fresh.db, { owner })).toBeGreaterThan(eventId);
  });

  it("is for its owner alone, and never overwrites a file", async () => {
    const { mode } = await stat(file("whole.gz"));
    expect(mode & 0o777).toBe(0o600);
    await expect(admin("backup", file("whole.gz"))).rejects.toThrow("exists already");
  });

  it("is of one moment, whatever is written meanwhile", async () => {
    const writing = (async () => {
      for (let round = 0; round < 20; round += 1) {
        await makeOrganization(db, { members: [(await makeUser(db)).id] });
      }
    })();
    await admin("backup", file("busy.gz"));
    await writing;
    await runCommand(["restore", file("busy.gz"), "--yes"], environment(fresh.url, file("fresh")));
    const { rows } = await sql<{ lost: number }>`
      select count(*) as lost from organizations o
       where not exists (select from organization_members where organization_id = o.id)`.execute(fresh.db);
    expect(rows[0]?.lost).toBe(0);
  });
});

describe("a restore", () => {
  it("puts a running program back to the backup at once, and sends no mail twice", async () => {
    await admin("backup", file("before.gz"));
    const { id } = await db.selectFrom("organizations").select("id").orderBy("id").executeTakeFirstOrThrow();
    const name = async () => (await api(`GET /organizations/${id}`)).body.data.organization_name;
    const original = await name();
    await db
      .updateTable("organization_texts")
      .set({ name: "Later" })
      .where("organization_id", "=", id)
      .execute();
    await db.updateTable("mails").set({ state: "sent", sent_at: new Date() }).execute();
    const afterwards = {
      kind: "announcement",
      dedupe_key: "announcement:1:1",
      message_id: "m",
      language: "ja",
    } as const;
    await db
      .insertInto("mails")
      .values({ ...afterwards, state: "sent", sent_at: new Date() })
      .execute();
    expect(await name()).toBe("Later");
    const later = await versionOf(db);
    await admin("restore", file("before.gz"), "--yes");
    expect(await name()).toBe(original);
    expect(await versionOf(db)).toBeGreaterThan(later);
    const mails = await db.selectFrom("mails").select(["dedupe_key", "state"]).orderBy("id").execute();
    expect(mails).toEqual([
      { dedupe_key: "kept", state: "sent" },
      { dedupe_key: "announcement:1:1", state: "sent" },
    ]);
    await db.deleteFrom("mails").where("dedupe_key", "=", afterwards.dedupe_key).execute();
  });

  it("asks first, and does nothing where nobody can answer", async () => {
    const before = await contentsOf(db);
    await expect(admin("restore", file("before.gz"))).rejects.toThrow(/replaced.*\nAdd --yes/);
    expect(await contentsOf(db)).toEqual(before);
  });

  it.each([
    ["no backup", () => gzipSync('{"format":"something else"}\n'), "is not a backup"],
    ["no gzip", () => Buffer.from("hello"), /broken.gz is damaged or no backup .* Nothing was changed/],
    [
      "a file that ends early",
      async () => (await readFile(file("before.gz"))).subarray(0, 2000),
      /is damaged/,
    ],
    ["a file with other bytes in its middle", () => withOtherBytes(), /is damaged/],
    ["rows that are cut", () => withRowsCut(), /is damaged/],
    ["rows that are cut, with many behind them", () => withRowsCut(100_000), /is damaged/],
    [
      "a backup of a newer version",
      () =>
        gzipSync(
          '{"format":"tsudoi backup 1","madeAt":"2026-01-01T00:00:00Z","migrations":["9999_later"]}\n',
        ),
      "newer version",
    ],
    [
      "a backup of an older version",
      () =>
        gzipSync(
          '{"format":"tsudoi backup 1","madeAt":"2026-01-01T00:00:00Z","migrations":["0049_late_thanks_index"]}\n',
        ),
      "restore it with that version, then start this one",
    ],
    ["a backup without its end", () => withoutEnd(10), "not complete"],
    ["a backup that ends inside a table", () => withoutEnd(20_000), "not complete"],
  ])("of %s is refused, and nothing changes", async (_, make, message) => {
    const before = await contentsOf(db);
    await writeFile(file("broken.gz"), await make());
    const refusal = await admin("restore", file("broken.gz"), "--yes").catch((error) => error);
    expect(refusal).toBeInstanceOf(OperatorError);
    expect(refusal.message).toMatch(message);
    expect(await contentsOf(db)).toEqual(before);
  });
});

/** Caches take a page for new only where this has risen. */
async function versionOf(database: Db): Promise<number> {
  const { rows } = await sql<{ version: string }>`
    select sum(version) as version from public_data_versions`.execute(database);
  return Number(rows[0]?.version);
}

async function withoutEnd(bytes: number): Promise<Buffer> {
  const whole = gunzipSync(await readFile(file("before.gz")));
  return gzipSync(whole.subarray(0, whole.length - bytes));
}

async function withOtherBytes(): Promise<Buffer> {
  const bytes = await readFile(file("before.gz"));
  return Buffer.concat([bytes.subarray(0, 3000), Buffer.alloc(500, 7), bytes.subarray(3500)]);
}

/** @param behind so many further rows come while the database refuses the first */
async function withRowsCut(behind = 0): Promise<Buffer> {
  const lines = gunzipSync(await readFile(file("before.gz")))
    .toString("latin1")
    .split("\n");
  const firstRow = lines.findIndex(
    (line, place) => place > 0 && lines[place - 1]?.includes('"table"') && line !== "\\.",
  );
  lines[firstRow] = `cut${"\ncut".repeat(behind)}`;
  return gzipSync(Buffer.from(lines.join("\n"), "latin1"));
}

it("a file that is not there, or cannot be written, is said by its name", async () => {
  await expect(admin("restore", file("nowhere.gz"), "--yes")).rejects.toThrow(/nowhere.gz is not there/);
  await expect(admin("restore", folder, "--yes")).rejects.toThrow(/is a folder/);
  await expect(admin("backup", file("no/folder.gz"))).rejects.toThrow(/folder.gz is not there/);
});

it("images are taken from DATA_DIR alone, and only under the names of images", async () => {
  const images = imagesBesideDatabase(platform);
  await images?.put("../../escaped", Buffer.from("x"));
  await expect(stat(join(folder, "escaped"))).rejects.toThrow("ENOENT");
});

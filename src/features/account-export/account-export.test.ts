import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { makeOrganization } from "../../../tests/factories/organizations.ts";
import { type MadeUser, makeUser } from "../../../tests/factories/users.ts";
import { startS3Server } from "../../../tests/support/s3-server.ts";
import { startTestServer, type TestServer, testNow } from "../../../tests/support/server.ts";
import { openFileStore } from "../../platform/storage/file-store.server.ts";
import { removeStaleUploads } from "../../platform/storage/remove-stale-uploads.server.ts";
import { dayMs, hourMs } from "../../shared/time/milliseconds.ts";
import { exportParts } from "./contents/export-parts.server.ts";
import { makeExport } from "./making/make-export.server.ts";
import { removeExports } from "./making/remove-exports.server.ts";

const dataDir = await mkdtemp(join(tmpdir(), "tsudoi-exports-"));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const servers: [string, TestServer][] = [
  ["DATA_DIR", await startTestServer({ DATA_DIR: dataDir, RATE_LIMITS: "on" })],
  ["S3", await startTestServer({ ...(await startS3Server()), RATE_LIMITS: "on" })],
];
const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#246" } })
  .webp()
  .toBuffer();

describe.each(servers)("an export with files in %s", async (_, server) => {
  const { api, db, platform, clock } = server;
  const store = await openFileStore(platform);
  let person: MadeUser;
  beforeEach(async () => {
    clock.set(testNow);
    await db.deleteFrom("account_exports").execute();
    await db.deleteFrom("mails").execute();
    person = await makeUser(db, { first_name: "Hana" });
  });

  const later = (ms: number) => clock.set(new Date(clock.now().getTime() + ms));
  const ask = (as = person.session) => api("POST /users/own/exports", { as });
  const show = (id: number, as: MadeUser["session"] | null = person.session) =>
    api(`GET /users/own/exports/${id}`, { as });
  const download = (id: number, as: Record<string, string> = person.session) =>
    api(`GET /users/own/exports/${id}/file`, { as });
  const storedFiles = async () => {
    const names: string[] = [];
    for await (const { name } of store.listFiles()) names.push(name);
    return names;
  };
  const row = (id: number) =>
    db.selectFrom("account_exports").selectAll().where("id", "=", id).executeTakeFirst();
  const mails = () =>
    db.selectFrom("mails").select(["kind", "user_id"]).where("kind", "=", "export_ready").execute();
  /** Asked for and made. */
  const made = async () => {
    const id = (await ask()).body.data.id as number;
    expect(await makeExport(platform)).toBe(true);
    return id;
  };

  it("is asked for, made by a worker, told by mail and downloaded as a zip of data, schemas and pictures", async () => {
    const organization = await makeOrganization(db, { members: [person.id], name: "Tea Club" });
    const name = `${"a".repeat(22)}-200.webp`;
    await store.putImage(name, picture);
    await db
      .updateTable("organizations")
      .set({ icon_url: `images/${name}`, header_url: "https://elsewhere.example/cat.png" })
      .where("id", "=", organization)
      .execute();
    const asked = await ask();
    expect(asked.body.data).toMatchObject({ state: "waiting", expires_at: null, byte_size: null });
    const { id } = asked.body.data;
    expect((await download(id)).status).toBe(404);

    expect(await makeExport(platform)).toBe(true);
    const { data } = (await show(id)).body;
    expect(data).toMatchObject({
      id,
      state: "ready",
      expires_at: "2026-11-27T12:00:00.000+09:00",
      url: `http://tsudoi.test/api/v1/users/own/exports/${id}/file`,
    });
    expect(await mails()).toEqual([{ kind: "export_ready", user_id: person.id }]);
    const answer = await download(id);
    expect(answer.headers.get("content-disposition")).toBe("attachment; filename=tsudoi-data-2026-11-20.zip");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const { bytes } = answer;
    expect([bytes.length, Number(answer.headers.get("content-length"))]).toEqual([
      data.byte_size,
      data.byte_size,
    ]);
    const files = unzipSync(bytes);
    const json = (path: string) => JSON.parse(strFromU8(files[path] as Uint8Array));
    expect(Object.keys(files).sort()).toEqual(
      [
        "export.json",
        ...exportParts.flatMap((part) => [`data/${part.name}.json`, `schema/${part.name}.schema.json`]),
        `pictures/organizations/${organization}-icon.webp`,
      ].sort(),
    );
    expect(json("export.json")).toMatchObject({ version: 1, made_at: "2026-11-20T12:00:00.000+09:00" });
    expect(json("data/profile.json")).toMatchObject([{ first_name: "Hana", email: person.email }]);
    expect(json("data/memberships.json")).toMatchObject([{ organization: "Tea Club", role: "admin" }]);
    expect(json("schema/profile.schema.json").$schema).toContain("json-schema.org");
    expect(files[`pictures/organizations/${organization}-icon.webp`]).toEqual(new Uint8Array(picture));
  });

  it("is there for its person alone, and not by the address of the storage", async () => {
    const id = await made();
    const stranger = await makeUser(db);
    for (const answer of [await show(id, stranger.session), await show(id, null)])
      expect([404, 401]).toContain(answer.status);
    expect((await show(id, stranger.session)).status).toBe(404);
    expect((await download(id, stranger.session)).status).toBe(404);
    expect((await download(id, {})).status).toBe(401);
    expect((await api("GET /users/own/exports", { as: stranger.session })).body.data).toEqual([]);
    const key = (await row(id))?.file_key;
    for (const folder of ["files", "images", "staged"])
      expect((await fetch(`${server.url}/uploads/${folder}/${key}`)).status).toBe(404);
  });

  it("asked for twice, also at the same moment, is one", async () => {
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.data.id}`)).size).toBe(1);
    await makeExport(platform);
    expect(await makeExport(platform)).toBe(false);
    expect(await mails()).toHaveLength(1);
    // Those that made none did not count.
    await made();
    await made();
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect((await api("GET /users/own/exports", { as: person.session })).body.data).toHaveLength(3);
    later(dayMs + 2 * hourMs);
    expect((await ask()).status).toBe(200);
  });

  it("is made once by two workers", async () => {
    const id = (await ask()).body.data.id;
    const results = await Promise.all([makeExport(platform), makeExport(platform), makeExport(platform)]);
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await row(id)).toMatchObject({ state: "ready", attempts: 1 });
    expect(await mails()).toHaveLength(1);
  });

  it("is refused when its week is over, and its file goes", async () => {
    const id = await made();
    const key = (await row(id))?.file_key as string;
    later(7 * dayMs - 1);
    await removeExports(platform);
    expect((await download(id)).status).toBe(200);
    later(1);
    expect((await download(id)).status).toBe(404);
    expect((await show(id)).status).toBe(404);
    expect(await storedFiles()).toContain(key);
    await removeExports(platform);
    expect(await storedFiles()).not.toContain(key);
    expect(await row(id)).toBeUndefined();
  });

  it("its file goes when the account is deleted, and one under way ends with it", async () => {
    const id = await made();
    const key = (await row(id))?.file_key as string;
    const next = (await ask()).body.data.id;
    expect((await api("DELETE /auth", { as: person.session })).status).toBe(200);
    expect((await download(id)).status).toBe(401);
    expect(await makeExport(platform)).toBe(false);
    await removeExports(platform);
    expect(await storedFiles()).not.toContain(key);
    expect([await row(id), await row(next)]).toEqual([undefined, undefined]);
  });

  it("an account that is deleted while its export is made gets no mail, and nothing of the file stays", async () => {
    const id = (await ask()).body.data.id;
    const key = (await row(id))?.file_key as string;
    const put = store.putFileStream.bind(store);
    store.putFileStream = async (...file) => {
      await put(...file);
      expect((await api("DELETE /auth", { as: person.session })).status).toBe(200);
      // Its lock is held: the file that is being written is left to be removed afterwards.
      await removeExports(platform);
      expect(await row(id)).toMatchObject({ user_id: null, state: "waiting" });
    };
    await makeExport(platform).finally(() => {
      store.putFileStream = put;
    });
    expect(await storedFiles()).toContain(key);
    await removeExports(platform);
    expect(await storedFiles()).not.toContain(key);
    expect(await row(id)).toBeUndefined();
    expect(await mails()).toEqual([]);
  });

  it("of somebody who is blocked waits until they may act again", async () => {
    const id = (await ask()).body.data.id;
    const block = (blocked_at: Date | null) =>
      db
        .updateTable("users")
        .set({ blocked_at, block_reason: blocked_at && "Spam." })
        .where("id", "=", person.id)
        .execute();
    await block(clock.now());
    expect(await makeExport(platform)).toBe(false);
    await block(null);
    expect(await makeExport(platform)).toBe(true);
    expect(await row(id)).toMatchObject({ state: "ready", attempts: 1 });
  });

  it("that cannot be stored is tried again with growing pauses, and told as failed after the fifth time", async () => {
    const id = (await ask()).body.data.id;
    const put = store.putFileStream.bind(store);
    store.putFileStream = () => Promise.reject(new Error("no room"));
    for (const pause of [10, 60, 360, 2160]) {
      expect(await makeExport(platform)).toBe(true);
      later((pause - 1) * 1000);
      expect(await makeExport(platform), `before ${pause}`).toBe(false);
      later(1000);
    }
    expect(await makeExport(platform)).toBe(true);
    store.putFileStream = put;
    expect((await show(id)).body.data).toMatchObject({ state: "failed", byte_size: null });
    expect(await mails()).toEqual([]);
    await made();
  });

  it("stays while files go that stand in no table", async () => {
    const id = await made();
    const key = (await row(id))?.file_key as string;
    later(2 * dayMs);
    await removeStaleUploads(platform);
    expect(await storedFiles()).toContain(key);
  });

  it("leaves no file beside the storage", async () => {
    await made();
    expect((await readdir(tmpdir())).filter((name) => name.startsWith("tsudoi-export-"))).toEqual([]);
  });
});

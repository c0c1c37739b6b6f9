import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse as parseDisposition } from "content-disposition";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { makeEvent } from "../../../../tests/factories/events.ts";
import { makeOrganization } from "../../../../tests/factories/organizations.ts";
import { makeUser } from "../../../../tests/factories/users.ts";
import { attend } from "../../../../tests/support/after-mails.ts";
import { startS3Server } from "../../../../tests/support/s3-server.ts";
import { startTestServer, type TestServer, testNow } from "../../../../tests/support/server.ts";
import { closedPolicy } from "../../../platform/http/replies/security-headers.ts";
import { openFileStore } from "../../../platform/storage/file-store.server.ts";
import { removeStaleUploads } from "../../../platform/storage/remove-stale-uploads.server.ts";

const dataDir = await mkdtemp(join(tmpdir(), "tsudoi-material-"));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const servers: [string, TestServer][] = [
  ["DATA_DIR", await startTestServer({ DATA_DIR: dataDir })],
  ["S3", await startTestServer(await startS3Server())],
];
const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\n%%EOF\n");
const atTheEnd = "2026-11-27T21:00:00+09:00";
const megabytes20 = 20 * 1024 * 1024;

describe.each(servers)("material in %s", async (place, server) => {
  const { api, db, clock, platform } = server;
  const store = await openFileStore(platform);
  const people = {
    manager: await makeUser(db),
    came: await makeUser(db),
    absent: await makeUser(db),
    stranger: await makeUser(db),
  };
  const owner = await makeOrganization(db, { members: [people.manager.id] });
  const as = people.manager.session;
  const newEvent = async () => {
    const eventId = await makeEvent(db, { owner, applicants: [people.came.id, people.absent.id] });
    await attend(db, eventId, people.came.id, new Date(atTheEnd));
    return eventId;
  };
  const add = (id: number, body: unknown) => api(`POST /events/${id}/materials`, { as, body });
  const reachable = (address: string) => address.replace("http://tsudoi.test", server.url);
  const put = (address: string, bytes: Uint8Array<ArrayBuffer>) =>
    fetch(reachable(address), { method: "PUT", body: bytes });
  async function upload(id: number, bytes: Buffer): Promise<string> {
    const { body } = await api(`GET /s3/events/${id}/material?filename=slides.pdf`, { as });
    expect((await put(body.data, new Uint8Array(bytes))).status).toBe(200);
    return body.data.split("?")[0];
  }
  const addFile = async (id: number, more: object = {}, bytes = pdf) => {
    const answer = await add(id, { upload: await upload(id, bytes), file_name: "slides.pdf", ...more });
    expect(answer.status).toBe(200);
    return answer.body.data;
  };
  const titles = async (id: number, session: Record<string, string> | null = null) =>
    (await api(`GET /events/${id}/materials`, { as: session })).body.data.map(
      ({ title }: { title: string }) => title,
    );
  const fileNames = async () => {
    const names: string[] = [];
    for await (const { name } of store.listFiles()) names.push(name);
    return names;
  };
  /** Titles that each of them gets to see, in turn: manager, came, absent, stranger, visitor. */
  const everyone = () => [...Object.values(people).map(({ session }) => session), null];

  it("is seen from the start on by those for whom it is meant, and by the managers always", async () => {
    clock.set(testNow);
    const id = await newEvent();
    await add(id, { title: "Slides", url: "https://slides.example/1" });
    const open = { title: "Photos", url: "https://photos.example/1", visibility: "all" };
    await add(id, open);
    const seen = () => Promise.all(everyone().map((session) => titles(id, session)));
    expect(await seen()).toEqual([["Slides", "Photos"], [], [], [], []]);
    clock.set(atTheEnd);
    expect(await seen()).toEqual([
      ["Slides", "Photos"],
      ["Slides", "Photos"],
      ["Photos"],
      ["Photos"],
      ["Photos"],
    ]);
    await db.updateTable("events").set({ is_published: false }).where("id", "=", id).execute();
    expect((await api(`GET /events/${id}/materials`)).status).toBe(404);
    expect(await titles(id, people.came.session)).toEqual(["Slides", "Photos"]);
    await db
      .updateTable("events")
      .set({ cancelled_at: atTheEnd, is_published: true })
      .where("id", "=", id)
      .execute();
    expect(await seen()).toEqual([["Slides", "Photos"], [], [], [], []]);
  });

  it("is handed out as it came to those who may have it, to be saved under its name and kept by nobody", async () => {
    clock.set(atTheEnd);
    const id = await newEvent();
    const file = await addFile(id, { file_name: "../資料 “1”.PDF" });
    expect(file).toEqual({
      id: file.id,
      title: "資料 “1”",
      url: null,
      file: { file_name: "資料 “1”.PDF", content_type: "application/pdf", byte_size: pdf.length },
      visibility: "attended",
    });
    const ask = (session: Record<string, string> | null) =>
      api(`GET /events/${id}/materials/${file.id}/file`, { as: session });
    const statuses = async () => Promise.all(everyone().map(async (session) => (await ask(session)).status));
    expect(await statuses()).toEqual([200, 200, 404, 404, 404]);
    const answer = await ask(people.came.session);
    expect(Buffer.from(answer.bytes).equals(pdf)).toBe(true);
    const { type, parameters } = parseDisposition(answer.headers.get("content-disposition") ?? "");
    expect([type, parameters.filename]).toEqual(["attachment", "資料 “1”.PDF"]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/pdf",
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": `${closedPolicy}; sandbox`,
    });
    await api(`PUT /events/${id}/materials/${file.id}`, { as, body: { visibility: "all" } });
    expect(await statuses()).toEqual([200, 200, 200, 200, 200]);
    const other = await newEvent();
    expect((await api(`GET /events/${other}/materials/${file.id}/file`, { as })).status).toBe(404);
  });

  it("as a photo loses where and with what it was taken, unless its organizer keeps that", async () => {
    clock.set(atTheEnd);
    const id = await newEvent();
    const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#123456" } })
      .withExif({ IFD0: { Model: "Camera of somebody" } })
      .jpeg()
      .toBuffer();
    const handedOut = async (more: object) => {
      const { id: materialId, file } = await addFile(id, more, photo);
      const { bytes } = await api(`GET /events/${id}/materials/${materialId}/file`, { as });
      expect(file.byte_size).toBe(bytes.length);
      return Buffer.from(bytes);
    };
    expect((await handedOut({})).toString("latin1")).not.toContain("Camera of");
    expect(await handedOut({ keeps_photo_data: true })).toEqual(photo);
  });

  it("keeps its order, changes in part and goes with its file", async () => {
    const id = await newEvent();
    const first = (await add(id, { title: "A", url: "https://a.example" })).body.data.id;
    const file = await addFile(id, { title: "B" });
    const reordered = await api(`PUT /events/${id}/materials`, { as, body: { ids: [file.id, first] } });
    expect(reordered.body.data.map(({ title }: { title: string }) => title)).toEqual(["B", "A"]);
    for (const ids of [[first], [first, first], [first, file.id, 999999]]) {
      expect((await api(`PUT /events/${id}/materials`, { as, body: { ids } })).status).toBe(422);
    }
    const change = (material: number, body: unknown) =>
      api(`PUT /events/${id}/materials/${material}`, { as, body });
    expect((await change(first, { title: "Z" })).body.data).toMatchObject({
      title: "Z",
      url: "https://a.example",
    });
    expect((await change(first, { title: "", url: null })).body.errors).toEqual({
      title: ["can't be blank"],
      url: ["can't be blank"],
    });
    expect((await change(file.id, { url: "https://b.example" })).status).toBe(422);
    const before = await fileNames();
    expect((await api(`DELETE /events/${id}/materials/${file.id}`, { as })).status).toBe(200);
    expect((await fileNames()).length).toBe(before.length - 1);
    expect((await api(`DELETE /events/${id}/materials/${file.id}`, { as })).status).toBe(404);
    expect(await titles(id, as)).toEqual(["Z"]);
  });

  it.each([
    ["a page named .pdf", Buffer.from("<html><script>alert(1)</script>")],
    ["a drawing that could hold scripts", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ["a program", Buffer.from("MZ\x90\x00")],
    ["a PDF behind something else", Buffer.concat([Buffer.from("<script>"), pdf])],
    ["nothing", Buffer.alloc(0)],
  ])("is refused when it is %s", async (_, bytes) => {
    const id = await newEvent();
    const before = await fileNames();
    const { status, body } = await add(id, { upload: await upload(id, bytes), file_name: "a.pdf" });
    expect([status, body]).toEqual([422, { errors: { upload: ["is neither a PDF nor a picture"] } }]);
    expect(await fileNames()).toEqual(before);
  });

  it("gets the ending of what it is, whatever it is called", async () => {
    const id = await newEvent();
    const file = await addFile(id, { file_name: "holiday\u202Egpj.exe" });
    expect(file.file.file_name).toBe("holidaygpj.exe.pdf");
  });

  it("is an upload for this event that was not used yet, or a link that says where to", async () => {
    const id = await newEvent();
    const staged = await upload(id, pdf);
    expect((await add(id, { upload: staged, file_name: "a.pdf" })).status).toBe(200);
    const again = { errors: { upload: ["has to be uploaded again"] } };
    expect((await add(id, { upload: staged, file_name: "a.pdf" })).body).toEqual(again);
    expect((await add(id, { upload: await upload(await newEvent(), pdf) })).body).toEqual(again);
    expect((await add(id, { upload: "https://elsewhere.example/a.pdf" })).body).toEqual(again);
    expect((await add(id, {})).body.errors).toEqual({ title: ["can't be blank"], url: ["can't be blank"] });
    const link = await add(id, { title: "a", url: "javascript:alert(1)" });
    expect(link.body.errors.url).toEqual(["must be a web address that starts with http:// or https://"]);
    const named = await api(`GET /s3/events/${id}/material?filename=a.exe`, { as });
    expect(named.body.errors.filename[0]).toMatch(/^must be a pdf/);
  });

  it("is at most thirty entries, also where many are added at once", async () => {
    const id = await newEvent();
    const all = Array.from({ length: 34 }, (_, n) => add(id, { title: `L${n}`, url: "https://a.example" }));
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect((await add(id, { title: "a", url: "https://a.example" })).body.errors).toEqual({
      material: ["are at most 30"],
    });
  });

  it("is taken at 20 MB and not above", async () => {
    const id = await newEvent();
    const large = Buffer.concat([pdf, Buffer.alloc(megabytes20 - pdf.length)]);
    expect((await addFile(id, {}, large)).file.byte_size).toBe(megabytes20);
    const { body } = await api(`GET /s3/events/${id}/material?filename=a.pdf`, { as });
    const uploaded = await put(body.data, new Uint8Array(megabytes20 + 1));
    if (place === "DATA_DIR") {
      expect(uploaded.status).toBe(413);
      // The right to upload says how much: it cannot be made to say more.
      const more = new URL(body.data);
      more.searchParams.set("max", String(2 * megabytes20));
      expect((await put(more.href, new Uint8Array(pdf))).status).toBe(403);
    } else {
      const answer = await add(id, { upload: body.data.split("?")[0] });
      expect(answer.body).toEqual({ errors: { upload: ["can't be larger than 20 MB"] } });
    }
  });

  it("is removed from the storage a day after its event is gone, and nothing else is", async () => {
    clock.set(testNow);
    const [gone, stays] = [await newEvent(), await newEvent()];
    const before = await fileNames();
    await addFile(stays);
    const stored = (await fileNames()).filter((name) => !before.includes(name));
    await addFile(gone);
    const lost = (await fileNames()).filter((name) => ![...before, ...stored].includes(name));
    await db.deleteFrom("applications").where("event_id", "=", gone).execute();
    await db.deleteFrom("events").where("id", "=", gone).execute();
    await removeStaleUploads(platform);
    expect(await fileNames()).toEqual(expect.arrayContaining([...stored, ...lost]));
    // Files carry the machine's time, so the clock goes ahead of both.
    clock.set(new Date(Math.max(Date.now(), clock.now().getTime()) + 25 * 60 * 60 * 1000));
    await removeStaleUploads(platform);
    expect(lost).toHaveLength(1);
    expect(await fileNames()).toEqual(expect.arrayContaining(stored));
    expect(await fileNames()).not.toContain(lost[0]);
  });

  it.runIf(place === "DATA_DIR")("is not reached where images are shown", async () => {
    await addFile(await newEvent());
    const [name] = await fileNames();
    for (const path of [`files/${name}`, `images/${name}`, `images/..%2Ffiles%2F${name}`]) {
      expect((await fetch(`${server.url}/uploads/${path}`)).status).toBe(404);
    }
  });
});

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { makeEvent } from "../../../tests/factories/events.ts";
import { makeOrganization } from "../../../tests/factories/organizations.ts";
import { makeUser } from "../../../tests/factories/users.ts";
import { startS3Server } from "../../../tests/support/s3-server.ts";
import { startTestServer, type TestServer } from "../../../tests/support/server.ts";
import { imageSizes } from "../../shared/image-sizes.ts";
import { claimUpload } from "./claim-upload.server.ts";
import { openFileStore } from "./file-store.server.ts";
import type { FileStore } from "./file-store.ts";
import { removeStaleUploads } from "./remove-stale-uploads.server.ts";

const dataDir = await mkdtemp(join(tmpdir(), "tsudoi-uploads-"));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const servers: [string, TestServer][] = [
  ["DATA_DIR", await startTestServer({ DATA_DIR: dataDir })],
  ["S3", await startTestServer(await startS3Server())],
];

/** A photo lying on its side, with the place where it was taken. */
const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#246" } })
  .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "33/1 14/1 0/1" } })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer();

const bytesOf = async (address: string) => Buffer.from(await (await fetch(address)).arrayBuffer());
async function namesOf(files: ReturnType<FileStore["listImages"]>): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of files) names.push(name);
  return names.sort();
}

describe.each(servers)("an image in %s", async (place, server) => {
  const { api, db, platform } = server;
  const store = await openFileStore(platform);
  const member = await makeUser(db);
  const id = await makeOrganization(db, { members: [member.id] });
  const eventId = await makeEvent(db, { owner: id });
  /** Addresses begin with the site's own, which in a test is another than the server's. */
  const reachable = (address: string) => address.replace("http://tsudoi.test", server.url);

  async function signed(path = `/s3/organizations/${id}/header`, filename = "Photo 1.JPG") {
    const query = `filename=${encodeURIComponent(filename)}`;
    return api(`GET ${path as "/s3"}?${query}`, { as: member.session });
  }
  async function upload(bytes: Buffer, path?: string): Promise<string> {
    const { body } = await signed(path);
    const answer = await fetch(reachable(body.data), { method: "PUT", body: new Uint8Array(bytes) });
    expect(answer.status).toBe(200);
    return body.data.split("?")[0];
  }
  const update = (organization: unknown, organizationId = id) =>
    api(`PUT /organizations/${organizationId}/update`, { as: member.session, body: { organization } });

  it("of another site is refused, because no page would show it, unless it is kept from before", async () => {
    const address = "https://pictures.example/cat.png";
    const refused = (field: string) => ({ [field]: ["must be an image that was uploaded here"] });
    for (const field of ["header_url", "icon_url"]) {
      expect((await update({ [field]: address })).body.errors).toEqual(refused(field));
    }
    const asEvent = { as: member.session, body: { event: { thumbnail_url: address } } };
    for (const call of [
      `POST /organizations/${id}/events/create`,
      `PUT /events/${eventId}/update`,
    ] as const) {
      expect((await api(call, asEvent)).body.errors).toEqual(refused("thumbnail_url"));
    }
    const besideOurs = "http://tsudoi.test/uploads/images/../../log_out";
    expect((await update({ header_url: besideOurs })).status).toBe(422);
    await db.updateTable("organizations").set({ header_url: address }).where("id", "=", id).execute();
    expect((await update({ header_url: address })).body.data.header_url).toBe(address);
    await db.updateTable("organizations").set({ header_url: null }).where("id", "=", id).execute();
  });

  it("is uploaded to a signed address and shown upright, without metadata, as WebP in the sizes of the pages", async () => {
    const staged = await upload(photo);
    expect((await api(`GET /organizations/${id}`)).body.data.header_url).toBeNull();
    const { status, body } = await update({ header_url: staged });
    expect(status).toBe(200);
    const address = body.data.header_url;
    expect(address).toMatch(/\/images\/[\w-]{22}-1600\.webp$/);
    expect((await api(`GET /organizations/${id}`)).body.data.header_url).toBe(address);
    const sizes = imageSizes(address) ?? [];
    expect(sizes.map(({ width }) => width)).toEqual([400, 800, 1600]);
    const shown = await Promise.all(
      sizes.map(async (size) => sharp(await bytesOf(reachable(size.address))).metadata()),
    );
    expect(shown.map(({ width, height }) => [width, height])).toEqual([
      [400, 600],
      [600, 900],
      [600, 900],
    ]);
    for (const { format, exif, orientation } of shown) {
      expect([format, exif, orientation]).toEqual(["webp", undefined, undefined]);
    }
  });

  it("is no longer staged once taken over; the same update again answers the same", async () => {
    const staged = await upload(photo);
    const first = await update({ header_url: staged });
    const again = await update({ header_url: staged });
    expect([again.status, again.body.data.header_url]).toEqual([200, first.body.data.header_url]);
    expect(await store.readStaged(store.keyOf(staged) ?? "", 10_000_000)).toBeNull();
    const stored = await update({ header_url: first.body.data.header_url });
    expect(stored.body.data.header_url).toBe(first.body.data.header_url);
    expect((await update({ header_url: null })).body.data.header_url).toBeNull();
  });

  it("is a square as an icon", async () => {
    const staged = await upload(photo, `/s3/organizations/${id}/icon`);
    const { body } = await update({ icon_url: staged });
    const { width, height } = await sharp(await bytesOf(reachable(body.data.icon_url))).metadata();
    expect([width, height]).toEqual([384, 384]);
  });

  it.each([
    ["a text named .jpg", Buffer.from("<script>alert(1)</script>")],
    ["nothing", Buffer.alloc(0)],
    [
      "a drawing that could hold scripts",
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ["half an image", photo.subarray(0, Math.floor(photo.length / 2))],
    ["a small file that unfolds into too many pixels", await bomb()],
  ])("is refused when it is %s", async (_, bytes) => {
    const staged = await upload(bytes);
    const { status, body } = await update({ header_url: staged });
    expect([status, body]).toEqual([422, { errors: { header_url: ["is not an image"] } }]);
  });

  it("is refused where nothing was uploaded, or for another organization or purpose", async () => {
    const { body } = await signed();
    const refused = [422, { errors: { header_url: ["is not an image"] } }];
    const nothing = await update({ header_url: body.data.split("?")[0] });
    expect([nothing.status, nothing.body]).toEqual(refused);
    const other = await makeOrganization(db, { members: [member.id] });
    const staged = await upload(photo);
    const foreign = await update({ header_url: staged }, other);
    expect([foreign.status, foreign.body]).toEqual(refused);
    expect((await update({ icon_url: staged })).body.errors).toEqual({ icon_url: ["is not an image"] });
  });

  it("of an event is taken over for that event alone", async () => {
    const staged = await upload(photo, `/s3/organizations/${id}/events/${eventId}/header`);
    const stored = await claimUpload(platform, "thumbnail_url", staged, {
      purpose: "event_header",
      eventId,
    });
    expect(stored).toMatch(/^images\/[\w-]{22}-1600\.webp$/);
    await expect(
      claimUpload(platform, "thumbnail_url", staged, { purpose: "event_header", eventId: eventId + 1 }),
    ).rejects.toMatchObject({ fields: { thumbnail_url: [{ code: "not_an_image" }] } });
  });

  it("has a fresh, unguessable address each time", async () => {
    const addresses = await Promise.all(Array.from({ length: 5 }, () => signed()));
    const names = addresses.map(({ body }) => new URL(body.data).pathname.split("/").at(-1));
    expect(new Set(names).size).toBe(5);
    for (const name of names) expect(name).toMatch(/^[\w-]{32}$/);
  });

  it("needs the name of an image", async () => {
    for (const name of ["a.png", "a.JPG", "a.jpeg", "a.gif", "a.webp", "a.avif", "a.heic"]) {
      expect((await signed(undefined, name)).status).toBe(200);
    }
    for (const name of ["a.svg", "a.pdf", "png", ""]) {
      const { status, body } = await signed(undefined, name);
      expect([status, body]).toEqual([
        422,
        { errors: { filename: ["must be a png, jpg, jpeg, gif, webp, avif or heic file"] } },
      ]);
    }
    const missing = await api(`GET /s3/organizations/${id}/icon`, { as: member.session });
    expect(missing.body).toEqual({ errors: { filename: ["can't be blank"] } });
  });

  it("of an event can be uploaded for a host of that event alone", async () => {
    const other = await makeOrganization(db, { members: [member.id] });
    await db.insertInto("event_hosts").values({ event_id: eventId, organization_id: other }).execute();
    const { status, body } = await signed(`/s3/organizations/${other}/events/${eventId}/header`);
    expect([status, body]).toEqual([404, { errors: { event: ["was not found"] } }]);
    const stranger = await makeUser(db);
    const path = `/s3/organizations/${id}/events/${eventId}/header?filename=a.png` as const;
    expect((await api(`GET ${path}`, { as: stranger.session })).status).toBe(403);
    expect((await api(`GET ${path}`)).status).toBe(401);
  });

  it("waits for a day; then what nothing took over or shows any more is removed, and nothing else", async () => {
    const staged = await upload(photo);
    const replaced = await update({ header_url: await upload(photo) });
    const shown = await update({ header_url: await upload(photo) });
    const icon = await update({ icon_url: await upload(photo, `/s3/organizations/${id}/icon`) });
    const nameOf = (address: string) => address.split("/images/")[1]?.split("-").slice(0, -1).join("-") ?? "";
    const images = async () => (await namesOf(store.listImages())).join();
    await removeStaleUploads(platform);
    expect(await store.readStaged(store.keyOf(staged) ?? "", 10_000_000)).not.toBeNull();
    expect(await images()).toContain(nameOf(replaced.body.data.header_url));

    // Files carry the machine's time, so the clock goes ahead of both.
    const start = server.clock.now();
    server.clock.set(new Date(Math.max(Date.now(), start.getTime()) + 25 * 60 * 60 * 1000));
    await removeStaleUploads(platform);
    expect(await namesOf(store.listStaged())).toEqual([]);
    expect(await images()).not.toContain(nameOf(replaced.body.data.header_url));
    for (const address of [shown.body.data.header_url, icon.body.data.icon_url]) {
      expect(await images()).toContain(nameOf(address));
    }
    expect((await update({ header_url: staged })).body.errors).toEqual({ header_url: ["is not an image"] });
    server.clock.set(start);
  });

  if (place === "S3") {
    it("is refused above 10 MB when it is taken over", async () => {
      const staged = await upload(Buffer.alloc(10 * 1024 * 1024 + 1));
      const { status, body } = await update({ header_url: staged });
      expect([status, body]).toEqual([422, { errors: { header_url: ["is too large"] } }]);
    });
    return;
  }

  const put = (address: string, body: BodyInit, init: RequestInit = {}) =>
    fetch(reachable(address), { method: "PUT", body, ...init } as RequestInit);

  it("is refused above 10 MB while it is uploaded, and nothing of it is kept", async () => {
    const { body } = await signed();
    const chunk = new Uint8Array(1024 * 1024);
    const stream = new ReadableStream({
      start: (controller) => {
        for (let megabyte = 0; megabyte < 11; megabyte += 1) controller.enqueue(chunk);
        controller.close();
      },
    });
    const before = await namesOf(store.listStaged());
    const streamed = await put(body.data, stream, { duplex: "half" } as RequestInit);
    expect(streamed.status).toBe(413);
    const declared = await put(body.data, new Uint8Array(10 * 1024 * 1024 + 1));
    expect([declared.status, await declared.json()]).toEqual([
      413,
      { errors: { request: ["is too large"] } },
    ]);
    expect(await namesOf(store.listStaged())).toEqual(before);
    expect((await put(body.data, new Uint8Array(10 * 1024 * 1024))).status).toBe(200);
  });

  it("is refused with another signature, for another name and after ten minutes", async () => {
    const { body } = await signed();
    const url = new URL(body.data);
    const changed = (change: (copy: URL) => void) => {
      const copy = new URL(url);
      change(copy);
      return copy.href;
    };
    for (const address of [
      changed((copy) => copy.searchParams.set("signature", "x".repeat(43))),
      changed((copy) => copy.searchParams.delete("signature")),
      changed((copy) =>
        copy.searchParams.set("expires", String(Number(copy.searchParams.get("expires")) + 1)),
      ),
      changed((copy) => copy.searchParams.set("expires", "NaN")),
      changed((copy) => {
        copy.pathname = `/uploads/staged/${"a".repeat(32)}`;
      }),
      changed((copy) => {
        copy.pathname = "/uploads/staged/..%2f..%2fother";
      }),
    ]) {
      expect((await put(address, new Uint8Array(photo))).status).toBe(403);
    }
    const start = server.clock.now();
    server.clock.set(new Date(start.getTime() + 601_000));
    expect((await put(url.href, new Uint8Array(photo))).status).toBe(403);
    server.clock.set(start);
    expect((await put(url.href, new Uint8Array(photo))).status).toBe(200);
  });

  it("is sent for ever, to shared caches for an hour and then as unchanged, never sniffed, and only under the names of images", async () => {
    const { body } = await update({ header_url: await upload(photo) });
    const answer = await fetch(reachable(body.data.header_url));
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, s-maxage=3600, immutable",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "cross-origin",
    });
    const etag = answer.headers.get("etag") ?? "";
    const again = await fetch(answer.url, { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
    for (const name of ["", "a.webp", "..%2f..%2fsecret", `${"a".repeat(22)}-400.webp`]) {
      expect((await fetch(`${server.url}/uploads/images/${name}`)).status).toBe(404);
    }
    expect((await fetch(`${server.url}/uploads/staged/${"a".repeat(32)}`)).status).toBe(404);
  });

  it("can be uploaded from other origins, since the signature is the permission", async () => {
    const { body } = await signed();
    const answer = await fetch(reachable(body.data), { method: "OPTIONS" });
    expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([204, "*"]);
    expect(answer.headers.get("access-control-allow-methods")).toContain("PUT");
  });
});

function bomb(): Promise<Buffer> {
  return sharp({
    create: { width: 12_000, height: 12_000, channels: 3, background: "#000" },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

import { connect } from "node:net";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { makeOrganization } from "../factories/organizations.ts";
import { makeUser } from "../factories/users.ts";
import { startTestServer } from "../support/server.ts";

const { api, db, url } = await startTestServer();
const user = await makeUser(db);
const organization = await makeOrganization(db, { members: [user.id] });
const create = (raw: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  api("POST /organizations/create", {
    as: user.session,
    raw,
    headers: { "content-type": "application/json", ...headers },
  });

/** The server's answer to bytes that no decent client sends. */
function say(bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let heard = "";
    const socket = connect(Number(port), hostname, () => socket.end(bytes));
    socket.on("data", (chunk) => {
      heard += chunk.toString("latin1");
    });
    socket.on("close", () => resolve(heard));
    socket.on("error", () => resolve(heard));
  });
}

describe("a request made to do harm", () => {
  it("is 400 with JSON that is nested ten thousand deep", async () => {
    const deep = `${"[".repeat(10_000)}${"]".repeat(10_000)}`;
    expect((await create(deep)).status).toBe(400);
    const inside = `{"organization":{"email":${"[".repeat(10_000)}${"]".repeat(10_000)}}}`;
    expect((await create(inside)).status).toBe(422);
  });

  it("is 400 with bytes that are no UTF-8, and with a NUL where text is expected 422", async () => {
    const broken = new Uint8Array([
      ...new TextEncoder().encode('{"organization":{"email":"'),
      0xc3,
      0x28,
      0x22,
      0x7d,
      0x7d,
    ]);
    expect((await create(broken)).status).toBe(400);
    const { status } = await create(
      JSON.stringify({
        organization: {
          email: "a@example.com",
          language_organizations_attributes: [{ language_id: 1, name: "a\u0000b", is_main: true }],
        },
      }),
    );
    expect(status).toBe(422);
  });

  it("is told by name what is wrong under names that every object has", async () => {
    const { status, body } = await api("POST /events/1/applications/apply", {
      as: user.session,
      body: { application: { apply_question_answers: { constructor: 1, toString: 2 } } },
    });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(["constructor", "toString"]);
  });

  it("loses half a character, which no database and no address could hold", async () => {
    const { status, body } = await api("PUT /auth", {
      as: user.session,
      body: { first_name: "a\ud800b" },
    });
    expect([status, body.data?.first_name]).toEqual([200, "a\ufffdb"]);
  });

  it("is not unpacked: a compressed body is no JSON, however small it is", async () => {
    const bomb = gzipSync(Buffer.alloc(20 * 1024 * 1024, " "));
    expect(bomb.length).toBeLessThan(100_000);
    const { status } = await create(new Uint8Array(bomb), { "content-encoding": "gzip" });
    expect(status).toBe(400);
  });

  it("is 431 with headers without end, and ends the connection", async () => {
    const flood = `GET /api/v1/events HTTP/1.1\r\nHost: a\r\n${"X-A: b\r\n".repeat(10_000)}\r\n`;
    expect(await say(flood)).toMatch(/^HTTP\/1\.1 431/);
  });

  it("is 400 when two lengths or two encodings contradict each other", async () => {
    const head = "POST /api/v1/auth/sign_in HTTP/1.1\r\nHost: a\r\n";
    expect(await say(`${head}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello`)).toMatch(
      /^HTTP\/1\.1 400/,
    );
    expect(await say(`${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 400/,
    );
  });

  it.each([
    "/uploads/images/../../../etc/passwd",
    "/uploads/images/..%2f..%2f..%2fetc%2fpasswd",
    "/uploads/images/%2e%2e/%2e%2e/etc/passwd",
    "/uploads/images/..%252f..%252fetc%252fpasswd",
    "/uploads/images/%00",
    "/uploads/staged/..%2f..%2fpostgres",
    "/api/v1/../../etc/passwd",
  ])("finds no file at %s", async (path) => {
    const answer = await say(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d/);
    expect(answer).not.toContain("root:");
  });

  it("cannot set what only we set: owner, provider, counts", async () => {
    const { body } = await create(
      JSON.stringify({
        organization: {
          id: 1,
          is_hf: true,
          organizer_ids: [1],
          email: "mass@example.com",
          language_organizations_attributes: [{ language_id: 1, name: "会", is_main: true }],
        },
      }),
    );
    expect(body.data.is_hf).toBe(false);
    expect(body.data.organizer_ids).toEqual([user.id]);
  });
});

describe("a picture made to do harm is refused as no image, and the server goes on", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  it.each([
    ["unfolds into more pixels than any camera has", () => bombOf(9_000)],
    ["is a drawing that could carry a script", () => Promise.resolve(Buffer.from(svg))],
    [
      "begins like a picture and goes on as a page",
      () => Promise.resolve(Buffer.from(`\x89PNG\r\n\x1a\n${svg}`, "latin1")),
    ],
  ])("when it %s", async (_what, make) => {
    const { body } = await api(`GET /s3/organizations/${organization}/header?filename=a.png`, {
      as: user.session,
    });
    const address = body.data.replace("http://tsudoi.test", url);
    await fetch(address, { method: "PUT", body: new Uint8Array(await make()) });
    const { status } = await api(`PUT /organizations/${organization}/update`, {
      as: user.session,
      body: { organization: { header_url: body.data.split("?")[0] } },
    });
    expect(status).toBe(422);
  });
});

/** Some kilobytes that unfold into a quarter of a gigabyte. */
function bombOf(side: number): Promise<Buffer> {
  return sharp({
    create: { width: side, height: side, channels: 3, background: "#fff" },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 2 })
    .toBuffer();
}

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openMetrics } from "../../src/platform/observe/metrics.server.ts";
import { createRequestListener } from "../../src/web/create-request-listener.server.ts";
import { builtFiles } from "../../src/web/serve-build-files.server.ts";
import { makeEvent } from "../factories/events.ts";
import { makeOrganization } from "../factories/organizations.ts";
import { startTestServer } from "../support/server.ts";

const { platform, db } = await startTestServer({ LOG_LEVEL: "silent" });
const event = await makeEvent(db, { owner: await makeOrganization(db) });
const root = mkdtempSync(join(tmpdir(), "tsudoi-files-"));
for (const file of ["service-worker.js", "icon.svg"]) writeFileSync(join(root, file), "x");
// Pages that fail, each of them.
const build = { routes: {} } as never;
const server = createServer(createRequestListener(platform, openMetrics(), build, builtFiles(root)));
let origin = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise<void>((resolve) => server.close(() => resolve()));
  rmSync(root, { recursive: true });
});

const large = { method: "POST", body: "x".repeat(2_000_000) };
const answers: [name: string, path: string, status: number, init?: RequestInit][] = [
  ["a call", `/api/v1/events/${event}`, 200],
  ["a call that is kept", `/api/v1/events/${event}`, 200],
  ["an unknown call", "/api/v1/nowhere", 404],
  ["a call with a body that is too large", "/api/v1/auth", 413, large],
  ["the contract", "/api/openapi.json", 200],
  ["a failure page", "/", 500],
  ["a failure page of a form", "/", 413, large],
  ["a health check", "/healthz", 200],
  ["an icon", "/icon.svg", 200],
  ["the service worker", "/service-worker.js", 200],
  ["a file that is not there", "/assets/none.js", 404],
  ["a cover", "/covers/1/16-3.svg", 200],
  ["a cover that is not there", "/covers/1/x.svg", 404],
  ["a calendar", "/feeds/events.ics", 200],
  ["an image that is not there", "/uploads/images/x", 404],
  ["the manifest", "/manifest.webmanifest", 200],
  ["a way to the page for passwords", "/.well-known/change-password", 302],
];

it.each(answers)(
  "%s is shown in no frame, loads nothing of others, and says its type and letters",
  async (_name, path, status, init) => {
    const answer = await fetch(origin + path, { redirect: "manual", ...init });
    const body = await answer.text();
    expect(answer.status).toBe(status);
    const { headers } = answer;
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    const policy = headers.get("content-security-policy")?.split("; ");
    for (const part of ["default-src", "object-src", "base-uri", "frame-ancestors"])
      expect(policy).toContain(`${part} 'none'`);
    expect(headers.get("referrer-policy")).not.toBeNull();
    if (body) expect(headers.get("content-type")).toMatch(/; charset=utf-8$|json/i);
  },
);

it("the service worker may fetch from the site", async () => {
  const { headers } = await fetch(`${origin}/service-worker.js`);
  expect(headers.get("content-security-policy")).toContain("connect-src 'self'");
});

it("a part of ours in a frame says its own policy, made and kept", async () => {
  for (const _time of [1, 2]) {
    const { headers } = await fetch(`${origin}/embed/events/${event}`);
    expect(headers.get("content-security-policy")).toMatch(/object-src 'none'.*frame-ancestors \*$/);
    expect(headers.get("x-frame-options")).toBeNull();
  }
});

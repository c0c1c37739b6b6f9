import { connect } from "node:net";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { createHelperLink } from "../../src/features/check-in/helper-links/helper-links.server.ts";
import { presentError } from "../../src/platform/log/log.server.ts";
import { signUp } from "../factories/accounts.ts";
import { makeEvent } from "../factories/events.ts";
import { makeOrganization } from "../factories/organizations.ts";
import { makeUser } from "../factories/users.ts";
import { startTestServer } from "../support/server.ts";

const { api, db, url, clock, platform } = await startTestServer({ LOG_LEVEL: "silent" });

const lines: string[] = [];
const levels = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60 };
for (const [name, level] of Object.entries(levels)) {
  vi.spyOn(platform.log, name as keyof typeof levels).mockImplementation(((line: object, msg: string) => {
    const err = "err" in line ? presentError(line.err) : undefined;
    lines.push(JSON.stringify({ level, ...line, err, msg }));
  }) as never);
}

const organizer = await makeUser(db);
const owner = await makeOrganization(db, { members: [organizer.id] });
const eventId = await makeEvent(db, { owner, applicants: [organizer.id] });
beforeEach(() => {
  lines.length = 0;
});
afterAll(() => vi.restoreAllMocks());

it("whatever is asked with a secret, no secret stands in the log, at any level", async () => {
  const { token } = await createHelperLink(db, eventId, "Entrance", clock.now());
  const { session, form } = await signUp(api, {
    password: "correct horse",
    password_confirmation: "correct horse",
  });
  const ticket = await api(`GET /events/${eventId}/applications/own/ticket`, { as: organizer.session });
  const secrets = [token, session["access-token"] as string, ticket.body.data.code, "correct horse"];
  const referer = { referer: `http://tsudoi.test/ja/door/${token}` };
  const paths = ["door/", "ja/door/", "en/door/", "%64oor/", "DOOR/", "/door//", "en/%64%6for/"];
  for (const path of paths) {
    for (const end of ["", ".data", "/", "/more", "?a=1"])
      await fetch(`${url}/${path}${token}${end}`, { headers: referer });
  }
  for (const path of [`/api/v1/events/${eventId}/check_ins/${token}`, `/api/v1/${token}`, `/${token}`])
    await fetch(url + path, { headers: { ...referer, "door-token": token } });
  const query = new URLSearchParams({ token, reset_password_token: token, confirmation_token: token });
  for (const path of [
    "/api/v1/auth/confirmation",
    "/api/v1/auth/password/edit",
    "/password",
    "/mail_preferences",
  ])
    await fetch(`${url}${path}?${query}`, { headers: session, redirect: "manual" });
  await api("POST /auth/sign_in", { body: { email: form.email, password: "correct horse" } });
  await api("POST /auth", { raw: '{"password":"correct horse"' });
  expect(lines.length).toBeGreaterThan(30);
  expect(lines.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([]);
});

it.each([
  ["whose length is said", "content-length: 5000"],
  ["in pieces", "transfer-encoding: chunked"],
])(
  "a body %s that its sender breaks off is told as that, and not as a failure of ours",
  async (_, header) => {
    const { hostname, port } = new URL(url);
    await new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(
          `POST /api/v1/auth HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${header}\r\n\r\n${header.startsWith("transfer") ? '5\r\n{"a":\r\n' : '{"a":'}`,
          () => setTimeout(() => socket.destroy(), 50),
        );
      });
      socket.on("error", reject);
      socket.on("close", () => resolve());
    });
    await expect.poll(() => lines.filter((line) => line.includes("/api/v1/auth")).length).toBe(1);
    const levels = lines.map((line) => JSON.parse(line).level);
    expect(lines.map((line) => JSON.parse(line).status)).toEqual([499]);
    expect(Math.max(...levels)).toBeLessThanOrEqual(30);
  },
);

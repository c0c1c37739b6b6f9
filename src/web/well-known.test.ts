import { expect, it } from "vitest";
import { startTestServer } from "../../tests/support/server.ts";
import { supportEmail } from "../shared/support-email.ts";
import { dayMs } from "../shared/time/milliseconds.ts";

const { url, clock } = await startTestServer();

it("security.txt says whom to write to, and until when that is sure", async () => {
  const answer = await fetch(`${url}/.well-known/security.txt`);
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const text = await answer.text();
  expect(text).toContain(`Contact: mailto:${supportEmail}\n`);
  expect(text).toContain("Canonical: http://tsudoi.test/.well-known/security.txt\n");
  const expires = new Date(/^Expires: (.*)$/m.exec(text)?.[1] ?? "");
  const days = (expires.getTime() - clock.now().getTime()) / dayMs;
  // RFC 9116: less than a year ahead.
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(365);
});

it("password managers find where a password is changed", async () => {
  const answer = await fetch(`${url}/.well-known/change-password`, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/password"]);
});

import { describe, expect, it, vi } from "vitest";
import { readSettings } from "../platform/env/read-settings.ts";
import { sayWhatIsUnusual } from "./say-what-is-unusual.server.ts";

/** The first words of each warning. */
function warned(env: NodeJS.ProcessEnv): string[] {
  const warn = vi.fn();
  sayWhatIsUnusual(readSettings(env), { warn });
  return warn.mock.calls.map(([sentence]) => sentence.split(":")[0]);
}

const asItShould = { PUBLIC_URL: "https://tsudoi.example", SMTP_URL: "smtps://mail.example:465" };
const overHttp = "PUBLIC_URL IS NOT https";

describe("the log at start", () => {
  it("has no warning for a site as it should be, nor for a first look", () => {
    expect(warned(asItShould)).toEqual([]);
    expect(warned({})).toEqual([]);
  });

  it.each(["http://tsudoi.example", "http://192.168.1.5:8080", "http://localhost.evil.example"])(
    "warns that the network reads along where the site's address is %s",
    (address) => expect(warned({ ...asItShould, PUBLIC_URL: address })).toEqual([overHttp]),
  );

  it.each(["http://localhost:8080", "http://127.0.0.1:3000", "http://[::1]:3000"])(
    "does not where it is %s, which stays on the machine",
    (address) => expect(warned({ ...asItShould, PUBLIC_URL: address })).toEqual([]),
  );

  it("warns of limits that are off and of mails that wait", () => {
    expect(warned({ ...asItShould, RATE_LIMITS: "off" })).toEqual(["RATE LIMITS ARE OFF"]);
    expect(warned({ ...asItShould, SMTP_URL: "" })).toEqual(["SMTP_URL is not set"]);
  });
});

import { generateSync } from "otplib";
import { expect, it } from "vitest";
import { readCode, secretForApp, stepOfCode } from "./step-of-code.server.ts";

const secret = Buffer.from("12345678901234567890");
const base32 = secretForApp(secret, "a@example.com").secret;
const seconds = (count: number) => new Date(count * 1000);
/** By another implementation. */
const codeAt = (count: number) => generateSync({ secret: base32, epoch: count });
const stepAt = (code: string, now: number, lastStep: number | null = null) =>
  stepOfCode({ secret, code, now: seconds(now), lastStep });

it("the codes are those of RFC 6238", () => {
  // Its table has eight figures; the last six are the code of six.
  expect(stepAt("287082", 59)).toBe(1);
  expect(stepAt("081804", 1_111_111_109)).toBe(37_037_036);
  expect(stepAt("353130", 20_000_000_000)).toBe(666_666_666);
});

it.each([
  ["two steps behind", -60, null],
  ["one step behind", -30, 99],
  ["right", 0, 100],
  ["one step ahead", 30, 101],
  ["two steps ahead", 60, null],
])("a clock that is %s", (_how, skew, step) => {
  expect(stepAt(codeAt(3000 + skew), 3000)).toBe(step);
});

it("a code of the step that was taken last, or of one before, counts no more", () => {
  expect(stepAt(codeAt(3000), 3000, 99)).toBe(100);
  expect(stepAt(codeAt(3000), 3000, 100)).toBeNull();
  expect(stepAt(codeAt(2970), 3000, 100)).toBeNull();
  expect(stepAt(codeAt(3030), 3000, 100)).toBe(101);
});

it("a wrong code has no step", () => {
  const wrong = String((Number(codeAt(3000)) + 1) % 1_000_000).padStart(6, "0");
  expect(stepAt(wrong, 3000)).toBeNull();
});

it.each([
  ["123456", "123456"],
  [" 123 456 ", "123456"],
  ["１２３４５６", "123456"],
  ["123-456", "123456"],
  ["12345", null],
  ["1234567", null],
  ["12345a", null],
  ["", null],
])("what was typed as %j is the code %j", (typed, code) => {
  expect(readCode(typed)).toBe(code);
});

it("an app learns whose codes they are, by an address that holds the secret", () => {
  const { otpauth_url } = secretForApp(secret, "mai@example.com");
  const url = new URL(otpauth_url);
  expect([url.protocol, url.host, decodeURIComponent(url.pathname)]).toEqual([
    "otpauth:",
    "totp",
    "/Tsudoi:mai@example.com",
  ]);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    issuer: "Tsudoi",
    secret: base32,
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
});

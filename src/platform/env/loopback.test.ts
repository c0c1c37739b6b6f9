import { expect, it } from "vitest";
import { isLoopback, isLoopbackHost } from "./loopback.ts";

it.each(["localhost", "LOCALHOST:3000", "127.0.0.1", "127.0.0.2:80", "[::1]", "[::1]:3000"])(
  "%s means this machine",
  (header) => expect(isLoopbackHost(header)).toBe(true),
);

it.each([
  undefined,
  "",
  "localhost.",
  "localhost.evil.example",
  "evil.example",
  "127.0.0.1.evil.example:3000",
  "127.1",
  "2130706433",
  "0.0.0.0:3000",
  "192.168.1.5:3000",
  "[::]:3000",
  "[::ffff:192.0.2.1]",
  "::1",
  "localhost:3000:1",
  "evil:localhost",
  "localhost@evil.example",
  "localhost:3000, evil.example",
])("%s may mean another machine", (header) => expect(isLoopbackHost(header)).toBe(false));

it("an address to listen on is written without brackets", () => {
  expect(["127.0.0.1", "::1", "localhost"].every(isLoopback)).toBe(true);
  expect(["0.0.0.0", "::", "10.0.0.1", "tsudoi.local", "x[::1]", "[::1]x"].some(isLoopback)).toBe(false);
});

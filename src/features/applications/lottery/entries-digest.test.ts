import { expect, test } from "vitest";
import { entriesDigest } from "./entries-digest.ts";
import { sha256 } from "./sha256.server.ts";

test("the digest is the SHA-256 of the ids in the order of their numbers, joined by commas", () => {
  expect(entriesDigest([100, 9, 21], sha256)).toBe(sha256("9,21,100"));
  expect(entriesDigest([7], sha256)).toBe(sha256("7"));
  expect(entriesDigest([], sha256)).toBe(sha256(""));
});

test("it leaves the list as it was", () => {
  const order = [3, 1, 2];
  entriesDigest(order, sha256);
  expect(order).toEqual([3, 1, 2]);
});

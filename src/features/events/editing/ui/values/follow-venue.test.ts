import { expect, it } from "vitest";
import { targetFollows } from "./follow-venue.ts";

const fresh = { before: "", targets: [], hasFollowed: false };

it("the first venue of an event without targets makes its prefecture the target", () => {
  expect(targetFollows(fresh)).toBe(true);
  expect(targetFollows({ ...fresh, targets: ["13"] })).toBe(false);
});

it("a target that was taken away stays away, whatever venue is chosen then", () => {
  expect(targetFollows({ ...fresh, before: "26", hasFollowed: true })).toBe(false);
  // A saved event or a draft: its venue had been chosen before.
  expect(targetFollows({ ...fresh, before: "26" })).toBe(false);
  // The venue itself was taken away in between.
  expect(targetFollows({ ...fresh, hasFollowed: true })).toBe(false);
});

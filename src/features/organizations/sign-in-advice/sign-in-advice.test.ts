import { expect, it } from "vitest";
import { signInAdvice } from "./sign-in-advice.ts";

const nobody = { isUniteam: false, mostFollowers: 0, hasPasskey: false, hasCodes: false };

it.each([
  ["somebody without power", {}, null],
  ["the product team", { isUniteam: true }, "team"],
  ["an admin of what 100 follow", { mostFollowers: 100 }, null],
  ["an admin of what 101 follow", { mostFollowers: 101 }, "followers"],
  ["the product team with a passkey", { isUniteam: true, hasPasskey: true }, null],
  ["an admin of what many follow with codes", { mostFollowers: 5000, hasCodes: true }, null],
  ["the product team that is an admin too", { isUniteam: true, mostFollowers: 101 }, "team"],
])("%s is asked for %o: %s", (_who, facts, reason) => {
  expect(signInAdvice({ ...nobody, ...facts })).toBe(reason);
});

import { expect, it } from "vitest";
import { publishingRefusal } from "./publishing-refusal.ts";

const facts = { isSuspended: false, needsDisclosure: false, limits: { events: 3 }, published: 3 };

it.each([
  ["nothing up to its limit", {}, null],
  ["what is over its limit", { published: 4 }, "limit_reached"],
  ["nothing where there is no limit", { published: 4, limits: null }, null],
  ["everything before it has said who is behind it", { needsDisclosure: true, published: 4 }, "not_complete"],
  ["everything while it is suspended", { isSuspended: true, needsDisclosure: true }, "is_suspended"],
])("an organization is refused %s", (_what, changed, refusal) => {
  expect(publishingRefusal({ ...facts, ...changed })).toBe(refusal);
});

import { expect, it } from "vitest";
import { meetsAffiliation } from "./meets-affiliation.ts";

const now = new Date("2026-11-20T12:00:00+09:00");
const later = new Date(now.getTime() + 1);
const [kyoto, osaka] = [54, 57];
const meets = (
  targets: number[],
  proved: { universityId: number; until: Date } | null,
  requires_affiliation = true,
) => meetsAffiliation({ requires_affiliation, target_university_ids: targets }, proved, now);

it("an event that asks for no proof takes everybody", () => {
  expect(meets([kyoto], null, false)).toBe(true);
});

it("without a proof nobody gets in where one is asked for", () => {
  expect(meets([], null)).toBe(false);
  expect(meets([kyoto], null)).toBe(false);
});

it("any university does where none is targeted", () => {
  expect(meets([], { universityId: osaka, until: later })).toBe(true);
});

it("where some are targeted it has to be one of them", () => {
  expect(meets([osaka, kyoto], { universityId: kyoto, until: later })).toBe(true);
  expect(meets([osaka], { universityId: kyoto, until: later })).toBe(false);
});

it("a proof that ends at this moment has ended", () => {
  expect(meets([], { universityId: kyoto, until: now })).toBe(false);
});

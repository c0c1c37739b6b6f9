import { expect, test } from "vitest";
import { isGivenAtOnce, promotionOfEvent, promotionTerms } from "./promotion-terms.ts";

const at = (time: string) => new Date(`2026-11-${time}:00+09:00`);
const startAt = at("27T18:00");
const until = { promoteUntil: at("25T18:00"), startAt };

test("a place that falls free is given until promote_until, and offered from that moment on", () => {
  expect(isGivenAtOnce(until, false, at("25T17:59"))).toBe(true);
  expect(isGivenAtOnce(until, false, at("25T18:00"))).toBe(false);
});

test("without promote_until it is given until the start", () => {
  expect(isGivenAtOnce({ promoteUntil: null, startAt }, false, at("27T17:59"))).toBe(true);
  expect(isGivenAtOnce({ promoteUntil: null, startAt }, false, startAt)).toBe(false);
});

test("it is always offered to who wants to be asked first", () => {
  expect(isGivenAtOnce(until, true, at("20T12:00"))).toBe(false);
});

test("the terms that are told: given, given until then, or offered", () => {
  const now = at("20T12:00");
  const terms = (promote_until: string | null, asksFirst = false) =>
    promotionTerms(promotionOfEvent({ promote_until, start_at: startAt.toISOString() }), asksFirst, now);
  expect(terms(null)).toBe("given");
  expect(terms(at("25T18:00").toISOString())).toBe("given_until");
  expect(terms(at("19T18:00").toISOString())).toBe("offered");
  expect(terms(null, true)).toBe("offered");
});

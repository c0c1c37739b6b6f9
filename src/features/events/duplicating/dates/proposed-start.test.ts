import { expect, test } from "vitest";
import { proposedStart } from "./proposed-start.ts";

const now = new Date("2026-11-22T12:00:00+09:00");

test("a copy is proposed for the same weekday and time, a week later or in the first week that is still to come", () => {
  expect(proposedStart("2026-12-01T18:45:00+09:00", now)).toBe("2026-12-08 18:45");
  expect(proposedStart("2026-11-01T12:00:00+09:00", now)).toBe("2026-11-29 12:00");
  expect(proposedStart("2024-05-10T18:00:00+09:00", now)).toBe("2026-11-27 18:00");
});

import { expect, it } from "vitest";
import { countedAt } from "./counted-at.ts";

const time = (text: string) => new Date(`${text}+09:00`);
const arrivedAt = time("2026-11-27T18:00:00.500");
const startAt = time("2026-11-27T18:00");
const appliedAt = time("2026-11-20T12:00");

it.each([
  ["as its device made it", "2026-11-27T17:59:59.999", appliedAt, "2026-11-27T17:59:59.999"],
  ["when it arrived, where it is later than that", "2026-11-27T18:00:00.501", appliedAt, null],
  [
    "when it arrived, where it is before two days before the start",
    "2026-11-25T17:59:59.999",
    appliedAt,
    null,
  ],
  ["as it was made two days before the start", "2026-11-25T18:00", appliedAt, "2026-11-25T18:00"],
  [
    "when it arrived, where the person had not applied yet",
    "2026-11-27T17:00",
    time("2026-11-27T17:30"),
    null,
  ],
  ["when it arrived, where it is of another century", "1900-01-01T00:00", appliedAt, null],
])("a scan counts %s", (_, scanned, applied, counted) => {
  const facts = { arrivedAt, appliedAt: applied, startAt };
  expect(countedAt(time(scanned), facts)).toEqual(counted ? time(counted) : arrivedAt);
});

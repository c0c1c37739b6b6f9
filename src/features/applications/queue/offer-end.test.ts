import { expect, test } from "vitest";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import { offerEndsAt } from "./offer-end.ts";

const far = new Date("2027-01-20T18:00:00+09:00");

const endOf = (offeredAt: string, startAt = far) => toWireTime(offerEndsAt(new Date(offeredAt), startAt));

test.each([
  ["in the morning it lasts twelve hours", "2026-12-01T09:59:59.999+09:00", "2026-12-01T21:59:59.999+09:00"],
  ["an end at 22:00 moves to the morning", "2026-12-01T10:00:00+09:00", "2026-12-02T10:00:00.000+09:00"],
  ["so does one before midnight", "2026-12-01T11:30:00+09:00", "2026-12-02T10:00:00.000+09:00"],
  ["one at midnight", "2026-12-01T12:00:00+09:00", "2026-12-02T10:00:00.000+09:00"],
  ["one after midnight", "2026-12-01T20:15:00+09:00", "2026-12-02T10:00:00.000+09:00"],
  ["and one just before ten", "2026-12-01T21:59:59.999+09:00", "2026-12-02T10:00:00.000+09:00"],
  ["an end at ten stays", "2026-12-01T22:00:00+09:00", "2026-12-02T10:00:00.000+09:00"],
  ["at night it lasts twelve hours", "2026-12-02T02:30:00+09:00", "2026-12-02T14:30:00.000+09:00"],
  ["over the end of a year too", "2026-12-31T13:00:00+09:00", "2027-01-01T10:00:00.000+09:00"],
])("%s", (_, offeredAt, end) => {
  expect(endOf(offeredAt)).toBe(end);
});

test("it never lasts beyond the start, also where the start is at night", () => {
  expect(endOf("2026-12-01T12:00:00+09:00", new Date("2026-12-02T08:00:00+09:00"))).toBe(
    "2026-12-02T08:00:00.000+09:00",
  );
  expect(endOf("2026-12-01T12:00:00+09:00", new Date("2026-12-01T18:00:00+09:00"))).toBe(
    "2026-12-01T18:00:00.000+09:00",
  );
});

import { expect, it } from "vitest";
import { isTicketOver } from "./is-ticket-over.ts";

const start_at = "2026-11-27T18:00:00.000+09:00";

it("a ticket is of use until the event ends, six hours after the start where no end is told", () => {
  const ends = { start_at, end_at: "2026-11-27T20:00:00.000+09:00" };
  expect(isTicketOver(ends, new Date("2026-11-27T20:00:00+09:00"))).toBe(false);
  expect(isTicketOver(ends, new Date("2026-11-27T20:00:01+09:00"))).toBe(true);
  const open = { start_at, end_at: null };
  expect(isTicketOver(open, new Date("2026-11-28T00:00:00+09:00"))).toBe(false);
  expect(isTicketOver(open, new Date("2026-11-28T00:00:01+09:00"))).toBe(true);
});

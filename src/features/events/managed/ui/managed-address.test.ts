import { expect, it } from "vitest";
import {
  calendarMonthOf,
  isNarrowed,
  readManagedAddress,
  withManaged,
  withMonth,
} from "./managed-address.ts";

const read = (search: string) => readManagedAddress(new URLSearchParams(search));

it("an address is read as it was written, whatever is in it", () => {
  const address = {
    state: "draft",
    q: "お茶 & 100% +",
    from: "2026-10-01",
    to: "2027-03-31",
    sort: "title",
    cursor: "bWFu",
  } as const;
  const { cursor, ...rest } = address;
  expect(read(withManaged(rest, { cursor }))).toEqual(address);
  expect(read("")).toEqual({});
});

it("what no list could be narrowed by is passed over", () => {
  expect(read("state=gone&span=now&sort=best&from=2026-02-30&to=x&q=%20&other=1")).toEqual({});
  expect(read("from=2026-02-02&to=2026-02-01")).toEqual({});
  expect(read(`q=${"a".repeat(300)}`).q).toHaveLength(200);
});

it("a state has no part of the two, and a place in the list is one of a single list", () => {
  expect(read("state=past&span=upcoming&cursor=x")).toEqual({ state: "past", cursor: "x" });
  expect(read("span=upcoming&cursor=x")).toEqual({ span: "upcoming", cursor: "x" });
  expect(read("q=tea&cursor=x")).toEqual({ q: "tea" });
});

it("whatever changes the list begins at its first page, and keeps the rest", () => {
  const address = { state: "past", q: "tea", cursor: "x" } as const;
  expect(read(withManaged(address, { sort: "seats" }))).toEqual({ state: "past", q: "tea", sort: "seats" });
  expect(read(withManaged(address, { q: undefined }))).toEqual({ state: "past" });
});

it("an order, a part and a page hide nothing", () => {
  expect(
    [{ sort: "title" }, { span: "past" }, { cursor: "x" }].map((one) => isNarrowed(one as never)),
  ).toEqual([false, false, false]);
  expect(
    [{ state: "draft" }, { q: "tea" }, { from: "x" }, { to: "x" }].map((one) => isNarrowed(one as never)),
  ).toEqual([true, true, true, true]);
});

it("a calendar has its month, and neither part nor place of a list; what narrows the list narrows it too", () => {
  expect(read("view=calendar&month=2026-12&span=past&state=draft&cursor=x&q=tea")).toEqual({
    view: "calendar",
    month: "2026-12",
    state: "draft",
    q: "tea",
  });
  expect(read("view=calendar&month=2026-13")).toEqual({ view: "calendar" });
  expect(read("view=week&month=2026-12")).toEqual({});
  expect(withMonth({ q: "tea", from: "2026-04-01" }, "2027-01")).toBe(
    "?q=tea&from=2026-04-01&view=calendar&month=2027-01",
  );
});

it("a calendar begins with its month, else today's, or the nearest to it of the days that the list had", () => {
  const today = "2026-11-20";
  expect(calendarMonthOf({ month: "2025-02", from: "2026-04-01" }, today)).toBe("2025-02");
  expect(calendarMonthOf({}, today)).toBe("2026-11");
  expect(calendarMonthOf({ from: "2026-10-01", to: "2027-03-31" }, today)).toBe("2026-11");
  expect(calendarMonthOf({ from: "2027-04-01", to: "2027-09-30" }, today)).toBe("2027-04");
  expect(calendarMonthOf({ from: "2026-04-01", to: "2026-09-30" }, today)).toBe("2026-09");
});

it("a term narrows every month of a calendar, as it narrows a list", () => {
  expect(isNarrowed({ view: "calendar", from: "2026-04-01" })).toBe(true);
  expect(isNarrowed({ view: "calendar", month: "2026-12" })).toBe(false);
});

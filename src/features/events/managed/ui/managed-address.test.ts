import { expect, it } from "vitest";
import { isNarrowed, readManagedAddress, withManaged } from "./managed-address.ts";

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

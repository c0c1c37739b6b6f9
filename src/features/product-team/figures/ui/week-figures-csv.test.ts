import { expect, it } from "vitest";
import { toCsv } from "./week-figures-csv.ts";

it("a file opens in spreadsheets: with its mark, quoted where needed, and nothing in it is a formula", () => {
  expect(toCsv([["Week", 'a "b", c'], ["=1+1", -3], [], ["@x", 0]])).toBe(
    '\uFEFFWeek,"a ""b"", c"\r\n\'=1+1,-3\r\n\r\n\'@x,0\r\n',
  );
});

import { expect, it } from "vitest";
import type { UserRow } from "../organizations.contract.ts";
import { personColumns } from "./person-columns.ts";

const columnOf = (key: string, language: "ja" | "en") =>
  personColumns(String, language).find((column) => column.key === key);

it("tables name people in the order of the language, and names in kanji in theirs", () => {
  const named = (person: object, language: "ja" | "en") =>
    columnOf("name", language)?.value(person as UserRow);
  const [latin, kanji] = [
    { first_name: "Aoi", last_name: "Mihon" },
    { first_name: "遥", last_name: "見本" },
  ];
  expect([named(latin, "ja"), named(latin, "en")]).toEqual(["Mihon Aoi", "Aoi Mihon"]);
  expect([named(kanji, "ja"), named(kanji, "en")]).toEqual(["見本 遥", "見本 遥"]);
});

it("a graduation is written as other dates are, and sorted by time", () => {
  const [early, late] = [
    { graduation_year: 2027, graduation_month: 3 },
    { graduation_year: 2027, graduation_month: 9 },
  ] as UserRow[] as [UserRow, UserRow];
  expect(columnOf("graduation", "ja")?.value(early)).toBe("2027年03月");
  expect(columnOf("graduation", "en")?.value(late)).toBe("Sept. 2027");
  const order = columnOf("graduation", "en")?.order;
  expect(Number(order?.(early))).toBeLessThan(Number(order?.(late)));
});

import { expect, it } from "vitest";
import type { UserRow } from "../../organizations.contract.ts";
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

it("a person's row shows what they have told, and nothing where they have not", () => {
  const person = {
    first_name: "Aoi",
    last_name: "Mihon",
    country: { id: 392, name: "Japan" },
    occupation: { id: 1, name: "Student" },
    university: { name_ja: "大分大学", name_en: "Oita University" },
    department_category: { id: 1, name: "Science" },
    graduation_year: 2027,
    graduation_month: null,
  } as unknown as UserRow;
  const shown = (one: object) =>
    personColumns(String, "en").map((column) => [
      column.key,
      column.title,
      column.width,
      column.value(one as UserRow),
    ]);
  expect(shown(person)).toEqual([
    ["name", "person.name", 9, "Aoi Mihon"],
    ["country", "person.country", 8, "Japan"],
    ["occupation", "person.occupation", 8, "Student"],
    ["university", "person.university", 11.8, "Oita University"],
    ["department", "person.department", 11.8, "Science"],
    ["graduation", "person.graduation", 7, "Mar. 2027"],
  ]);
  const unknown = { country: null, occupation: null, university: null, department_category: null };
  const values = shown({ ...person, ...unknown, graduation_year: null }).map(([, , , value]) => value);
  expect(values).toEqual(["Aoi Mihon", "", "", "", "", ""]);
  const order = columnOf("graduation", "en")?.order;
  expect([order?.(person), order?.({ ...person, graduation_year: null })]).toEqual([2027 * 12 + 3, 3]);
});

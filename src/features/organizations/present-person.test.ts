import { expect, it } from "vitest";
import { presentPerson } from "./present-person.ts";
import type { PersonRow } from "./select-people.server.ts";

const names = { ja: "日", en: "En" };
const row = {
  id: 3,
  first_name: "Aoi",
  last_name: "Mihon",
  country_id: 392,
  country_names: names,
  occupation_id: 1,
  occupation_names: names,
  university_id: 81,
  university_en: "Oita University",
  university_ja: "大分大学",
  university_prefecture_id: 44,
  university_snake_name: "oita_university",
  department_id: 5,
  department_names: names,
  graduation_year: 2027,
  graduation_month: 3,
} as unknown as PersonRow;

it("a person stands in organizers' tables with names in the reader's language", () => {
  expect(presentPerson(row, "en")).toEqual({
    id: 3,
    first_name: "Aoi",
    last_name: "Mihon",
    country: { id: 392, name: "En" },
    occupation: { id: 1, name: "En" },
    university: {
      id: 81,
      name_en: "Oita University",
      name_ja: "大分大学",
      prefecture_id: 44,
      snake_name: "oita_university",
    },
    department_category: { id: 5, name: "En" },
    graduation_year: 2027,
    graduation_month: 3,
  });
  expect(presentPerson(row, "ja").country?.name).toBe("日");
});

it("what a person has not told is null", () => {
  const unknown = { ...row, country_id: null, occupation_id: null, university_id: null, department_id: null };
  expect(presentPerson(unknown as unknown as PersonRow, "en")).toMatchObject({
    country: null,
    occupation: null,
    university: null,
    department_category: null,
  });
  const unnamed = {
    university_en: null,
    university_ja: null,
    university_prefecture_id: null,
    university_snake_name: null,
  };
  expect(presentPerson({ ...row, ...unnamed }, "en").university).toEqual({
    id: 81,
    name_en: "",
    name_ja: "",
    prefecture_id: 0,
    snake_name: "",
  });
  expect(presentPerson({ ...row, country_names: null } as PersonRow, "en").country).toEqual({
    id: 392,
    name: "",
  });
});

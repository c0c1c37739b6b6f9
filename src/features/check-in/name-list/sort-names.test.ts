import { expect, it } from "vitest";
import type { ListedName } from "./name-list.contract.ts";
import { sortNames } from "./sort-names.ts";

const named = (...names: [last: string, first: string][]) =>
  names.map(
    ([last_name, first_name], id) =>
      ({
        application_id: id,
        last_name,
        first_name,
        first_name_reading: null,
        last_name_reading: null,
      }) as ListedName,
  );
const order = (names: ListedName[], language: "ja" | "en") =>
  sortNames(names, language).map(({ last_name, first_name }) => `${last_name} ${first_name}`);

it("kana stand by their sounds, whichever kana they are, and Latin letters whatever their case", () => {
  const names = named(["タナカ", "B"], ["さとう", "A"], ["サトウ", "B"], ["あべ", "C"]);
  expect(order(names, "ja")).toEqual(["あべ C", "さとう A", "サトウ B", "タナカ B"]);
  expect(order(named(["núñez", "B"], ["Nunez", "A"], ["Ames", "Z"]), "en")).toEqual([
    "Ames Z",
    "Nunez A",
    "núñez B",
  ]);
});

it("people of one name stand as they applied, and all of one family name together", () => {
  const names = named(["Ito", "Mai"], ["Abe", "Ken"], ["Ito", "Aoi"], ["Ito", "Mai"]);
  expect(sortNames(names, "en").map(({ application_id }) => application_id)).toEqual([1, 2, 0, 3]);
});

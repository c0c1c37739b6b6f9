import type { ComboboxItem, OptionsFilter } from "@mantine/core";
import { findByName } from "../../../shared/name-search.ts";
import type { ReferenceData } from "./fetch-reference-data.ts";

/** Lets a field of the kit find universities by all their names and readings, and by what people call them. */
export function universityFilter({ universities }: ReferenceData): OptionsFilter {
  const known = new Map(universities.map((one) => [String(one.id), one]));
  return ({ options, search: typed, limit }) => {
    const rows = (options as ComboboxItem[]).map((option) => {
      const { search = "", short, weight } = known.get(option.value) ?? {};
      return { option, search, short, weight };
    });
    return findByName(rows, typed)
      .slice(0, limit)
      .map(({ option }) => option);
  };
}

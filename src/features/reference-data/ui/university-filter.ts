import type { ComboboxItem, OptionsFilter } from "@mantine/core";
import { findByName } from "../../../shared/name-search.ts";
import type { ReferenceData } from "./fetch-reference-data.ts";

/** Lets a field of the kit find universities by all their names and readings. */
export function universityFilter({ universities }: ReferenceData): OptionsFilter {
  const search = new Map(universities.map((one) => [String(one.id), one.search]));
  return ({ options, search: typed, limit }) => {
    const rows = (options as ComboboxItem[]).map((option) => ({
      option,
      search: search.get(option.value) ?? "",
    }));
    return findByName(rows, typed)
      .slice(0, limit)
      .map(({ option }) => option);
  };
}

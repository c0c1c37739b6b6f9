import { useDeferredValue, useMemo, useState } from "react";
import { documentLanguage } from "../../shared/languages/document-language.ts";
import { intlLocaleOf, onceByLanguage } from "../../shared/languages/languages.ts";
import type { Column } from "./column.ts";

interface Sort {
  key: string;
  direction: "ascending" | "descending";
}

/** Not asked for on the way to the first rows: it takes a phone a tenth of a second to read Unicode's tables, once. */
const simple = (value: string | number) => String(value).normalize("NFKC").toLowerCase();

/** The rows in which every typed word occurs, in the chosen order; without one as they came. */
export function useFilteredRows<Row>(rows: Row[], columns: Column<Row>[]) {
  const [words, setWords] = useState("");
  const [sort, setSort] = useState<Sort | null>(null);
  const wanted = useDeferredValue(words);
  const found = useMemo(() => {
    const parts = wanted ? simple(wanted).split(/\s+/).filter(Boolean) : [];
    const matching = parts.length
      ? rows.filter((row) => {
          const text = columns.map(({ value }) => simple(value(row))).join(" ");
          return parts.every(
            (part) => text.includes(part) || columns.some((column) => column.finds?.(row, part)),
          );
        })
      : rows;
    const column = columns.find(({ key }) => key === sort?.key);
    if (!column || !sort) return matching;
    const sign = sort.direction === "ascending" ? 1 : -1;
    const orderOf = column.order ?? column.value;
    return [...matching].sort((a, b) => sign * compare(orderOf(a), orderOf(b)));
  }, [rows, columns, wanted, sort]);
  const sortBy = (key: string) =>
    setSort((before) =>
      before?.key === key && before.direction === "ascending"
        ? { key, direction: "descending" }
        : { key, direction: "ascending" },
    );
  return { found, words, setWords, sort, sortBy };
}

const orderIn = onceByLanguage((language) => new Intl.Collator(intlLocaleOf(language), { numeric: true }));

function compare(a: string | number, b: string | number): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return orderIn(documentLanguage()).compare(String(a), String(b));
}

import type { Table } from "./read-tables.ts";

/** Two runs of the same build differ by as much. */
const worth = 0.2;

const isBetterWhenMore =
  /\/s$|^ratio$|^of the (ceiling|reads)|^(performance|accessibility|best practices|seo)$/i;
const isBetterWhenLess = /\bms\b|^µs|^p\d\d|^slowest|\bMB\b|^(LCP|FCP|INP|blocked|failed|503)/i;

/** Sentences about what is more than a fifth worse than before, row by row; rows and columns that were not there are left out. */
export function findWorse(before: readonly Table[], now: readonly Table[]): string[] {
  return now.flatMap((table) => {
    const same = before.find(({ columns }) => columns.join() === table.columns.join());
    if (!same) return [];
    return table.rows.flatMap((row) => {
      const old = same.rows.find(([name]) => name === row[0]);
      if (!old) return [];
      return table.columns.flatMap((column, place) => {
        const [was, is] = [numberIn(old[place]), numberIn(row[place])];
        if (place === 0 || was === null || is === null || !isWorse(column, was, is)) return [];
        return [`${row[0]}: ${column} was ${old[place]}, is ${row[place]}`];
      });
    });
  });
}

function isWorse(column: string, was: number, is: number): boolean {
  if (isBetterWhenMore.test(column)) return is < was * (1 - worth);
  return isBetterWhenLess.test(column) && is > was * (1 + worth);
}

/** Null where a cell holds no number. */
function numberIn(cell = ""): number | null {
  const found = /^-?[\d,]+(\.\d+)?/.exec(cell);
  return found ? Number(found[0].replaceAll(",", "")) : null;
}

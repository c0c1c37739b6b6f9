import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Count or bytes, never a time: as it is today, and the limit that it may never pass. */
interface Cost {
  today: number;
  limit: number;
}

/** Costs by what costs them, such as `home`, and by what is counted, such as `statements, cold`. */
type CostTable = Record<string, Record<string, Cost>>;

const file = join(import.meta.dirname, "costs.json");

/** With it, counts that are within their limits become today's. A limit is raised by hand alone. */
const isWriting = process.env.UPDATE_COSTS === "1";

const readCosts = (): CostTable => JSON.parse(readFileSync(file, "utf8"));

/** Bytes: ids are longer by some digits where files that ran before have used up the shorter ones. */
const slackOf = (counted: string) => (counted.startsWith("bytes") ? 64 : 0);

/**
 * Compares counts with the table: what has risen is an error until the table says so. What has fallen is not, and is written
 * down with the next `UPDATE_COSTS=1`.
 * @returns a sentence for each count that is too high
 */
export function holdCosts(what: string, counts: Record<string, number>): string[] {
  const table = readCosts();
  const row = table[what] ?? {};
  const problems = Object.entries(counts).flatMap(([counted, count]) => {
    const cost = row[counted];
    if (!cost) return isWriting ? [] : [`${what}: ${counted} is ${count}, and not in ${file}`];
    if (count > cost.limit) return [`${what}: ${counted} is ${count}, more than its limit of ${cost.limit}`];
    if (count <= cost.today + slackOf(counted) || isWriting) return [];
    return [
      `${what}: ${counted} rose from ${cost.today} to ${count}. Where that is worth it, UPDATE_COSTS=1 writes it down, and the commit says why`,
    ];
  });
  if (isWriting && problems.length === 0) {
    const measured = Object.entries(counts).map(([counted, count]) => [
      counted,
      { today: count, limit: row[counted]?.limit ?? count },
    ]);
    const next = { ...table, [what]: { ...row, ...Object.fromEntries(measured) } };
    writeFileSync(file, `${JSON.stringify(next, null, 2)}\n`);
  }
  return problems;
}

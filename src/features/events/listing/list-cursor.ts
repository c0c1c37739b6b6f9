import type { ListSort } from "./list-sorts.ts";

const id = String.raw`(\d{1,9}|1\d{9}|20\d{8})`;
const time = String.raw`(\d{1,14})`;
const number = String.raw`(-?\d{1,9})`;

/** The values by which a list is sorted, of its last row: whole numbers, times in milliseconds, the id at the end. */
const patterns: Record<ListSort, RegExp> = {
  start_at: new RegExp(`^${time}\\.${id}$`),
  newest: new RegExp(`^newest\\.${id}$`),
  popular: new RegExp(`^popular\\.${number}\\.${time}\\.${id}$`),
  best: new RegExp(`^best\\.${number}\\.${time}\\.${id}$`),
};

/** The place at which a page of a list in this order ended. Cursors by start look as those of all other lists do. */
export function writeListCursor(sort: ListSort, values: readonly number[]): string {
  return Buffer.from([...(sort === "start_at" ? [] : [sort]), ...values].join(".")).toString("base64url");
}

/** Null for what is no cursor of a list in this order. */
export function readListCursor(sort: ListSort, cursor: string): number[] | null {
  const match = patterns[sort].exec(Buffer.from(cursor, "base64url").toString());
  return match?.slice(1).map(Number) ?? null;
}

export function isListCursor(sort: ListSort, cursor: string): boolean {
  return readListCursor(sort, cursor) !== null;
}

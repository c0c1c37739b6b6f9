import { type RawBuilder, type SqlBool, sql } from "kysely";
import { invalid } from "../../../shared/app-error.ts";
import type { EventSpan } from "../availability/has-begun.ts";
import { readListCursor, writeListCursor } from "./list-cursor.ts";
import type { ListSort } from "./list-sorts.ts";

/** A value of an event `e` by which a list is sorted: a whole number or a time. */
interface SortKey {
  value: RawBuilder<number | Date>;
  isTime?: boolean;
}

const start: SortKey = { value: sql<Date>`e.start_at`, isTime: true };
const id: SortKey = { value: sql<number>`e.id` };

/** The last key is the id, so that no two events share a place. All keys go the same way, so that an index can be walked. */
const orders: Record<IndexedSort, { keys: SortKey[]; isDescending: (span: EventSpan) => boolean }> = {
  start_at: { keys: [start, id], isDescending: (span) => span === "past" },
  newest: { keys: [id], isDescending: () => true },
  popular: { keys: [{ value: sql<number>`-e.applications_count` }, start, id], isDescending: () => false },
};

/** Best first is found in another way (`list-best-events.server.ts`). */
export type IndexedSort = Exclude<ListSort, "best">;

interface OrderedList {
  span: EventSpan;
  sort: IndexedSort;
  cursor: string | undefined;
}

/** The beginning of one page of a list, and its order. */
export function orderEvents({ span, sort, cursor }: OrderedList) {
  const { keys, isDescending } = orders[sort];
  const direction = sql.raw(isDescending(span) ? "desc" : "asc");
  return {
    orderBy: sql`${sql.join(keys.map(({ value }) => sql`${value} ${direction}`))}`,
    /** The values of a row's keys, from which the cursor behind it is written. */
    keysOfRow: sql<(number | string)[]>`jsonb_build_array(${sql.join(keys.map(asNumber))})`,
    after: cursor === undefined ? null : isAfter(cursor, sort, isDescending(span)),
    writeCursor: (values: (number | string)[]) => writeListCursor(sort, values.map(Number)),
  };
}

function asNumber({ value, isTime }: SortKey) {
  return isTime ? sql`(date_part('epoch', ${value}) * 1000)::bigint` : value;
}

function isAfter(cursor: string, sort: IndexedSort, isDescending: boolean) {
  const values = readListCursor(sort, cursor);
  if (!values) throw invalid("cursor", "invalid");
  const { keys } = orders[sort];
  const place = keys.map(({ isTime }, index) => {
    const value = values[index] ?? 0;
    return isTime ? sql`${new Date(value)}::timestamptz` : sql`${value}::integer`;
  });
  return sql<SqlBool>`(${sql.join(keys.map(({ value }) => value))}) ${sql.raw(isDescending ? "<" : ">")} (${sql.join(place)})`;
}

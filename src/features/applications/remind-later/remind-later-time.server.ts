import { type RawBuilder, sql } from "kysely";

/** `reminderTime` in SQL. */
export function reminderTimeSql(closesAt: RawBuilder<unknown>, setAt: RawBuilder<unknown>): RawBuilder<Date> {
  return sql<Date>`
    case when ${setAt} <= ${closesAt} - interval '3 days' then ${closesAt} - interval '3 days'
         when ${setAt} <= ${closesAt} - interval '1 day' then ${closesAt} - interval '1 day'
         else ${setAt} end`;
}

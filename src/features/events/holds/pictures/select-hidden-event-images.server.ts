import { type RawBuilder, sql } from "kysely";
import { isOnHoldSql } from "../is-on-hold.ts";

/** A query with the column `stored`: pictures of events on hold. One that another event shows too, as a copy does, stays. */
export function selectHiddenEventImages(): RawBuilder<unknown> {
  return sql`
    select e.thumbnail_url as stored from events e
     where ${isOnHoldSql()} and e.thumbnail_url is not null
       and not exists (select from events other
                        where other.thumbnail_url = e.thumbnail_url and other.is_published_after_hold is null)`;
}

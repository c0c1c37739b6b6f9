import { sql } from "kysely";
import type { Db, Executor } from "../../platform/db/client.server.ts";
import { invalid, notFound } from "../../shared/app-error.ts";
import { lockActiveUserAlone } from "../accounts/accounts.server.ts";
import { keepPublicEvent, requireVisibleEvent } from "../events/events.server.ts";

/** Enough for anybody who reads what they keep, and few enough to answer them all at once. */
const bookmarksAtMost = 500;

export function bookmarkEvent(db: Db, eventId: number, userId: number, now: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    if (!(await keepPublicEvent(tx, eventId))) throw notFound("event");
    await lockActiveUserAlone(tx, userId);
    const { is_there, count } = await tx
      .selectFrom("event_bookmarks")
      .select([
        sql<boolean>`coalesce(bool_or(event_id = ${eventId}), false)`.as("is_there"),
        sql<number>`count(*)::integer`.as("count"),
      ])
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    if (is_there) return;
    if (count >= bookmarksAtMost) throw invalid("bookmark", "at_most", { max: bookmarksAtMost });
    await tx
      .insertInto("event_bookmarks")
      .values({ event_id: eventId, user_id: userId, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** At any time, also where the event is hidden by now. */
export async function removeBookmark(db: Db, eventId: number, userId: number): Promise<void> {
  const removed = await db
    .deleteFrom("event_bookmarks")
    .where("event_id", "=", eventId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (removed.numDeletedRows === 0n) await requireVisibleEvent(db, eventId, userId);
}

/** The last bookmarked first. */
export async function findBookmarkedIds(db: Executor, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("event_bookmarks")
    .select("event_id")
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("event_id", "desc")
    .execute();
  return rows.map(({ event_id }) => event_id);
}

import type { Executor } from "../../platform/db/client.server.ts";
import { isActiveSql } from "../../shared/application-states.ts";
import { findBookmarkedIds } from "./bookmark-event.server.ts";

/** Ids of the events that a person has bookmarked, and of those that they have applied to and not cancelled. */
export async function findEventMarks(
  db: Executor,
  userId: number,
): Promise<{ bookmarked: number[]; applied: number[] }> {
  const [bookmarked, applications] = await Promise.all([
    findBookmarkedIds(db, userId),
    db
      .selectFrom("applications as a")
      .select("a.event_id")
      .where("a.user_id", "=", userId)
      .where(isActiveSql("a"))
      .orderBy("a.event_id")
      .execute(),
  ]);
  return { bookmarked, applied: applications.map(({ event_id }) => event_id) };
}

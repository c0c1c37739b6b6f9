import type { Executor } from "../../platform/db/client.server.ts";
import { type ApplicationState, isActiveSql } from "../../shared/application-states.ts";
import { findBookmarkedIds } from "./bookmark-event.server.ts";

interface FoundMarks {
  bookmarked: number[];
  applied: number[];
  applications: { event_id: number; state: ApplicationState }[];
}

/** Ids of the events that a person has bookmarked, and of those that they have applied to, with the states of the active applications. */
export async function findEventMarks(db: Executor, userId: number): Promise<FoundMarks> {
  const [bookmarked, applications] = await Promise.all([
    findBookmarkedIds(db, userId),
    db
      .selectFrom("applications as a")
      .select(["a.event_id", "a.state"])
      .where("a.user_id", "=", userId)
      .where(isActiveSql("a"))
      .orderBy("a.event_id")
      .execute(),
  ]);
  return { bookmarked, applied: applications.map(({ event_id }) => event_id), applications };
}

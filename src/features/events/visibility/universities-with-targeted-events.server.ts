import { sql } from "kysely";
import { readingTopics } from "../../../platform/cache/read-dependencies.server.ts";
import type { Executor } from "../../../platform/db/client.server.ts";
import { dependOnNextChangeOfLists } from "../availability/next-change.server.ts";
import { listsTopic } from "../event-topics.ts";
import { isInSpanSql } from "./event-listing.ts";
import { isPublicSql } from "./event-visibility.ts";

/** The universities whose people see upcoming events in lists that others do not: only they need lists of their own. */
export async function universitiesWithTargetedEvents(db: Executor, now: Date): Promise<number[]> {
  await dependOnNextChangeOfLists(db, now);
  const { rows } = await readingTopics([listsTopic], () =>
    sql<{ id: number }>`
    select distinct ou.university_id as id
      from events e join organization_universities ou on ou.organization_id = e.owner_organization_id
     where ${isPublicSql()} and ${isInSpanSql("upcoming", now)} and e.is_shown_only_organization_universities`.execute(
      db,
    ),
  );
  return rows.map(({ id }) => id);
}

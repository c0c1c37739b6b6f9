import { sql } from "kysely";
import { cachedReadAt } from "../../../platform/cache/cached-read.server.ts";
import { readingTopics } from "../../../platform/cache/read-dependencies.server.ts";
import type { Executor } from "../../../platform/db/client.server.ts";
import { isInSpanSql } from "../availability/has-begun.ts";
import { dependOnNextChangeOfLists } from "../availability/next-change.server.ts";
import { listsTopic } from "../event-topics.ts";
import { isPublicSql } from "./event-visibility.ts";

/** The universities whose people see upcoming events in lists that others do not: only they need lists of their own. */
export function universitiesWithTargetedEvents(db: Executor, now: Date): Promise<number[]> {
  return cachedReadAt("universities with targeted events", now, async (moment) => {
    await dependOnNextChangeOfLists(db, moment);
    return readingTopics([listsTopic], () => readUniversities(db, moment));
  });
}

async function readUniversities(db: Executor, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct ou.university_id as id
      from events e join organization_universities ou on ou.organization_id = e.owner_organization_id
     where ${isPublicSql()} and ${isInSpanSql("upcoming", now)} and e.is_shown_only_organization_universities`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

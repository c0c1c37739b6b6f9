import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { isNotDeleted } from "../../../shared/is-not-deleted.server.ts";
import { isInSpanSql } from "../availability/has-begun.ts";
import { isListedForSql } from "./event-listing.ts";
import { isPublicSql } from "./event-visibility.ts";

/** A sitemap holds 50,000 addresses at most; the newest events come first. */
const maxListed = 40_000;

/** The addresses of published events that are for everybody, of the organizations that hold them and of the universities they are for, with the time of their last change. */
export async function allPublicAddresses(
  db: Executor,
  now: Date,
): Promise<{ path: string; changedAt: Date }[]> {
  const { rows } = await sql<{ path: string; changedAt: Date }>`
    (select '/events/' || e.id as path, e.updated_at as "changedAt" from events e
      where ${isListedForSql(null)} and e.start_at > ${now}::timestamptz - interval '1 year'
      order by e.start_at desc limit ${maxListed})
    union all
    (select '/organizations/' || o.id, o.updated_at from organizations o
      where ${isNotDeleted("o")} and exists (select from events e where e.owner_organization_id = o.id and ${isPublicSql()})
      order by o.id limit 9000)
    union all
    (select '/u/' || u.snake_name, max(e.updated_at) from universities u
      join events e on e.university_id = u.id
      where ${isListedForSql(null)} and ${isInSpanSql("upcoming", now)} group by u.id order by u.id limit 900)`.execute(
    db,
  );
  return rows;
}

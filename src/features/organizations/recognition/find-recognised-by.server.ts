import { sql } from "kysely";
import { cachedReadAt } from "../../../platform/cache/cached-read.server.ts";
import { dependOnMoment, readingTopics } from "../../../platform/cache/read-dependencies.server.ts";
import type { Executor } from "../../../platform/db/client.server.ts";
import { endOfRecognition, isInForceSql } from "./recognition-in-force.ts";

/** As events name it: a recognition changes what lists that are filtered by it hold. */
export const listsTopic = "lists";
const offeredAtMost = 40;

/** The universities that recognise organizations now, by their ids; those first that recognise most, as many as a filter can offer. */
export function findRecognisingUniversities(db: Executor, now: Date): Promise<number[]> {
  return cachedReadAt("universities that recognise organizations", now, async (moment) => {
    const { rows } = await readingTopics([listsTopic], () =>
      sql<{ id: number; until: string }>`
        select r.university_id as id, min(r.valid_until)::text as until from recognitions r
         where ${isInForceSql(moment)} group by 1 order by count(*) desc, 1 limit ${offeredAtMost}`.execute(
        db,
      ),
    );
    dependOnFirstEnd(rows);
    return rows.map(({ id }) => id);
  });
}

/** The organizations that the university recognises now, until the first of these recognitions ends. */
export function findRecognisedBy(db: Executor, universityId: number, now: Date): Promise<number[]> {
  return cachedReadAt(`organizations recognised by ${universityId}`, now, async (moment) => {
    const { rows } = await readingTopics([listsTopic], () =>
      sql<{ id: number; until: string }>`
        select r.organization_id as id, r.valid_until::text as until from recognitions r
         where r.university_id = ${universityId} and ${isInForceSql(moment)} order by 1`.execute(db),
    );
    dependOnFirstEnd(rows);
    return rows.map(({ id }) => id);
  });
}

function dependOnFirstEnd(rows: readonly { until: string }[]): void {
  const ends = rows.map(({ until }) => endOfRecognition(until).getTime());
  dependOnMoment(ends.length > 0 ? new Date(Math.min(...ends)) : null);
}

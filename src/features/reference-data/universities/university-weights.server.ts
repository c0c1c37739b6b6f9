import { sql } from "kysely";
import { cachedReadAt } from "../../../platform/cache/cached-read.server.ts";
import { dependOnMoment, readingTopics } from "../../../platform/cache/read-dependencies.server.ts";
import type { Executor } from "../../../platform/db/client.server.ts";
import { shortNamesOf } from "./university-short-names.server.ts";

const hourMs = 3_600_000;

/**
 * How well known the universities are that have students or events here, at most an hour old: a power of two, so that nobody
 * learns how many students there are.
 */
export function universityWeights(db: Executor, now: Date): Promise<Map<number, number>> {
  return cachedReadAt("weights of universities", now, async (readAt) => {
    dependOnMoment(new Date(readAt.getTime() + hourMs));
    const { rows } = await readingTopics([], () =>
      sql<{
        university_id: number;
        weight: number;
      }>`select university_id, weight from university_weights()`.execute(db),
    );
    return new Map(
      rows.map(({ university_id: id, weight }) => [id, weight + Number(shortNamesOf(id) !== undefined)]),
    );
  });
}

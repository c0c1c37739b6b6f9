import { type RawBuilder, sql } from "kysely";
import type { Executor } from "../../db/client.server.ts";

/**
 * A statement for `with`, whose rows (subject, due_at) are the runs that nobody else has begun: mails that come by themselves
 * hang on it, so that of all processes that sweep one writes them.
 * @param due a query with two columns: what the run is about (0 where it is about nothing) and when it was due
 */
export function beginRuns(kind: string, due: RawBuilder<unknown>, now: Date): RawBuilder<unknown> {
  return sql`
    insert into mail_runs (kind, subject, due_at, ran_at)
    select ${kind}, due.subject, due.due_at, ${now} from (${due}) as due (subject, due_at)
    on conflict do nothing returning subject, due_at`;
}

/** A run about nothing in particular, such as a weekly one. */
export const dueOnce = (dueAt: Date): RawBuilder<unknown> => sql`select 0, ${dueAt}::timestamptz`;

/** Time at which the latest run of a kind was due; undefined where there was none. */
export async function findLastRun(db: Executor, kind: string): Promise<Date | undefined> {
  const run = await db
    .selectFrom("mail_runs")
    .select("due_at")
    .where("kind", "=", kind)
    .orderBy("due_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return run?.due_at;
}

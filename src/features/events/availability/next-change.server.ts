import { sql } from "kysely";
import { cachedReadAt } from "../../../platform/cache/cached-read.server.ts";
import {
  currentReadCache,
  dependOnMoment,
  readingTopics,
} from "../../../platform/cache/read-dependencies.server.ts";
import type { Executor } from "../../../platform/db/client.server.ts";
import { dayMs } from "../../../shared/time/milliseconds.ts";
import { fromTokyo, tokyoParts } from "../../../shared/time/tokyo-time.ts";
import { listsTopic } from "../event-topics.ts";
import { type AvailabilityFacts, deadlineNearDays } from "./availability-facts.ts";
import { isInSpanSql } from "./has-begun.ts";

/** Cards count the midnights until a deadline that is near. */
const daysBeforeDeadline = Array.from({ length: deadlineNearDays }, (_, days) => days);

interface ChangingFacts extends Pick<AvailabilityFacts, "startAt" | "applyDueAt" | "receptionStartAt"> {
  /** Until when some alone may apply. */
  priorityUntilAt: Date | null;
  /** Until when a place that falls free is given at once; lists do not say so. */
  promoteUntilAt?: Date | null;
}

/** Time at which what is said of the event changes though nobody writes; null if it never will again. */
export function nextChangeOf(
  { startAt, applyDueAt, receptionStartAt, priorityUntilAt, promoteUntilAt }: ChangingFacts,
  now: Date,
): Date | null {
  const moments = [
    justAfter(startAt),
    ...(applyDueAt ? [justAfter(applyDueAt)] : []),
    ...(applyDueAt ? daysBeforeDeadline.map((days) => midnightBefore(applyDueAt) - days * dayMs) : []),
    ...[receptionStartAt, priorityUntilAt, promoteUntilAt].flatMap((moment) => moment?.getTime() ?? []),
  ].filter((moment) => moment > now.getTime());
  return moments.length > 0 ? new Date(Math.min(...moments)) : null;
}

/** At its very start an event has not begun, and a deadline has not passed. */
function justAfter(moment: Date): number {
  return moment.getTime() + 1;
}

/** The midnight in Tokyo with which the day of a moment begins. */
function midnightBefore(moment: Date): number {
  const { year, month, day } = tokyoParts(moment);
  return fromTokyo({ year, month, day }).getTime();
}

/** Makes an answer with a list of events depend on the next moment at which one of all of them begins, closes or opens. */
export async function dependOnNextChangeOfLists(db: Executor, now: Date): Promise<void> {
  if (!currentReadCache()) return;
  await cachedReadAt("next change of lists", now, async (moment) => {
    const next = await readingTopics([listsTopic], () => nextChange(db, moment));
    dependOnMoment(next);
    return next;
  });
}

async function nextChange(db: Executor, now: Date): Promise<Date | null> {
  const nextMidnight = new Date(midnightBefore(now) + dayMs);
  const deadlines = daysBeforeDeadline.map(
    (
      days,
    ) => sql`(select date_trunc('day', min(apply_due_at) at time zone 'Asia/Tokyo') at time zone 'Asia/Tokyo'
                          - ${days} * interval '1 day' from events
      where is_published and apply_due_at >= ${nextMidnight}::timestamptz + ${days} * interval '1 day')`,
  );
  const isUpcoming = isInSpanSql("upcoming", now, "events");
  const { rows } = await sql<{ moment: Date | null }>`
    select least(
      (select min(start_at) + interval '1 millisecond' from events where is_published and ${isUpcoming}),
      (select min(reception_start_at) from events where is_published and reception_start_at > ${now}),
      (select min(priority_until_at) from events
        where is_published and ${isUpcoming} and priority_until_at > ${now}),
      (select min(apply_due_at) + interval '1 millisecond' from events where is_published and apply_due_at >= ${now}),
      ${sql.join(deadlines)}
    ) as moment`.execute(db);
  return rows[0]?.moment ?? null;
}

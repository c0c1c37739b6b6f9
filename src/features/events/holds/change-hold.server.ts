import { sql } from "kysely";
import type { Tx } from "../../../platform/db/client.server.ts";
import type { Extensions } from "../../../platform/extensions.ts";
import { skipOverdueMails } from "../../../platform/mail/queue/skip-mails.server.ts";
import { dayMs } from "../../../shared/time/milliseconds.ts";
import { endsAtSql } from "../availability/ends-at.ts";
import { eventLifecycle } from "../ending/event-lifecycle.server.ts";

/** An event `e` of which anything is still to be done or told: of an organization's thousands that are over, nothing is. */
const concernsSql = (now: Date) => sql<boolean>`(${endsAtSql()} > ${now}::timestamptz - interval '2 days')`;

interface BegunHold {
  /** Of events that the transaction holds. */
  ids: readonly number[];
  columns: { held_at: Date; hold_reason: string } | { owner_suspended_at: Date };
  now: Date;
  /** False where only the reason is another one: nobody but the hosts hears of that. */
  isNew: boolean;
}

/** Takes events out of sight; what they were is kept, and comes back with `endHold`. */
export async function beginHold(
  tx: Tx,
  extensions: Extensions,
  { ids, columns, now, isNew }: BegunHold,
): Promise<void> {
  const { rows: begun } = await sql<{ id: number }>`
    select e.id from events e
     where e.id = any (${ids}::integer[]) and e.is_published_after_hold is null and ${concernsSql(now)} order by e.id`.execute(
    tx,
  );
  await tx
    .updateTable("events")
    .set((eb) => ({
      ...columns,
      is_published_after_hold: eb.fn.coalesce("is_published_after_hold", "is_published"),
      is_published: false,
    }))
    .where("id", "=", sql<number>`any (${ids}::integer[])`)
    .execute();
  if (!isNew || begun.length === 0) return;
  const eventIds = begun.map(({ id }) => id);
  for (const feature of extensions.of(eventLifecycle)) await feature.onHeld?.(tx, { eventIds, now });
}

interface EndedHold {
  /** Of events that the transaction holds. */
  ids: readonly number[];
  /** Which of the two ends: the event's own hold, or that of its owner. */
  of: "event" | "owner";
  now: Date;
}

/** Mails that would have left so long ago are not sent any more, unless they are news of an event that is still ahead. */
const overdueMs = dayMs;

/**
 * Ends one of the two reasons for which events are held. Where no other is left, each is as it was; what waited goes on: mails unless
 * they are late by a day and of their moment or of an event that is over, free places to those who wait, draws with the next sweep.
 */
export async function endHold(tx: Tx, extensions: Extensions, { ids, of, now }: EndedHold): Promise<void> {
  const [ended, other] =
    of === "event" ? ["held_at", "owner_suspended_at"] : ["owner_suspended_at", "held_at"];
  const { rows } = await sql<{
    id: number;
    since: Date;
    other: Date | null;
    concerns: boolean;
    is_over: boolean;
  }>`
    select e.id, ${sql.ref(ended)} as since, ${sql.ref(other)} as other, ${concernsSql(now)} as concerns,
           ${endsAtSql()} <= ${now} as is_over
      from events e where e.id = any (${ids}::integer[]) and ${sql.ref(ended)} is not null order by e.id`.execute(
    tx,
  );
  const released = rows.map(({ id }) => id);
  await tx
    .updateTable("events")
    .set((eb) => ({
      ...(of === "event" ? { held_at: null, hold_reason: null } : { owner_suspended_at: null }),
      is_published: sql<boolean>`case when ${eb.ref(other as "held_at")} is null then is_published_after_hold else false end`,
      is_published_after_hold: sql<
        boolean | null
      >`case when ${eb.ref(other as "held_at")} is null then null else is_published_after_hold end`,
    }))
    .where("id", "=", sql<number>`any (${released}::integer[])`)
    .execute();
  const over = rows.filter((event) => event.other === null && event.is_over).map(({ id }) => id);
  const before = new Date(now.getTime() - overdueMs);
  await skipOverdueMails(tx, { eventIds: over, before });
  const since = rows.map((event) => event.since);
  for (const feature of extensions.of(eventLifecycle)) {
    await feature.skipOverdue?.(tx, { eventIds: released, since, before, now });
  }
  const concerned = rows.filter((event) => event.concerns);
  for (const event of concerned) {
    const isHeldStill = event.other !== null;
    const standstillMs = Math.max(0, (event.other ?? now).getTime() - event.since.getTime());
    const release = { eventId: event.id, since: event.since, standstillMs, isHeldStill, now };
    for (const feature of extensions.of(eventLifecycle)) await feature.onReleased?.(tx, release);
    if (isHeldStill) continue;
    for (const feature of extensions.of(eventLifecycle)) {
      await feature.onUpdated?.(tx, { eventId: event.id, now });
    }
  }
  const eventIds = concerned.flatMap(({ id, other }) => (other === null ? [id] : []));
  if (eventIds.length === 0) return;
  for (const feature of extensions.of(eventLifecycle)) await feature.notifyOfRelease?.(tx, { eventIds, now });
}

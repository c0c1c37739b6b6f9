import { type SqlBool, sql } from "kysely";
import type { Executor, Tx } from "../../../platform/db/client.server.ts";
import { isAheadSql } from "../availability/event-availability.ts";
import { freePlaces } from "../places/free-places.ts";

export interface DueLottery {
  /** Hexadecimal text; public once the draw is committed. */
  seed: string;
  freePlaces: number;
  hasWaitingList: boolean;
}

/** Of an event `e`: whether its places will be drawn, or should have been by now. */
export function isDrawAheadSql(now: Date) {
  return sql<SqlBool>`(e.selection = 'lottery' and e.lottery_drawn_at is null and e.lottery_at is not null and ${isAheadSql(now)})`;
}

/** Of an event `e`: one that is hidden is drawn when it is published again, unless it has begun by then. */
function isDueSql(now: Date) {
  return sql<SqlBool>`(${isDrawAheadSql(now)} and e.lottery_at <= ${now})`;
}

/** The events whose places are to be drawn, those that have waited longest first. */
export async function findDueLotteries(db: Executor, now: Date): Promise<number[]> {
  const events = await db
    .selectFrom("events as e")
    .select("e.id")
    .where(isDueSql(now))
    .orderBy("e.lottery_at")
    .orderBy("e.id")
    .execute();
  return events.map(({ id }) => id);
}

/** Holds the event until the transaction ends; undefined where somebody else holds it, or it is not due (any more). */
export async function holdDueLottery(tx: Tx, eventId: number, now: Date): Promise<DueLottery | undefined> {
  const event = await tx
    .selectFrom("events as e")
    .select(["e.lottery_seed", "e.max_participant_num", "e.applications_count", "e.has_waiting_list"])
    .where("e.id", "=", eventId)
    .where(isDueSql(now))
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
  return (
    event && {
      seed: event.lottery_seed,
      freePlaces: freePlaces(event),
      hasWaitingList: event.has_waiting_list,
    }
  );
}

/** From then on the seed is public, and whoever has read the event before decides about applying anew. */
export async function recordLotteryDrawn(tx: Tx, eventId: number, now: Date): Promise<void> {
  await tx
    .updateTable("events")
    .set((eb) => ({ lottery_drawn_at: now, lock_version: eb("lock_version", "+", 1) }))
    .where("id", "=", eventId)
    .execute();
}

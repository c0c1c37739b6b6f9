import type { Executor } from "../../../platform/db/client.server.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import { entriesDigest } from "./entries-digest.ts";
import { enteredIds, withdrawnIds } from "./entries-sql.server.ts";
import type { Lottery } from "./lottery.contract.ts";
import { sha256 } from "./sha256.server.ts";

/** A lottery as everybody may see it at the moment; undefined where the event has none. */
export async function showLottery(db: Executor, eventId: number, now: Date): Promise<Lottery | undefined> {
  const lottery = await findLottery(db, eventId);
  if (!lottery?.lottery_at) return undefined;
  const { lottery_at, lottery_drawn_at, lottery_seed: seed, order, apply_due_at: closesAt } = lottery;
  const promised = { lottery_at: toWireTime(lottery_at), commitment: await sha256(seed) };
  if (!lottery_drawn_at || !order) {
    const { entered, left } = lottery;
    const isClosed = closesAt !== null && closesAt < now;
    return {
      ...promised,
      ...(isClosed && { entries_digest: await entriesDigest([...entered, ...left], sha256) }),
      entries: entered.length,
    };
  }
  const { entries_digest, withdrawn_ids: withdrawn } = lottery;
  return {
    ...promised,
    ...(entries_digest !== null && { entries_digest }),
    ...(withdrawn?.length && { withdrawn }),
    seed,
    drawn_at: toWireTime(lottery_drawn_at),
    entries: order.length,
    order,
  };
}

/** In one statement, so that a draw which comes meanwhile is seen whole or not at all. */
function findLottery(db: Executor, eventId: number) {
  return db
    .selectFrom("events as e")
    .leftJoin("lottery_draws as d", "d.event_id", "e.id")
    .select([
      "e.lottery_at",
      "e.lottery_drawn_at",
      "e.lottery_seed",
      "e.apply_due_at",
      "d.application_ids as order",
      "d.entries_digest",
      "d.withdrawn_ids",
      enteredIds.as("entered"),
      withdrawnIds.as("left"),
    ])
    .where("e.id", "=", eventId)
    .where("e.selection", "=", "lottery")
    .executeTakeFirst();
}

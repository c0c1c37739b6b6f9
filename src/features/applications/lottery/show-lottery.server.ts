import type { Executor } from "../../../platform/db/client.server.ts";
import { toWireTime } from "../../../shared/tokyo-time.ts";
import type { Lottery } from "./lottery.contract.ts";
import { sha256 } from "./sha256.server.ts";

/** A lottery as everybody may see it at the moment; undefined where the event has none. */
export async function showLottery(db: Executor, eventId: number): Promise<Lottery | undefined> {
  const lottery = await findLottery(db, eventId);
  if (!lottery?.lottery_at) return undefined;
  const { lottery_at, lottery_drawn_at, lottery_seed: seed, order, entered } = lottery;
  const promised = { lottery_at: toWireTime(lottery_at), commitment: await sha256(seed) };
  if (!lottery_drawn_at || !order) return { ...promised, entries: entered ?? 0 };
  return { ...promised, seed, drawn_at: toWireTime(lottery_drawn_at), entries: order.length, order };
}

/** In one statement, so that a draw which comes meanwhile is seen whole or not at all. */
function findLottery(db: Executor, eventId: number) {
  return db
    .selectFrom("events as e")
    .leftJoin("lottery_draws as d", "d.event_id", "e.id")
    .select((eb) => [
      "e.lottery_at",
      "e.lottery_drawn_at",
      "e.lottery_seed",
      "d.application_ids as order",
      eb
        .selectFrom("applications as a")
        .whereRef("a.event_id", "=", "e.id")
        .where("a.state", "=", "entered")
        .select((inner) => inner.fn.countAll<number>().as("count"))
        .as("entered"),
    ])
    .where("e.id", "=", eventId)
    .where("e.selection", "=", "lottery")
    .executeTakeFirst();
}

import type { Db, Tx } from "../../../platform/db/client.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import {
  type DueLottery,
  findDueLotteries,
  holdDueLottery,
  recordLotteryDrawn,
} from "../../events/events.server.ts";
import { changeLockedApplications } from "../states/change-locked-applications.server.ts";
import { entriesDigest } from "./entries-digest.ts";
import { withdrawnIds } from "./entries-sql.server.ts";
import { orderEntries } from "./order-entries.ts";
import { sha256 } from "./sha256.server.ts";

/** Applications in one statement; all statements of a draw are one transaction. */
const together = 1000;

/**
 * Draws the lotteries whose time has come, event by event. Any number of processes may do so: an event that another one holds is
 * drawn by that one, or comes with the next sweep. One that fails keeps no other from being drawn.
 */
export async function drawLotteries({ db, clock, log }: Platform): Promise<void> {
  const now = clock.now();
  for (const eventId of await findDueLotteries(db, now)) {
    await drawLottery(db, eventId, now).catch((error) =>
      log.warn({ err: error, eventId }, "a lottery could not be drawn; it is tried again"),
    );
  }
}

/** Draws the lottery of one event, all of it or nothing. Answers whether it did: it does not where the event is not due. */
function drawLottery(db: Db, eventId: number, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const lottery = await holdDueLottery(tx, eventId, now);
    if (!lottery) return false;
    await drawHeld(tx, eventId, lottery, now);
    return true;
  });
}

/** For a caller who holds the event. The order is kept as it was drawn, whatever becomes of the applications afterwards. */
async function drawHeld(tx: Tx, eventId: number, lottery: DueLottery, now: Date): Promise<void> {
  const { withdrawn } = await tx
    .selectFrom("events as e")
    .select(withdrawnIds.as("withdrawn"))
    .where("e.id", "=", eventId)
    .executeTakeFirstOrThrow();
  const entries = await tx
    .selectFrom("applications")
    .select(["id", "user_id"])
    .where("event_id", "=", eventId)
    .where("state", "=", "entered")
    .execute();
  const userIds = new Map(entries.map(({ id, user_id }) => [id, user_id]));
  const order = await orderEntries(lottery.seed, [...userIds.keys()], sha256);
  const changes = order.map((id, place) => ({
    eventId,
    userId: userIds.get(id) as number,
    from: "entered" as const,
    at: now,
    ...outcomeOf(place, lottery),
  }));
  for (let done = 0; done < changes.length; done += together) {
    await changeLockedApplications(tx, changes.slice(done, done + together));
  }
  const digest = await entriesDigest([...order, ...withdrawn], sha256);
  await tx
    .insertInto("lottery_draws")
    .values({
      event_id: eventId,
      application_ids: order,
      entries_digest: digest,
      withdrawn_ids: withdrawn,
    })
    .execute();
  await recordLotteryDrawn(tx, eventId, now);
}

/** @param place in the order of the draw, from 0 */
function outcomeOf(place: number, { freePlaces, hasWaitingList }: DueLottery) {
  if (place < freePlaces) return { to: "confirmed", news: "won" } as const;
  return hasWaitingList
    ? ({ to: "waiting", news: "lost_waiting" } as const)
    : ({ to: "declined", news: "lost" } as const);
}

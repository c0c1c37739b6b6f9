import { createHash } from "node:crypto";
import { AppError } from "../../shared/app-error.ts";
import type { Platform } from "../platform.ts";

/** At most so many tries in any so many seconds, to the nearest fifteenth of that time. */
export interface Limit {
  /** What is counted, such as `sign_in`. */
  name: string;
  most: number;
  seconds: number;
}

interface Try {
  /** Seconds until the limit allows another; null where it allowed this one. */
  retryAfter: number | null;
  /** Makes the try as if it had not been, for limits that count failures alone. */
  takeBack(): Promise<void>;
}

const slotsInWindow = 15;

/**
 * Counts a try and throws `too_many` when the limit does not allow it; a try that is refused does not count.
 * @param who the address, account or both that the tries are counted for
 */
export async function limitTries(platform: Platform, limit: Limit, who: string): Promise<Try> {
  const counted = await countTry(platform, limit, who);
  if (counted.retryAfter === null) return counted;
  throw new AppError("too_many", { request: [{ code: "too_many" }] }, { retryAfter: counted.retryAfter });
}

/**
 * As `limitTries`, for limits that nobody is told of. The count is kept in the database, so that it holds over all
 * processes; it is written before it is read, so that simultaneous tries see each other.
 */
export async function countTry(platform: Platform, limit: Limit, who: string): Promise<Try> {
  if (!platform.settings.rateLimits) return { retryAfter: null, takeBack: async () => {} };
  const now = platform.clock.now().getTime();
  const slotMs = (limit.seconds * 1000) / slotsInWindow;
  const slot = new Date(Math.floor(now / slotMs) * slotMs);
  const key = `${limit.name}:${withoutAddresses(who.toLowerCase().slice(0, 400))}`;
  const slots = await countIn(platform, key, slot, new Date(now - limit.seconds * 1000));
  const takeBack = () => takeOut(platform, key, slot);
  const retryAfter = waitUntilFree(slots, limit, now);
  if (retryAfter !== null) await takeBack();
  return { retryAfter, takeBack };
}

/** Counts outlive a deleted account, so that deleting and signing up again does not begin them anew: they name no address. */
function withoutAddresses(who: string): string {
  return who.replaceAll(/\S*@\S*/g, (address) => createHash("sha256").update(address).digest("base64url"));
}

interface Slot {
  window_start: Date;
  count: number;
}

/** The slots after `since`, oldest first, with this try in the last one. */
async function countIn({ db }: Platform, key: string, slot: Date, since: Date): Promise<Slot[]> {
  return db
    .with("counted", (cte) =>
      cte
        .insertInto("rate_limits")
        .values({ key, window_start: slot, count: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(["key", "window_start"])
            .doUpdateSet((eb) => ({ count: eb("rate_limits.count", "+", 1) })),
        )
        .returning(["window_start", "count"]),
    )
    .selectFrom("counted")
    .select(["window_start", "count"])
    .unionAll((eb) =>
      eb
        .selectFrom("rate_limits")
        .select(["window_start", "count"])
        .where("key", "=", key)
        .where("window_start", ">", since)
        .where("window_start", "<", slot),
    )
    .orderBy("window_start")
    .execute();
}

function waitUntilFree(slots: Slot[], limit: Limit, now: number): number | null {
  let tooMany = slots.reduce((sum, { count }) => sum + count, 0) - limit.most;
  if (tooMany <= 0) return null;
  for (const { window_start, count } of slots) {
    tooMany -= count;
    if (tooMany <= 0) return Math.max(1, (window_start.getTime() - now) / 1000 + limit.seconds);
  }
  return limit.seconds;
}

async function takeOut({ db }: Platform, key: string, slot: Date): Promise<void> {
  await db
    .updateTable("rate_limits")
    .set((eb) => ({ count: eb("count", "-", 1) }))
    .where("key", "=", key)
    .where("window_start", "=", slot)
    .where("count", ">", 0)
    .execute();
}

/** Tries of yesterday count for nothing; the hourly clean-up takes them away. */
export async function forgetOldTries(platform: Platform): Promise<void> {
  const yesterday = new Date(platform.clock.now().getTime() - 24 * 60 * 60 * 1000);
  await platform.db.deleteFrom("rate_limits").where("window_start", "<", yesterday).execute();
}

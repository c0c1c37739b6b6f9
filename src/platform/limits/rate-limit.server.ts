import { createHash } from "node:crypto";
import { sql } from "kysely";
import { AppError } from "../../shared/app-error.ts";
import { dayMs } from "../../shared/time/milliseconds.ts";
import type { Db } from "../db/client.server.ts";
import { sharedRoundsOn } from "../db/sharing/shared-rounds.ts";
import { currentCaller } from "../http/caller.server.ts";
import { securityLogOf } from "../log/security-log.server.ts";
import type { Platform } from "../platform.ts";

/** At most `max` attempts in any `seconds`, to the nearest fifteenth of that time. */
export interface Limit {
  /** The name of the counter, such as `sign_in`. */
  name: string;
  max: number;
  seconds: number;
}

interface Attempt {
  /** Seconds until the limit allows another; null where it allowed this one. */
  retryAfter: number | null;
  /** Takes the attempt out of the count again, for limits that count failures alone. */
  undo(): Promise<void>;
}

const slotsInWindow = 15;

/**
 * Counts an attempt; throws `too_many` where the limit is reached, and a refused attempt does not count.
 * @param who the address, account or both that attempts are counted for
 * @param times as so many attempts this one counts
 */
export async function limitAttempts(
  platform: Platform,
  limit: Limit,
  who: string,
  times = 1,
): Promise<Attempt> {
  const counted = await recordAttempt(platform, limit, who, times);
  if (counted.retryAfter === null) return counted;
  throw new AppError("too_many", { request: [{ code: "too_many" }] }, { retryAfter: counted.retryAfter });
}

/**
 * As `limitAttempts`, for limits that nobody but the log is told of. The count is kept in the database, so that it holds over all
 * processes; it is written before it is read, so that simultaneous attempts see each other.
 */
export async function recordAttempt(
  platform: Platform,
  limit: Limit,
  who: string,
  times = 1,
): Promise<Attempt> {
  if (!platform.settings.rateLimits) return { retryAfter: null, undo: async () => {} };
  const now = platform.clock.now().getTime();
  const slotMs = (limit.seconds * 1000) / slotsInWindow;
  const slot = new Date(Math.floor(now / slotMs) * slotMs);
  const key = `${limit.name}:${withoutAddresses(who.toLowerCase().slice(0, 400))}`;
  const slots = await countIn(platform.db, { key, slot, since: new Date(now - limit.seconds * 1000), times });
  const undo = () => subtractAttempt(platform, key, slot, times);
  const retryAfter = waitUntilFree(slots, limit, now);
  if (retryAfter !== null) {
    securityLogOf(platform.log).write("limit_reached", { limit: limit.name, user: currentCaller() ?? null });
    await undo();
  }
  return { retryAfter, undo };
}

/** Counts outlive a deleted account, so that deleting and signing up again does not begin them anew: they name no address. */
function withoutAddresses(who: string): string {
  return who.replaceAll(/\S*@\S*/g, (address) => createHash("sha256").update(address).digest("base64url"));
}

interface Slot {
  window_start: Date;
  count: number;
}

interface Counting {
  key: string;
  slot: Date;
  since: Date;
  times: number;
}

/**
 * The slots after `since`, oldest first, with this attempt in the last one. Attempts that come together are counted together,
 * each row after those of smaller keys, so that two processes cannot wait for each other.
 */
const countIn = sharedRoundsOn(
  async (db: Db, attempts: Counting[]): Promise<Slot[][]> => {
    const { rows } = await sql<Slot & { key: string }>`
      with attempt as (
        select * from unnest(${attempts.map(({ key }) => key)}::text[],
                             ${attempts.map(({ slot }) => slot)}::timestamptz[],
                             ${attempts.map(({ since }) => since)}::timestamptz[],
                             ${attempts.map(({ times }) => times)}::integer[]) as a (key, slot, since, times)
      ), counted as (
        insert into rate_limits (key, window_start, count) select key, slot, times from attempt order by key
        on conflict (key, window_start) do update set count = rate_limits.count + excluded.count
        returning key, window_start, count
      )
      select key, window_start, count from counted
      union all
      select a.key, earlier.window_start, earlier.count
        from attempt a, lateral (
          -- Row by row: a plan that was made while nobody had been counted would read all counts later.
          select window_start, count from rate_limits r
           where r.key = a.key and r.window_start > a.since and r.window_start < a.slot offset 0) earlier
       order by window_start`.execute(db);
    return attempts.map(({ key }) => rows.filter((row) => row.key === key));
  },
  ({ key }) => key,
);

function waitUntilFree(slots: Slot[], limit: Limit, now: number): number | null {
  let tooMany = slots.reduce((sum, { count }) => sum + count, 0) - limit.max;
  if (tooMany <= 0) return null;
  for (const { window_start, count } of slots) {
    tooMany -= count;
    if (tooMany <= 0) return Math.max(1, (window_start.getTime() - now) / 1000 + limit.seconds);
  }
  return limit.seconds;
}

async function subtractAttempt({ db }: Platform, key: string, slot: Date, times: number): Promise<void> {
  await db
    .updateTable("rate_limits")
    .set((eb) => ({ count: eb("count", "-", times) }))
    .where("key", "=", key)
    .where("window_start", "=", slot)
    .where("count", ">=", times)
    .execute();
}

/** Attempts of yesterday count for nothing; the hourly clean-up removes them. */
export async function removeOldAttempts(platform: Platform): Promise<void> {
  const yesterday = new Date(platform.clock.now().getTime() - dayMs);
  await platform.db.deleteFrom("rate_limits").where("window_start", "<", yesterday).execute();
}

import { sql } from "kysely";
import { AppError } from "../../shared/app-error.ts";
import type { Platform } from "../platform.ts";

export interface Limit {
  /** What is counted, such as `sign_in`. */
  name: string;
  most: number;
  seconds: number;
}

const windowStart = (now: Date, { seconds }: Limit) =>
  new Date(Math.floor(now.getTime() / (seconds * 1000)) * seconds * 1000);

/**
 * How often something was tried in this window. Counted in the database, so that a limit holds over all processes.
 * @param who the address, account or both that the tries are counted for
 */
export async function countTry(platform: Platform, limit: Limit, who: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    insert into rate_limits (key, window_start, count)
    values (${keyOf(limit, who)}, ${windowStart(platform.clock.now(), limit)}, 1)
    on conflict (key, window_start) do update set count = rate_limits.count + 1
    returning count`.execute(platform.db);
  return rows[0]?.count ?? 0;
}

/** Counts a try and throws `too_many` when it is one more than the limit allows. */
export async function limitTries(platform: Platform, limit: Limit, who: string): Promise<void> {
  if (!platform.settings.rateLimits) return;
  if ((await countTry(platform, limit, who)) > limit.most) throw tooMany(platform, limit);
}

/** Throws `too_many` when as many tries as the limit allows have been counted, without counting this one. */
export async function refuseAfterTries(platform: Platform, limit: Limit, who: string): Promise<void> {
  if (!platform.settings.rateLimits) return;
  const row = await platform.db
    .selectFrom("rate_limits")
    .select("count")
    .where("key", "=", keyOf(limit, who))
    .where("window_start", "=", windowStart(platform.clock.now(), limit))
    .executeTakeFirst();
  if ((row?.count ?? 0) >= limit.most) throw tooMany(platform, limit);
}

function tooMany(platform: Platform, limit: Limit): AppError {
  const now = platform.clock.now();
  const retryAfter = windowStart(now, limit).getTime() / 1000 + limit.seconds - now.getTime() / 1000;
  return new AppError("too_many", { request: [{ code: "too_many" }] }, { retryAfter });
}

const keyOf = (limit: Limit, who: string) => `${limit.name}:${who.toLowerCase().slice(0, 400)}`;

/** Windows that are over count for nothing; the hourly clean-up takes them away. */
export async function forgetOldTries(platform: Platform): Promise<void> {
  const yesterday = new Date(platform.clock.now().getTime() - 24 * 60 * 60 * 1000);
  await platform.db.deleteFrom("rate_limits").where("window_start", "<", yesterday).execute();
}

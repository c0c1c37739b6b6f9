import type { Db } from "../../../platform/db/client.server.ts";
import { handler } from "../../../platform/http/handler.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { countByWeek } from "./count-by-week.server.ts";
import { teamFigureContracts as contracts, type TeamFigures } from "./team-figures.contract.ts";

export const showTeamFiguresHandler = handler(contracts["GET /uniteam/figures"], ({ platform }, { query }) =>
  readFigures(platform, query),
);

interface CachedFigures {
  at: number;
  figures: Promise<TeamFigures>;
}

const cacheMs = 60_000;
const cachedAtMost = 20;
const cacheOf = new WeakMap<Db, Map<string, CachedFigures>>();

/** At most a minute old: two years of a million applications take seconds to count, and whoever looks at them changes days back and forth. */
function readFigures(
  { db, clock }: Platform,
  query: Parameters<typeof countByWeek>[1],
): Promise<TeamFigures> {
  const cache = cacheOf.get(db) ?? new Map<string, CachedFigures>();
  cacheOf.set(db, cache);
  const now = clock.now();
  const key = `${query.from ?? ""} ${query.to ?? ""}`;
  const known = cache.get(key);
  const age = now.getTime() - (known?.at ?? 0);
  if (known && age >= 0 && age < cacheMs) return known.figures;
  const figures = countByWeek(db, query, now);
  figures.catch(() => cache.delete(key));
  cache.delete(key);
  cache.set(key, { at: now.getTime(), figures });
  const [oldest] = cache.keys();
  if (cache.size > cachedAtMost && oldest !== undefined) cache.delete(oldest);
  return figures;
}

import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { withoutSequentialScans } from "../../../platform/db/index-scans.server.ts";
import { planForValues } from "../../../platform/db/named-statements.server.ts";
import type { AnalysedSearch } from "./analysis/analyse-search.server.ts";
import type { SearchedEvents } from "./find-matches.server.ts";
import { type RankSource, rankSources } from "./rank-sources.ts";
import { scoreOf } from "./score-search.ts";

/** An event's place in the order of a search: a higher rank comes first, then whichever is sooner (of past ones: later). */
export interface RankedEvent {
  id: number;
  /** Milliseconds since the epoch. */
  at: number;
  rank: number;
}

interface Order {
  /** Past events stand newest first. */
  isPast: boolean;
  /** The place behind which the events are wanted. */
  after: RankedEvent | null;
  /** All of them where it is left out. */
  most: number | undefined;
}

/** The events in the order of a search, each weighed by itself. */
export async function weighEvents(
  db: Executor,
  search: AnalysedSearch,
  ids: readonly number[],
  order: Order,
): Promise<RankedEvent[]> {
  if (ids.length === 0) return [];
  // Each look at a value that stands outside of the row would read it anew; a new value is in memory.
  const { rows } = await sql<Row>`${planForValues}
    select id, start_at, ${scoreOf(search)} as rank from (
      select event_id as id, start_at, titles, fields || ''::tsvector as fields
        from event_search_documents where event_id = any(${ids}::integer[]) offset 0
    ) found order by ${inOrder(order)}`.execute(db);
  return rows
    .map(toRanked)
    .filter((row) => isBehind(row, order))
    .slice(0, order.most);
}

/** The first events of those that match a search, rank by rank: for more than can be weighed. */
export async function findBestEvents(
  db: Executor,
  events: SearchedEvents,
  { search, matches }: { search: AnalysedSearch; matches: string },
  order: Order,
): Promise<RankedEvent[]> {
  const sources = rankSources(search, matches).filter(
    ({ most, isConstant }) => !order.after || !isConstant || most <= order.after.rank,
  );
  return withoutSequentialScans(db, async (tx) => {
    const found: RankedEvent[] = [];
    for (const batch of batchesOf(sources)) {
      const last = order.most === undefined ? undefined : found[order.most - 1];
      if (last && last.rank > (batch[0]?.most ?? 0)) break;
      const parts = batch.map((source) => sql`${selectOf(events, source, order)}`);
      const { rows } = await sql<Row>`${planForValues}
        select * from (${sql.join(parts, sql` union all `)}) found order by ${inOrder(order)}`.execute(tx);
      found.push(...rows.map(toRanked));
      found.sort((one, other) => compare(one, other, order.isPast));
    }
    return found.slice(0, order.most);
  });
}

const maxAtOnce = 6;

/** Those that share a statement: titles, which are enough most often, then the others; the description alone. */
function batchesOf(sources: readonly RankSource[]): RankSource[][] {
  const titles = sources.filter(({ isConstant }) => !isConstant);
  const others = sources.filter(({ isConstant }) => isConstant);
  const batches = [titles];
  for (let at = 0; at < others.length - 1; at += maxAtOnce)
    batches.push(others.slice(at, Math.min(at + maxAtOnce, others.length - 1)));
  return [...batches, others.slice(-1)].filter(({ length }) => length > 0);
}

function selectOf(events: SearchedEvents, { rank, condition, most, isConstant }: RankSource, order: Order) {
  const query = events
    .where(condition)
    .where(isConstant ? isBehindConstant(most, order) : isBehindSql(rank, order))
    .select(["e.id", "e.start_at", rank.as("rank")])
    .orderBy(inOrder(order));
  return order.most === undefined ? query : query.limit(order.most);
}

interface Row {
  id: number;
  start_at: Date;
  rank: number;
}

const toRanked = ({ id, start_at, rank }: Row): RankedEvent => ({ id, at: start_at.getTime(), rank });

function inOrder({ isPast }: Order): RawBuilder<unknown> {
  return isPast ? sql`rank desc, start_at desc, id desc` : sql`rank desc, start_at, id`;
}

function compare(one: RankedEvent, other: RankedEvent, isPast: boolean): number {
  if (one.rank !== other.rank) return other.rank - one.rank;
  const later = one.at === other.at ? one.id - other.id : one.at - other.at;
  return isPast ? -later : later;
}

function isBehind(row: RankedEvent, { after, isPast }: Order): boolean {
  return !after || compare(row, after, isPast) > 0;
}

function isBehindConstant(rank: number, order: Order): RawBuilder<SqlBool> {
  return order.after?.rank === rank ? isLater(order.after, order.isPast) : sql<SqlBool>`true`;
}

function isBehindSql(rank: RawBuilder<number>, { after, isPast }: Order): RawBuilder<SqlBool> {
  if (!after) return sql<SqlBool>`true`;
  return sql<SqlBool>`(${rank} < ${after.rank} or (${rank} = ${after.rank} and ${isLater(after, isPast)}))`;
}

function isLater({ at, id }: RankedEvent, isPast: boolean): RawBuilder<SqlBool> {
  return sql<SqlBool>`(e.start_at, e.id) ${sql.raw(isPast ? "<" : ">")} (${new Date(at)}, ${id})`;
}

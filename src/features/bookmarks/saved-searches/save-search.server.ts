import { sql } from "kysely";
import type { Db, Executor } from "../../../platform/db/client.server.ts";
import { invalid, notFound } from "../../../shared/app-error.ts";
import { lockActiveUserAlone } from "../../accounts/accounts.server.ts";
import type { SearchFilters } from "../../events/listing/event-filter.contract.ts";

const searchesAtMost = 20;

export interface SavedSearchRow {
  id: number;
  filters: SearchFilters;
  is_mailed: boolean;
  created_at: Date;
}

interface Wished {
  filters: SearchFilters;
  /** Undefined: as it was; a new one is mailed. */
  isMailed: boolean | undefined;
}

/** The search with these filters, which is new where the person had none. */
export function saveSearch(db: Db, userId: number, wished: Wished, now: Date): Promise<SavedSearchRow> {
  const { filters, isMailed } = wished;
  return db.transaction().execute(async (tx) => {
    await lockActiveUserAlone(tx, userId);
    const { rows } = await sql<SavedSearchRow>`
      insert into saved_searches (user_id, filters, is_mailed, created_at)
      values (${userId}, ${JSON.stringify(filters)}::jsonb, ${isMailed ?? true}, ${now})
      on conflict (user_id, filters)
        do update set is_mailed = coalesce(${isMailed ?? null}::boolean, saved_searches.is_mailed)
      returning id, filters, is_mailed, created_at`.execute(tx);
    const { count } = await tx
      .selectFrom("saved_searches")
      .select((eb) => eb.fn.countAll<string>().as("count"))
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    if (Number(count) > searchesAtMost) throw invalid("search", "at_most", { max: searchesAtMost });
    return rows[0] as SavedSearchRow;
  });
}

export async function removeSavedSearch(db: Executor, userId: number, id: number): Promise<SavedSearchRow> {
  const removed = await db
    .deleteFrom("saved_searches")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returning(["id", "filters", "is_mailed", "created_at"])
    .executeTakeFirst();
  if (!removed) throw notFound("search");
  return removed as unknown as SavedSearchRow;
}

/** The newest first. */
export async function findSavedSearches(db: Executor, userId: number): Promise<SavedSearchRow[]> {
  const rows = await db
    .selectFrom("saved_searches")
    .select(["id", "filters", "is_mailed", "created_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows as unknown as SavedSearchRow[];
}

import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Executor } from "../../../platform/db/client.server.ts";
import { readCursor, writeCursor } from "../../../platform/http/page-cursor.ts";
import type { ReportState } from "../report-values.ts";

interface ReportQuery {
  state?: ReportState | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** Newest first, with the cursor of what comes after them and how many there are in all. */
export async function findReports(
  db: Executor,
  { state, limit, cursor }: ReportQuery,
): Promise<{ rows: ReportRow[]; nextCursor: string | null; total: number }> {
  const before = cursor === undefined ? null : readCursor(cursor);
  const [rows, counted] = await Promise.all([
    selectReports(db)
      .$if(state !== undefined, (query) => query.where("r.state", "=", state as ReportState))
      .$if(before !== null, (query) =>
        query.where(sql<boolean>`(r.created_at, r.id) < (${before?.at}, ${before?.id})`),
      )
      .orderBy("r.created_at", "desc")
      .orderBy("r.id", "desc")
      .limit(limit + 1)
      .execute(),
    db
      .selectFrom("reports")
      .select(sql<number>`count(*)::integer`.as("total"))
      .$if(state !== undefined, (query) => query.where("state", "=", state as ReportState))
      .executeTakeFirstOrThrow(),
  ]);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    rows: shown,
    nextCursor: last ? writeCursor({ at: last.created_at, id: last.id }) : null,
    total: counted.total,
  };
}

export type ReportRow = Awaited<ReturnType<ReturnType<typeof selectReports>["executeTakeFirstOrThrow"]>>;

/** Reports with their history and the number of sources of their subject, in one round trip: add a `where` and an order. */
export function selectReports(db: Executor) {
  return db
    .selectFrom("reports as r")
    .leftJoin("users as reporter", "reporter.id", "r.reporter_id")
    .select((eb) => [
      "r.id",
      "r.subject",
      "r.subject_id",
      "r.title",
      "r.reason",
      "r.body",
      "r.email",
      "r.page_language",
      "r.page_path",
      "r.selection",
      "r.state",
      "r.note",
      "r.created_at",
      "reporter.id as reporter_id",
      "reporter.first_name as reporter_first_name",
      "reporter.last_name as reporter_last_name",
      eb
        .selectFrom("reports as same")
        .select(sql<number>`count(distinct same.source)::integer`.as("count"))
        .whereRef("same.subject", "=", "r.subject")
        .whereRef("same.subject_id", "=", "r.subject_id")
        .as("sources_count"),
      jsonArrayFrom(
        eb
          .selectFrom("report_decisions as d")
          .leftJoin("users as actor", "actor.id", "d.actor_id")
          .select([
            sql<string>`d.at`.as("at"),
            "actor.id as actor_id",
            "actor.first_name",
            "actor.last_name",
            "d.state_before",
            "d.state_after",
            "d.note",
          ])
          .whereRef("d.report_id", "=", "r.id")
          .orderBy("d.id"),
      ).as("history"),
    ]);
}

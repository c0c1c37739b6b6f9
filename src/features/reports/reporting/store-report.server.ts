import { type Insertable, sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import type { DB } from "../../../platform/db/generated/schema.ts";
import type { RequestContext } from "../../../platform/http/request-context.server.ts";
import { limitAttempts } from "../../../platform/limits/rate-limit.server.ts";
import { findSource, lockActiveUser } from "../../accounts/accounts.server.ts";
import { reportSource } from "./report-source.server.ts";

const reportsOfOne = { name: "report", max: 5, seconds: 3600 };

/** The content of a report, without its sender and time. */
export type ReportToStore = Omit<Insertable<DB["reports"]>, "reporter_id" | "source" | "created_at">;

/**
 * Writes down a report. The same one sent again while it is not resolved answers the first and counts for nothing, so that who
 * presses twice or tries again without an answer has reported once. Throws `too_many`.
 */
export async function storeReport(context: RequestContext, report: ReportToStore): Promise<{ id: number }> {
  const { platform, session } = context;
  const counted = await findSource(context);
  const source = await reportSource(platform, counted, report.organization_id ?? null);
  const earlier = await findSame(platform.db, report, source);
  if (earlier) return earlier;
  const attempt = await limitAttempts(platform, reportsOfOne, counted.limitKey);
  const reporter_id = session?.user.id ?? null;
  const row = { ...report, reporter_id, source, created_at: platform.clock.now() };
  try {
    const { id, isNew } = await platform.db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtext(${`report ${source}`}))`.execute(tx);
      if (session) await lockActiveUser(tx, session.user.id);
      const meanwhile = await findSame(tx, report, source);
      if (meanwhile) return { ...meanwhile, isNew: false };
      const inserted = await tx.insertInto("reports").values(row).returning("id").executeTakeFirstOrThrow();
      return { ...inserted, isNew: true };
    });
    if (!isNew) await attempt.undo();
    return { id };
  } catch (error) {
    await attempt.undo();
    throw error;
  }
}

function findSame(db: Executor, report: ReportToStore, source: string) {
  const { subject, subject_id, reason, body = "", email = null, page_path = null, selection = null } = report;
  return db
    .selectFrom("reports")
    .select("id")
    .where("subject", "=", subject)
    .where("subject_id", "=", subject_id)
    .where("source", "=", source)
    .where("reason", "=", reason)
    .where("body", "=", body)
    .where(sql<boolean>`(email, page_path, selection) is not distinct from
      (${email}::text, ${page_path}::text, ${selection}::text)`)
    .where("state", "<>", "resolved")
    .orderBy("id")
    .executeTakeFirst();
}

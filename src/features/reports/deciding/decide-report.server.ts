import type { Db } from "../../../platform/db/client.server.ts";
import { notFound } from "../../../shared/app-error.ts";
import { lockActiveUser, recordTeamAction } from "../../accounts/accounts.server.ts";
import type { ReportState } from "../report-values.ts";
import { type ReportRow, selectReports } from "./find-reports.server.ts";

interface ReportDecision {
  id: number;
  state?: ReportState | undefined;
  note?: string | undefined;
}

/**
 * Changes state and note as far as they are sent. What changed stands in the report's history and in the team's log; what changes
 * nothing stands nowhere. A decision hides nothing: holding and suspending are calls of their own. Throws `not_found`.
 */
export function decideReport(
  db: Db,
  { id, ...sent }: ReportDecision,
  userId: number,
  now: Date,
): Promise<ReportRow> {
  return db.transaction().execute(async (tx) => {
    await lockActiveUser(tx, userId);
    const before = await tx
      .selectFrom("reports")
      .select(["state", "note"])
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw notFound("report");
    const { state = before.state, note = before.note } = sent;
    if (state !== before.state || note !== before.note) {
      await tx
        .updateTable("reports")
        .set({
          state,
          note,
          ...(state !== before.state && { resolved_at: state === "resolved" ? now : null }),
        })
        .where("id", "=", id)
        .execute();
      await tx
        .insertInto("report_decisions")
        .values({
          report_id: id,
          actor_id: userId,
          state_before: before.state,
          state_after: state,
          note,
          at: now,
        })
        .execute();
      await recordTeamAction(tx, {
        kind: "report.decided",
        subject: "report",
        subjectId: id,
        details: { state_before: before.state, state_after: state },
      });
    }
    return selectReports(tx).where("r.id", "=", id).executeTakeFirstOrThrow();
  });
}

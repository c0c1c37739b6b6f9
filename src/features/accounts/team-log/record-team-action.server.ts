import type { Db, Executor } from "../../../platform/db/client.server.ts";
import { currentCaller } from "../../../platform/http/caller.server.ts";
import { dayMs } from "../../../shared/time/milliseconds.ts";
import type { TeamActionKind, TeamActionSubject } from "./team-action-kinds.ts";

export interface RecordedTeamAction {
  kind: TeamActionKind;
  subject: TeamActionSubject;
  subjectId: number;
  /** Small facts of the line: a reason, a level, a state. No names or addresses of people, who may delete their account. */
  details?: Record<string, string | number | boolean | null>;
}

/**
 * Writes a line into the log that nobody edits, in the transaction of what it tells. Who did it is whoever's call is answered (nobody
 * where the operator's command line did), and when is the database's time.
 */
export async function recordTeamAction(
  tx: Executor,
  { kind, subject, subjectId, details = {} }: RecordedTeamAction,
): Promise<void> {
  await tx
    .insertInto("team_actions")
    .values({
      kind,
      subject,
      subject_id: subjectId,
      actor_id: currentCaller() ?? null,
      details: JSON.stringify(details),
    })
    .execute();
}

const retentionMs = 400 * dayMs;

/** Lines go after 400 days; the database refuses to remove younger ones. */
export async function removeOldTeamActions({ db, clock }: { db: Db; clock: { now(): Date } }): Promise<void> {
  const before = new Date(clock.now().getTime() - retentionMs);
  await db.deleteFrom("team_actions").where("at", "<", before).execute();
}

import type { Executor } from "../../../platform/db/client.server.ts";
import { readCursor, writeCursor } from "../../../platform/http/page-cursor.ts";
import type { TeamActionQuery } from "./team-actions.contract.ts";

/** Newest first, with the cursor of what comes after it; null at the end. */
export async function findTeamActions(
  db: Executor,
  { deed, subject, subject_id: subjectId, limit, cursor }: TeamActionQuery,
): Promise<{ rows: TeamActionRow[]; nextCursor: string | null }> {
  const before = cursor === undefined ? null : readCursor(cursor).id;
  const rows = await selectTeamActions(db)
    .$if(deed !== undefined, (query) => query.where("a.kind", "=", deed as string))
    .$if(subject !== undefined, (query) => query.where("a.subject", "=", subject as string))
    .$if(subjectId !== undefined, (query) => query.where("a.subject_id", "=", subjectId as number))
    .$if(before !== null, (query) => query.where("a.id", "<", before as number))
    .orderBy("a.id", "desc")
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { rows: shown, nextCursor: last ? writeCursor(last) : null };
}

export type TeamActionRow = Awaited<
  ReturnType<ReturnType<typeof selectTeamActions>["executeTakeFirstOrThrow"]>
>;

function selectTeamActions(db: Executor) {
  return db
    .selectFrom("team_actions as a")
    .leftJoin("users as actor", "actor.id", "a.actor_id")
    .select([
      "a.id",
      "a.at",
      "a.kind",
      "a.subject",
      "a.subject_id",
      "a.details",
      "actor.id as actor_id",
      "actor.first_name",
      "actor.last_name",
    ]);
}

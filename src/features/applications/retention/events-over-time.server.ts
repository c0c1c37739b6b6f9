import { type SqlBool, sql } from "kysely";
import { answersUntilSql } from "../../events/events.server.ts";

/** SQL condition: the answers to an event `e` of its owner `o` are still there at a moment. */
export const isWithinRetentionSql = (moment: Date) => sql<SqlBool>`${answersUntilSql()} > ${moment}`;

/** SQL condition: the answers to an event `e` of its owner `o` were there until a moment at the latest, and have not gone for that. */
export const isOverTimeSql = (
  moment: Date,
) => sql<SqlBool>`(${answersUntilSql()} <= ${moment} and not exists (
  select from answer_removals gone where gone.event_id = e.id and gone.removed_at >= ${answersUntilSql()}))`;

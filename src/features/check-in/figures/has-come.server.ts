import { type SqlBool, sql } from "kysely";
import { isComingSql } from "../../../shared/application-states.ts";

/** Whether the person of an application `a` was checked in. */
export const hasComeSql = sql<SqlBool>`exists (select from attendances t where t.application_id = a.id)`;

/** Whether the person of an application `a` had a place and was not checked in. */
export const hasMissedSql = sql<SqlBool>`(${isComingSql("a")} and not ${hasComeSql})`;

/** Whether anybody was checked in at the event of an application `a`: where nobody was, nobody is known to have come or not. */
export const isAttendanceKnownSql = sql<SqlBool>`exists (select from attendances t where t.event_id = a.event_id)`;

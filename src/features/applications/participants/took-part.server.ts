import { type RawBuilder, type SqlBool, sql } from "kysely";
import { isComingSql } from "../../../shared/application-states.ts";

/**
 * SQL condition: an application to a past event is one of somebody who took part. Where people were checked in, those who came;
 * where nobody was, all who had a place, since nobody knows who of them came.
 * @param application the alias under which the statement knows it
 */
export function tookPartSql(application: string): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${application}.${name}`);
  return sql<SqlBool>`(${isComingSql(application)} and (
    exists (select from attendances came where came.application_id = ${column("id")})
    or not exists (select from attendances came where came.event_id = ${column("event_id")})))`;
}

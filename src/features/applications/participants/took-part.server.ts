import { type RawBuilder, type SqlBool, sql } from "kysely";
import { isComingSql } from "../../../shared/application-states.ts";
import { isInSpanSql } from "../../events/events.server.ts";

/**
 * SQL condition: an application to a past event is one of somebody who took part. Where people were checked in, those who came;
 * where nobody was, all who had a place, since nobody knows who of them came.
 * @param application the alias under which the statement knows it
 */
function tookPartSql(application: string): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${application}.${name}`);
  return sql<SqlBool>`(${isComingSql(application)} and (
    exists (select from attendances came where came.application_id = ${column("id")})
    or not exists (select from attendances came where came.event_id = ${column("event_id")})))`;
}

/**
 * SQL condition: the person of an application came to an event that had begun before a moment and was not called off.
 * @param names aliases of the application and of its event in the statement
 * @param moment a time, or SQL for one
 */
export function tookPartBeforeSql(
  names: { application: string; event: string },
  moment: Date | RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${isInSpanSql("past", moment, names.event)} and ${sql.ref(`${names.event}.cancelled_at`)} is null
    and ${tookPartSql(names.application)})`;
}

/**
 * The same people of many events at once, each with all columns of their event and `user_id`: read by events, and not asked of each
 * application, which takes seconds where hundreds of thousands are counted.
 * @param events name of a table or CTE of events, by `id`, that had begun before the moment and were not called off
 */
export function selectTookPart(events: string): RawBuilder<unknown> {
  const event = sql.ref(events);
  const id = sql.ref(`${events}.id`);
  return sql`
    select ${event}.*, part.user_id from ${event}
           join attendances came on came.event_id = ${id} join applications part on part.id = came.application_id
     where ${isComingSql("part")}
    union all
    select ${event}.*, part.user_id from ${event} join applications part on part.event_id = ${id}
     where ${isComingSql("part")} and not exists (select from attendances came where came.event_id = ${id})`;
}

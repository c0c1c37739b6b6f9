import { type RawBuilder, type SqlBool, sql } from "kysely";
import {
  isAheadSql,
  isInSpanSql,
  isPublishedForManagersSql,
  isUntranslatedSql,
} from "../events/events.server.ts";
import type { TodaySource } from "./today-source.server.ts";

const eventsWhere = (condition: RawBuilder<SqlBool>) => sql`
  select e.id, e.acting_id, e.start_at as at, null::integer as count, null as tab from mine e where ${condition}`;

/** Also where it is not published yet: that is the time for it. */
const isComingUpSql = (now: Date) =>
  sql<SqlBool>`(${isInSpanSql("upcoming", now)} and e.cancelled_at is null)`;

const unpublished: TodaySource = (now) =>
  eventsWhere(sql`${isComingUpSql(now)} and not ${isPublishedForManagersSql()}`);

const untranslated: TodaySource = (now) => eventsWhere(sql`${isComingUpSql(now)} and ${isUntranslatedSql()}`);

const noPicture: TodaySource = (now) => eventsWhere(sql`${isComingUpSql(now)} and e.thumbnail_url is null`);

const unannounced: TodaySource = (now) =>
  eventsWhere(sql`${isAheadSql(now)} and not exists (select from announcements n where n.event_id = e.id)`);

/** Gaps of events to come. */
export const eventSources = { unpublished, untranslated, no_picture: noPicture, unannounced };

import { type RequestContext, sessionOf } from "../../platform/http/request-context.server.ts";
import { findNames } from "./find-names.server.ts";
import { findToday } from "./find-today.server.ts";
import { presentToday } from "./present-today.ts";
import type { TodayItem } from "./today.contract.ts";

/** What awaits the caller over all events that they manage, most urgent first. */
export const todayOfCaller = (context: RequestContext) => readToday(context, null);

/** What awaits the caller at one event. */
export const todayOfEvent = (context: RequestContext, eventId: number) => readToday(context, eventId);

async function readToday(context: RequestContext, eventId: number | null): Promise<TodayItem[]> {
  const { db, clock } = context.platform;
  const rows = await findToday(db, sessionOf(context).user.id, clock.now(), eventId);
  if (rows.length === 0) return [];
  const names = await findNames(
    db,
    rows.map(({ event_id }) => event_id),
    rows.map(({ organization_id }) => organization_id),
  );
  return presentToday(rows, names, context.language);
}

import { handler } from "../../platform/http/handler.server.ts";
import { sessionOf } from "../../platform/http/request-context.server.ts";
import { findNames } from "./find-names.server.ts";
import { findToday } from "./find-today.server.ts";
import { presentToday } from "./present-today.ts";
import { todayContracts as contracts } from "./today.contract.ts";

export const showTodayHandler = handler(contracts["GET /users/own/today"], async (context) => {
  const { db, clock } = context.platform;
  const rows = await findToday(db, sessionOf(context).user.id, clock.now());
  if (rows.length === 0) return [];
  const names = await findNames(
    db,
    rows.map(({ event_id }) => event_id),
    rows.map(({ organization_id }) => organization_id),
  );
  return presentToday(rows, names, context.language);
});

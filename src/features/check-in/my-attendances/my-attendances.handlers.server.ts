import { handler } from "../../../platform/http/handler.server.ts";
import { sessionOf } from "../../../platform/http/request-context.server.ts";
import { findMyAttendances } from "./find-my-attendances.server.ts";
import { myAttendanceContracts as contracts } from "./my-attendances.contract.ts";

export const listMyAttendancesHandler = handler(contracts["GET /users/own/attendances"], (context) => {
  const { db, clock } = context.platform;
  return findMyAttendances(db, sessionOf(context).user.id, clock.now());
});

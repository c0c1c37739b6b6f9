import { handler } from "../../../platform/http/handler.server.ts";
import { sessionOf } from "../../../platform/http/request-context.server.ts";
import { findOwnAttendances } from "./find-own-attendances.server.ts";
import { ownAttendanceContracts as contracts } from "./own-attendances.contract.ts";

export const listOwnAttendancesHandler = handler(contracts["GET /users/own/attendances"], (context) => {
  const { db, clock } = context.platform;
  return findOwnAttendances(db, sessionOf(context).user.id, clock.now());
});

import type { attendanceContracts } from "../../features/check-in/attendance-code/attendance.contract.ts";
import * as attendance from "../../features/check-in/attendance-code/attendance.handlers.server.ts";
import type { attendanceFigureContracts } from "../../features/check-in/figures/attendance-figures.contract.ts";
import type { checkInFigureContracts } from "../../features/check-in/figures/figures.contract.ts";
import {
  showAttendanceFiguresHandler,
  showCheckInFiguresHandler,
} from "../../features/check-in/figures/figures.handlers.server.ts";
import type { helperLinkContracts } from "../../features/check-in/helper-links/helper-links.contract.ts";
import * as helperLinks from "../../features/check-in/helper-links/helper-links.handlers.server.ts";
import type { checkInContracts } from "../../features/check-in/log/check-ins.contract.ts";
import * as checkIns from "../../features/check-in/log/check-ins.handlers.server.ts";
import type { myAttendanceContracts } from "../../features/check-in/my-attendances/my-attendances.contract.ts";
import { listMyAttendancesHandler } from "../../features/check-in/my-attendances/my-attendances.handlers.server.ts";
import type { nameListContracts } from "../../features/check-in/name-list/name-list.contract.ts";
import { listNamesHandler } from "../../features/check-in/name-list/name-list.handlers.server.ts";
import type { walkInContracts } from "../../features/check-in/walk-ins/walk-ins.contract.ts";
import * as walkIns from "../../features/check-in/walk-ins/walk-ins.handlers.server.ts";
import { type Routes, route } from "../../platform/http/handler.server.ts";
import { checkInMember, checkInSender, checkInStaff, eventManager, user } from "../policies.server.ts";

type CheckInContracts = typeof checkInContracts &
  typeof checkInFigureContracts &
  typeof attendanceFigureContracts &
  typeof attendanceContracts &
  typeof myAttendanceContracts &
  typeof walkInContracts &
  typeof nameListContracts &
  typeof helperLinkContracts;

/** The calls of who comes to an event, where it takes place. */
export const checkInRoutes: Routes<CheckInContracts> = {
  "POST /events/{id}/check_ins": route(checkInSender, checkIns.recordCheckInsHandler),
  "GET /events/{id}/check_ins": route(checkInStaff, checkIns.listExpectedHandler),
  "GET /events/{id}/check_ins/figures": route(checkInStaff, showCheckInFiguresHandler),
  "GET /events/{id}/attendance/figures": route(checkInMember, showAttendanceFiguresHandler),
  "GET /events/{id}/walk_ins": route(checkInStaff, walkIns.listWalkInsHandler),
  "POST /events/{id}/walk_ins": route(checkInStaff, walkIns.recordWalkInHandler),
  "DELETE /events/{id}/walk_ins/{walk_in_id}": route(checkInStaff, walkIns.removeWalkInHandler),
  "GET /events/{id}/name_list": route(eventManager, listNamesHandler),
  "GET /events/{id}/door_links": route(eventManager, helperLinks.listHelperLinksHandler),
  "POST /events/{id}/door_links": route(eventManager, helperLinks.createHelperLinkHandler),
  "DELETE /events/{id}/door_links/{link_id}": route(eventManager, helperLinks.deleteHelperLinkHandler),
  "GET /events/{id}/attendance_code": route(eventManager, attendance.showAttendanceCodeHandler),
  "POST /events/{id}/attendance_code": route(eventManager, attendance.replaceAttendanceCodeHandler),
  "GET /events/{id}/attendance": route(user, attendance.showMyAttendanceHandler),
  "POST /events/{id}/attendance": route(user, attendance.attendEventHandler),
  "GET /users/own/attendances": route(user, listMyAttendancesHandler),
};

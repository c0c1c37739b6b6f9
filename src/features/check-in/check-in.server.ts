export { countAttendance } from "./figures/count-attendance.server.ts";
export { hasComeSql, hasMissedSql, isAttendanceKnownSql } from "./figures/has-come.server.ts";
export { findLinkByToken } from "./helper-links/helper-links.server.ts";
export { helperTokenHeader, requireCheckInStaff } from "./helper-links/require-check-in-staff.server.ts";
export { requireScansBeforeEnd } from "./helper-links/require-scans-before-end.server.ts";
export { removeOldWalkIns } from "./walk-ins/remove-old-walk-ins.server.ts";

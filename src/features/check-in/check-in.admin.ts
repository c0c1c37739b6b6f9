export { AttendanceReport } from "./dashboard/attendance-report.tsx";
export { CheckInDashboard } from "./dashboard/check-in-dashboard.tsx";
export { fetchNameList } from "./name-list/ui/fetch-name-list.ts";
export { NameSheet } from "./name-list/ui/name-sheet.tsx";
export { fetchWalkIns } from "./walk-ins/ui/fetch-walk-ins.ts";
export { WalkInsSection } from "./walk-ins/ui/walk-ins-section.tsx";

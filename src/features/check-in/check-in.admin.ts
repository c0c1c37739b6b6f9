export { AttendanceReport } from "./ui/attendance-report.tsx";
export { CheckInDesk } from "./ui/check-in-desk.tsx";
export { fetchNameList } from "./ui/fetch-name-list.ts";
export { fetchWalkIns } from "./ui/fetch-walk-ins.ts";
export { NameSheet } from "./ui/name-sheet.tsx";
export { WalkInsSection } from "./ui/walk-ins-section.tsx";

export { AttendanceReport } from "./ui/attendance-report.tsx";
export { CheckInDesk } from "./ui/check-in-desk.tsx";
export { fetchWalkIns } from "./ui/fetch-walk-ins.ts";
export { WalkInsSection } from "./ui/walk-ins-section.tsx";

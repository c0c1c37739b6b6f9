export { ReportsPanel } from "./ui/deciding/reports-panel.tsx";
export { useOpenReports } from "./ui/deciding/use-open-reports.ts";
export { TeamLogPanel } from "./ui/log/team-log-panel.tsx";

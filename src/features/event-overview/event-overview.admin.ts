export { EventOverviewPanel } from "./ui/event-overview-panel.tsx";

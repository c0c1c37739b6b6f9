export { EventOverviewPanel } from "./ui/event-overview-panel.tsx";
export { MailTabsNote } from "./ui/mail-tabs-note.tsx";

export { FiguresPanel } from "./figures/ui/figures-panel.tsx";
export { OrganizationFiguresPanel } from "./over-events/ui/organization-figures-panel.tsx";
export { EventOverviewPanel } from "./ui/event-overview-panel.tsx";
export { MailTabsNote } from "./ui/mail-tabs-note.tsx";

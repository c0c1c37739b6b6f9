export { TeamFiguresPanel } from "./figures/ui/team-figures-panel.tsx";
export { FindPanel } from "./finding/ui/find-panel.tsx";
export { TeamMailsPanel } from "./outbox/ui/team-mails-panel.tsx";
export { MissingTextsPanel } from "./texts/ui/missing-texts-panel.tsx";
export { UpcomingRemovalsPanel } from "./upcoming-removals/ui/upcoming-removals-panel.tsx";

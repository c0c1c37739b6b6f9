export { CoHostChip, type CoHostStatus, coHostStatus } from "./co-hosts/ui/co-host-status.tsx";
export { CoHostsPanel } from "./co-hosts/ui/co-hosts-panel.tsx";
export { InvitationsTable } from "./co-hosts/ui/invitations-table.tsx";
export { EndEvent } from "./editing/ui/end-event.tsx";
export { EventCreator } from "./editing/ui/event-creator.tsx";
export { EventEditor } from "./editing/ui/event-editor.tsx";
export { copiedEventValues, newEventValues } from "./editing/ui/event-values.ts";
export { questionTypes } from "./questions/question-types.ts";

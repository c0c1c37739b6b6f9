export { InvitationsTable } from "./co-hosts/ui/invitations-table.tsx";

export { DeleteOrganization } from "./deletion/ui/delete-organization.tsx";
export { OrganizationCreator } from "./editing/ui/organization-creator.tsx";
export { OrganizationForm } from "./editing/ui/organization-form.tsx";
export {
  organizationBody,
  organizationText,
  organizationValues,
} from "./editing/ui/organization-values.ts";
export { FollowersTable } from "./following/ui/followers-table.tsx";
export { MyTeamInvitations } from "./invitations/ui/my-team-invitations.tsx";
export { LeaveOrganization } from "./members/ui/leave-organization.tsx";
export { MembersPanel } from "./members/ui/members-panel.tsx";
export { personColumns } from "./members/ui/person-columns.ts";

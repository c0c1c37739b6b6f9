export { DeleteOrganization } from "./deletion/ui/delete-organization.tsx";
export { disclosureFormPlace } from "./disclosure/ui/disclosure-form-place.ts";
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
export { UniversityOrganizations } from "./recognition/ui/university-organizations.tsx";
export { SignInAdvice } from "./sign-in-advice/ui/lazy-sign-in-advice.ts";
export { UniversityAccess } from "./university-staff/ui/university-access.tsx";
export { UniversityStaffPanel } from "./university-staff/ui/university-staff-panel.tsx";

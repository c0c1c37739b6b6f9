export { FollowersTable } from "./ui/followers-table.tsx";
export { MembersPanel } from "./ui/members-panel.tsx";
export { OrganizationForm } from "./ui/organization-form.tsx";
export {
  newOrganizationValues,
  type OrganizationValues,
  organizationBody,
  organizationValues,
} from "./ui/organization-values.ts";
export { personColumns } from "./ui/person-columns.ts";

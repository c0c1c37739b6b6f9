export { FollowersTable } from "./ui/followers-table.tsx";
export { MembersPanel } from "./ui/members-panel.tsx";
export { OrganizationCreator } from "./ui/organization-creator.tsx";
export { OrganizationForm } from "./ui/organization-form.tsx";
export {
  organizationBody,
  organizationText,
  organizationValues,
} from "./ui/organization-values.ts";
export { personColumns } from "./ui/person-columns.ts";

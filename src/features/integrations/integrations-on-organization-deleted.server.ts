import type { OrganizationDeletion } from "../organizations/organizations.server.ts";

/** Nobody could end them any more: the row of the organization stays. Tokens go with the memberships of those who made them. */
export const onOrganizationDeleted: OrganizationDeletion = async (_platform, tx, { organizationId }) => {
  await tx.deleteFrom("webhooks").where("organization_id", "=", organizationId).execute();
};

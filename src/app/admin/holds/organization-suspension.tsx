import { HoldNotice } from "../../../features/events/events.admin.ts";
import type { Organization } from "../../../features/organizations/organizations.contract.ts";

type Suspended = Pick<Organization, "id" | "suspended_at" | "suspension_reason">;

/** Says on every page of an organization whether it is suspended. */
export function OrganizationSuspension({ organization }: { organization: Suspended }) {
  const { id, suspended_at: since, suspension_reason: reason } = organization;
  return since && <HoldNotice about={{ organizationId: id }} since={since} reason={reason ?? ""} />;
}

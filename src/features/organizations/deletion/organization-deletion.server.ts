import type { Tx } from "../../../platform/db/client.server.ts";
import { ExtensionPoint } from "../../../platform/extensions.ts";
import type { Platform } from "../../../platform/platform.ts";

/**
 * Extension point for deleting an organization, in the same transaction, with the organization held. Throws `invalid` where a feature
 * does not let it go.
 */
export type OrganizationDeletion = (
  platform: Platform,
  tx: Tx,
  deleted: { organizationId: number; now: Date },
) => Promise<void>;

export const organizationDeletion = new ExtensionPoint<OrganizationDeletion>("an organization is deleted");

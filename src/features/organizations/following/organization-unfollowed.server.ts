import type { Tx } from "../../../platform/db/client.server.ts";
import { ExtensionPoint } from "../../../platform/extensions.ts";

/** Extension point for unfollowing an organization, in the same transaction. */
export type OrganizationUnfollowed = (
  tx: Tx,
  unfollowed: { organizationId: number; userId: number; now: Date },
) => Promise<void>;

export const organizationUnfollowed = new ExtensionPoint<OrganizationUnfollowed>(
  "somebody stops following an organization",
);

import type { Platform } from "../../../platform/platform.ts";
import { hiddenImageAddress } from "../../../platform/storage/images/hidden-image-address.server.ts";
import type { OrganizationRow } from "../organization-rows.server.ts";
import type { Organization } from "../organizations.contract.ts";

/** An organization as it is presented to a reader who sees it also while it is suspended: with addresses at which its images are shown. */
export async function withHiddenImages<Presented extends Organization>(
  platform: Platform,
  row: OrganizationRow,
  presented: Presented,
): Promise<Presented> {
  if (row.suspended_at === null) return presented;
  const [icon_url, header_url] = await Promise.all([
    hiddenImageAddress(platform, row.icon_url),
    hiddenImageAddress(platform, row.header_url),
  ]);
  return { ...presented, icon_url, header_url };
}

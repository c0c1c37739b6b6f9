import type { Platform } from "../../../platform/platform.ts";
import { claimUpload } from "../../../platform/storage/claim-upload.server.ts";
import type { OrganizationIn } from "../editing/organization-input.ts";
import type { ImageColumns } from "../editing/update-organization.server.ts";

/** The images that an update sent, as the table keeps them; keys that were not sent are left out. */
export async function claimOrganizationImages(
  platform: Platform,
  organizationId: number,
  { icon_url, header_url }: Pick<OrganizationIn, "icon_url" | "header_url">,
): Promise<ImageColumns> {
  const images: ImageColumns = {};
  if (icon_url !== undefined) {
    const owner = { purpose: "organization_icon", organizationId } as const;
    images.icon_url = icon_url && (await claimUpload(platform, "icon_url", icon_url, owner));
  }
  if (header_url !== undefined) {
    const owner = { purpose: "organization_header", organizationId } as const;
    images.header_url = header_url && (await claimUpload(platform, "header_url", header_url, owner));
  }
  return images;
}

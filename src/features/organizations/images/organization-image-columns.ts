import type { ImageColumns } from "../../../platform/storage/images/image-columns.server.ts";

export const organizationImageColumns: ImageColumns = {
  organization_icon: [{ table: "organizations", column: "icon_url" }],
  organization_header: [{ table: "organizations", column: "header_url" }],
};

import type { ImageColumns } from "../../../platform/storage/image-columns.server.ts";

export const organizationImageColumns: ImageColumns = {
  organization_icon: { table: "organizations", column: "icon_url" },
  organization_header: { table: "organizations", column: "header_url" },
};

import type { ImageColumns } from "../../../../platform/storage/images/image-columns.server.ts";

export const eventImageColumns: ImageColumns = {
  event_header: [
    { table: "events", column: "thumbnail_url" },
    { table: "event_templates", column: "thumbnail_url" },
  ],
};

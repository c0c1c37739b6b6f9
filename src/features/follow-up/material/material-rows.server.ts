import type { Executor } from "../../../platform/db/client.server.ts";

export interface MaterialRow {
  id: number;
  title: string;
  url: string | null;
  file_key: string | null;
  file_name: string | null;
  content_type: string | null;
  byte_size: number | null;
  is_for_all: boolean;
}

/** The names of files of which something still stands here. */
export const materialFileColumn = { table: "materials", column: "file_key" };

export const materialColumns = [
  "id",
  "title",
  "url",
  "file_key",
  "file_name",
  "content_type",
  "byte_size",
  "is_for_all",
] as const;

/** All of an event's material, in the organizer's order. */
export function findMaterials(db: Executor, eventId: number): Promise<MaterialRow[]> {
  return db
    .selectFrom("materials")
    .select(materialColumns)
    .where("event_id", "=", eventId)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

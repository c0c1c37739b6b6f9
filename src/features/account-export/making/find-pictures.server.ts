import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { isNotDeleted } from "../../../shared/is-not-deleted.server.ts";

/** A stored image that belongs into an export. */
export interface ExportedPicture {
  /** As the storage and the column have it. */
  stored: string;
  /** Path within the archive, which says what it is: `organizations/12-icon`. */
  path: string;
}

/** The icons and headers of the organizations that the person edits; people have no pictures of their own here. */
export async function findPictures(db: Executor, userId: number): Promise<ExportedPicture[]> {
  const { rows } = await sql<ExportedPicture>`
    select picture.stored, 'organizations/' || o.id || '-' || picture.kind as path
      from organization_members m join organizations o on o.id = m.organization_id
      cross join lateral (values (o.icon_url, 'icon'), (o.header_url, 'header')) as picture (stored, kind)
     where m.user_id = ${userId} and m.is_organizer and ${isNotDeleted("o")} and picture.stored is not null
     order by o.id, picture.kind`.execute(db);
  return rows;
}

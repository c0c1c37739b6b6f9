import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/client.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { openFileStore } from "../../../platform/storage/file-store.server.ts";
import { invalid, notFound, Problems } from "../../../shared/app-error.ts";
import { lockEventForShare, recordEventActivity } from "../../events/events.server.ts";
import type { MaterialChange } from "./material.contract.ts";
import { findMaterials, type MaterialRow, materialColumns } from "./material-rows.server.ts";

/** Changes what was sent along. A file stays the file that it is. */
export function changeMaterial(
  db: Db,
  eventId: number,
  id: number,
  { title, url, visibility }: MaterialChange,
): Promise<MaterialRow> {
  return db.transaction().execute(async (tx) => {
    const saved = await lockMaterial(tx, eventId, id);
    const problems = new Problems();
    if (title === "") problems.add("title", "blank");
    if (saved.url && url === null) problems.add("url", "blank");
    if (!saved.url && url) problems.add("url", "not_supported");
    problems.throwIfAny();
    await recordEventActivity(tx, eventId, "material.changed");
    return tx
      .updateTable("materials")
      .set({
        title: title ?? saved.title,
        ...(saved.url && url && { url }),
        ...(visibility && { is_for_all: visibility === "all" }),
      })
      .where("id", "=", id)
      .returning(materialColumns)
      .executeTakeFirstOrThrow();
  });
}

/** The entry is gone for everybody at once; its file follows, at the latest with the daily sweep. */
export async function removeMaterial(platform: Platform, eventId: number, id: number): Promise<MaterialRow> {
  const removed = await platform.db.transaction().execute(async (tx) => {
    const row = await tx
      .deleteFrom("materials")
      .where("id", "=", id)
      .where("event_id", "=", eventId)
      .returning(materialColumns)
      .executeTakeFirst();
    if (row) await recordEventActivity(tx, eventId, "material.changed");
    return row;
  });
  if (!removed) throw notFound("material");
  if (removed.file_key) {
    await (await openFileStore(platform))
      .removeFiles([removed.file_key])
      .catch((error) => platform.log.warn({ err: error }, "a file is left to the daily sweep"));
  }
  return removed;
}

/** @param ids all of the event's material */
export function orderMaterial(db: Db, eventId: number, ids: readonly number[]): Promise<MaterialRow[]> {
  return db.transaction().execute(async (tx) => {
    await lockEventForShare(tx, eventId);
    const saved = await findMaterials(tx, eventId);
    const isSame = new Set(ids).size === saved.length && saved.every(({ id }) => ids.includes(id));
    if (!isSame || ids.length !== saved.length) throw invalid("ids", "invalid");
    await sql`
      update materials m set position = given.place
        from unnest(${ids}::integer[]) with ordinality as given (id, place)
       where m.id = given.id and m.event_id = ${eventId}`.execute(tx);
    await recordEventActivity(tx, eventId, "material.changed");
    return findMaterials(tx, eventId);
  });
}

async function lockMaterial(tx: Tx, eventId: number, id: number): Promise<MaterialRow> {
  const row = await tx
    .selectFrom("materials")
    .select(materialColumns)
    .where("id", "=", id)
    .where("event_id", "=", eventId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound("material");
  return row;
}

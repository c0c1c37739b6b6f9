import { sql } from "kysely";
import type { Platform } from "../../../platform/platform.ts";
import { claimFile } from "../../../platform/storage/claim-file.server.ts";
import { openFileStore } from "../../../platform/storage/file-store.server.ts";
import { invalid, Problems } from "../../../shared/app-error.ts";
import { inLockedEvent, recordEventActivity } from "../../events/events.server.ts";
import { type FileKind, fileKindOf, safeFileName } from "./file-kinds.ts";
import type { MaterialIn } from "./material.contract.ts";
import { type MaterialRow, materialColumns } from "./material-rows.server.ts";
import { removePhotoData } from "./remove-photo-data.server.ts";

const maxEntries = 30;

/** Adds a link or an uploaded file behind what is there. */
export async function addMaterial(
  platform: Platform,
  eventId: number,
  sent: MaterialIn,
): Promise<MaterialRow> {
  const { title = "", url, upload, visibility, keeps_photo_data = false } = sent;
  if (upload && url) throw invalid("url", "not_supported");
  if (!upload) return insertMaterial(platform, eventId, { ...linkOf(title, url), visibility });
  const clean = (bytes: Buffer, { contentType }: FileKind) =>
    keeps_photo_data ? bytes : removePhotoData(bytes, contentType);
  const file = await claimFile(platform, "upload", upload, eventId, fileKindOf, clean);
  const fileName = safeFileName(sent.file_name ?? "", file.kind);
  const values = {
    title: title || fileName.replace(/\.\w+$/, ""),
    file_key: file.name,
    file_name: fileName,
    content_type: file.kind.contentType,
    byte_size: file.byteSize,
    visibility,
  };
  return insertMaterial(platform, eventId, values).catch(async (error) => {
    await (await openFileStore(platform)).removeFiles([file.name]);
    throw error;
  });
}

function linkOf(title: string, url: string | null | undefined): { title: string; url: string } {
  const problems = new Problems();
  if (title === "") problems.add("title", "blank");
  if (!url) problems.add("url", "blank");
  problems.throwIfAny();
  return { title, url: url as string };
}

type Values = Pick<MaterialRow, "title"> & Partial<MaterialRow> & Pick<MaterialIn, "visibility">;

function insertMaterial(
  { db, clock }: Platform,
  eventId: number,
  { visibility, ...values }: Values,
): Promise<MaterialRow> {
  // Whoever adds at the same time waits, so that nobody is counted too late.
  return inLockedEvent(db, eventId, async (tx) => {
    const { count } = await tx
      .selectFrom("materials")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("event_id", "=", eventId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= maxEntries) throw invalid("material", "at_most", { max: maxEntries });
    await recordEventActivity(tx, eventId, "material.changed");
    return tx
      .insertInto("materials")
      .values({
        ...values,
        event_id: eventId,
        position: sql<number>`(select coalesce(max(position), 0) + 1 from materials where event_id = ${eventId})`,
        is_for_all: visibility === "all",
        created_at: clock.now(),
      })
      .returning(materialColumns)
      .executeTakeFirstOrThrow();
  });
}

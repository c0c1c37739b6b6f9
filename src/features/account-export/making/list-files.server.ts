import type { Tx } from "../../../platform/db/client.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { readStoredImage } from "../../../platform/storage/images/read-stored-image.server.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import { exportParts } from "../contents/export-parts.server.ts";
import { exportVersion, schemaOf } from "./export-schema.ts";
import { findPictures } from "./find-pictures.server.ts";
import { readPart } from "./read-parts.server.ts";
import type { ArchivedFile } from "./zip-files.server.ts";

const encoder = new TextEncoder();
const json = (path: string, value: unknown): ArchivedFile => ({
  path,
  content: [encoder.encode(`${JSON.stringify(value, null, 2)}\n`)],
});

/** The files of a person's export in turn, each read when it is asked for. @param tx of one snapshot, so that they say the same */
export async function* listFiles(platform: Platform, tx: Tx, userId: number): AsyncGenerator<ArchivedFile> {
  const pictures = await findPictures(tx, userId);
  yield json("export.json", {
    version: exportVersion,
    made_at: toWireTime(platform.clock.now()),
    site: platform.settings.publicUrl,
    files: exportParts.map(({ name, about }) => ({
      data: `data/${name}.json`,
      schema: `schema/${name}.schema.json`,
      about,
    })),
  });
  for (const part of exportParts) {
    yield json(`schema/${part.name}.schema.json`, schemaOf(part));
    yield { path: `data/${part.name}.json`, content: readPart(tx, part, userId) };
  }
  for (const { stored, path } of pictures) {
    // It may be another site's, which earlier versions took, or have been replaced meanwhile.
    const bytes = await readStoredImage(platform, stored);
    if (bytes) yield { path: `pictures/${path}.webp`, content: [bytes], isCompressed: true };
  }
}

import { sql } from "kysely";
import type { Platform } from "../platform.ts";
import { selectStoredImages } from "./image-columns.server.ts";
import { type ImageStore, imageStore, type StoredFile } from "./image-store.server.ts";

const dayMs = 24 * 60 * 60 * 1000;
const checkedAtOnce = 2000;

/** Removes staged files that nothing took over within a day, and stored images that nothing shows any more. */
export async function removeStaleUploads(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - dayMs);
  const store = imageStore(platform);
  const rows = await platform.db
    .deleteFrom("staged_uploads")
    .where("created_at", "<", before)
    .returning("key")
    .execute();
  await store.removeStaged(rows.map(({ key }) => key));
  for await (const names of inBatches(olderThan(before, store.listStaged()))) await store.removeStaged(names);
  for await (const names of inBatches(olderThan(before, store.listImages()))) {
    await removeUnshown(platform, store, names);
  }
}

async function removeUnshown(platform: Platform, store: ImageStore, names: string[]): Promise<void> {
  const nameOnly = (path: string) => path.replace(/^images\//, "").replace(/-\d+\.webp$/, "");
  const wanted = [...new Set(names.map(nameOnly))];
  const { rows } = await sql<{ stored: string }>`
    select stored from (${selectStoredImages(platform.extensions)}) as shown
    where regexp_replace(stored, '^images/|-\\d+\\.webp$', '', 'g') = any(${wanted})`.execute(platform.db);
  const shown = new Set(rows.map(({ stored }) => nameOnly(stored)));
  await store.removeImages(names.filter((name) => !shown.has(nameOnly(name))));
}

async function* olderThan(before: Date, files: AsyncIterable<StoredFile>): AsyncIterable<string> {
  for await (const { name, modifiedAt } of files) if (modifiedAt < before) yield name;
}

async function* inBatches(names: AsyncIterable<string>): AsyncIterable<string[]> {
  let batch: string[] = [];
  for await (const name of names) {
    batch.push(name);
    if (batch.length < checkedAtOnce) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

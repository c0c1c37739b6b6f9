import { sql } from "kysely";
import { dayMs } from "../../shared/time/milliseconds.ts";
import type { Platform } from "../platform.ts";
import { openFileStore } from "./file-store.server.ts";
import type { FileStore, StoredFile } from "./file-store.ts";
import { selectStoredFiles, selectStoredImages } from "./images/image-columns.server.ts";

const checkedAtOnce = 2000;

/** Removes staged files that nothing took over within a day, and what is stored and stands in no table any more. */
export async function removeStaleUploads(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - dayMs);
  const store = await openFileStore(platform);
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
  for await (const names of inBatches(olderThan(before, store.listFiles()))) {
    await removeUnlisted(platform, store, names);
  }
}

async function removeUnlisted(platform: Platform, store: FileStore, names: string[]): Promise<void> {
  const { rows } = await sql<{ stored: string }>`
    select stored from (${selectStoredFiles(platform.extensions)}) as kept where stored = any(${names})`.execute(
    platform.db,
  );
  const stored = new Set(rows.map(({ stored }) => stored));
  await store.removeFiles(names.filter((name) => !stored.has(name)));
}

async function removeUnshown(platform: Platform, store: FileStore, names: string[]): Promise<void> {
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

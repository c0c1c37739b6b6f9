import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** A file of an archive, of which a piece at a time is in memory. */
export interface ArchivedFile {
  /** Its path within the archive. */
  path: string;
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** It is compressed already, as pictures are. */
  isCompressed?: boolean;
}

/** The bytes of a zip archive, as its files give theirs: nothing is read before the bytes before it were taken. */
export async function* zipFiles(files: AsyncIterable<ArchivedFile>, at: Date): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    made.push(bytes);
  });
  const take = () => {
    const taken = made;
    made = [];
    return taken;
  };
  for await (const { path, content, isCompressed } of files) {
    const entry = isCompressed ? new ZipPassThrough(path) : new ZipDeflate(path);
    entry.mtime = at;
    zip.add(entry);
    for await (const bytes of content) {
      entry.push(bytes);
      yield* take();
    }
    entry.push(new Uint8Array(0), true);
    yield* take();
  }
  zip.end();
  yield* take();
}

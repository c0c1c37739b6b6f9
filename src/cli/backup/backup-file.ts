import type { Sequence, Table } from "./tables.ts";

/**
 * A backup is gzipped lines. The first is the head; then each table as its line, its rows as COPY writes them and `\.`;
 * then the images and files of `DATA_DIR`, a line each; then the tail, by which a whole file is told from a broken one.
 */
export interface Head {
  format: "tsudoi backup 1";
  madeAt: string;
  migrations: string[];
}

export interface ImageLine {
  image: string;
  /** base64 */
  bytes: string;
}

export interface Tail {
  sequences: Sequence[];
}

export type TableLine = { table: Table };

export const endOfRows = "\\.";

export function isHead(value: unknown): value is Head {
  return (value as Head | null)?.format === "tsudoi backup 1";
}

const newline = 0x0a;

/** The lines of a byte stream, without their ends. */
export async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer[] = [];
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, start)) {
      yield Buffer.concat([...rest, chunk.subarray(start, end)]);
      rest = [];
      start = end + 1;
    }
    if (start < chunk.length) rest.push(chunk.subarray(start));
  }
  if (rest.length > 0) yield Buffer.concat(rest);
}

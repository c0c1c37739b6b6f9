import { create as contentDisposition } from "content-disposition";
import { busy, invalid } from "../../../shared/app-error.ts";
import { offsetMs } from "../../../shared/time/tokyo-time.ts";
import { Slices } from "../../threads/in-slices.ts";
import { ThreadPool } from "../../threads/thread-pool.server.ts";
import type { SheetCell } from "./write-sheet.worker.ts";

export interface XlsxFile<Row> {
  name: string;
  /** Its name for programs that read ASCII alone. */
  fallback: string;
  /** The sheet's own name, at most 31 characters. */
  sheet: string;
  /** Widths in characters. */
  columns: readonly { heading: string; width?: number }[];
  batches: AsyncIterable<readonly Row[]>;
  cells: (row: Row) => (string | number | Date | null | undefined)[];
}

/** The rows of so many files are in the memory at once. */
const atOnce = 3;
let underWay = 0;

/** One after the other: a sheet of ten thousand rows takes a thread a second or two, and a hundred megabytes. */
const sheetThreads = new ThreadPool<typeof import("./write-sheet.worker.ts")>(
  "write-sheet",
  import.meta.url,
  {
    maxWaiting: atOnce,
    maxThreads: 1,
  },
);

/** Ten thousand rows of answers as people write them are a third of it. The CSV has no limit: it is never in the memory as a whole. */
const bytesAtMost = 32 * 1024 * 1024;

/**
 * A table as a spreadsheet: texts are texts whatever they begin with, moments are Japan's time. Rows are made in slices and written by a
 * thread, so that others are answered meanwhile. @throws 422 `file` `too_large`, `unavailable`
 */
export async function xlsxFile<Row>(asked: XlsxFile<Row>) {
  const { name, fallback } = asked;
  if (underWay >= atOnce) throw busy();
  underWay += 1;
  const file = await writtenSheet(asked).finally(() => {
    underWay -= 1;
  });
  return new Response(file as Uint8Array<ArrayBuffer>, {
    headers: {
      "content-type": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      "content-disposition": contentDisposition(name, { fallback }),
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}

async function writtenSheet<Row>({ sheet, columns, batches, cells }: XlsxFile<Row>) {
  return sheetThreads.run("writeSheet", {
    sheet,
    columns: columns.map(({ heading, width }) => ({ heading, ...(width !== undefined && { width }) })),
    parts: await writtenParts(batches, cells),
  });
}

const rowsAtOnce = 20;

/** The rows as bytes, which pass to a thread without being taken apart. */
async function writtenParts<Row>(
  batches: AsyncIterable<readonly Row[]>,
  cells: XlsxFile<Row>["cells"],
): Promise<Uint8Array[]> {
  const parts: Uint8Array[] = [];
  const slices = new Slices();
  let bytes = 0;
  for await (const rows of batches) {
    for (let first = 0; first < rows.length; first += rowsAtOnce) {
      const written = rows.slice(first, first + rowsAtOnce).map((row) => cells(row).map(asCell));
      const part = Buffer.from(JSON.stringify(written));
      bytes += part.length;
      if (bytes > bytesAtMost) throw invalid("file", "too_large");
      parts.push(part);
      const pause = slices.pause();
      if (pause) await pause;
    }
  }
  return parts;
}

/** Spreadsheets know no zones: a moment is kept as what the clocks in Japan show. */
function asCell(value: string | number | Date | null | undefined): SheetCell {
  if (value instanceof Date) return { at: value.getTime() + offsetMs };
  return value ?? null;
}

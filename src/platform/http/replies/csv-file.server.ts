import { create as contentDisposition } from "content-disposition";
import { stringify } from "csv-stringify/sync";
import { othersTurn } from "../../threads/in-slices.ts";

export interface CsvFile<Row> {
  name: string;
  /** Its name for programs that read ASCII alone. */
  fallback: string;
  headings: string[];
  /** Read one batch after the other, when what was before has been sent. */
  batches: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;
  cells: (row: Row) => string[];
}

/** So many lines are written at once: even with long answers some milliseconds, after which others have a turn. */
const linesAtOnce = 10;

/** A table as spreadsheets read it: UTF-8 with BOM, CRLF. Written piece by piece, so that its size does not matter to our memory. */
export function csvFile<Row>(file: CsvFile<Row>): Response {
  const pieces = piecesOf(file);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": contentDisposition(file.name, { fallback: file.fallback }),
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}

async function* piecesOf<Row>({ headings, batches, cells }: CsvFile<Row>): AsyncGenerator<string, undefined> {
  yield `\ufeff${asLines([headings])}`;
  for await (const rows of batches) {
    for (let first = 0; first < rows.length; first += linesAtOnce) {
      yield asLines(rows.slice(first, first + linesAtOnce).map(cells));
      await othersTurn();
    }
  }
}

/** By RFC 4180. A cell that a spreadsheet would take for a formula becomes a text. */
const asLines = (rows: string[][]) => stringify(rows, { record_delimiter: "\r\n", escape_formulas: true });

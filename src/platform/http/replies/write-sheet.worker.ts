import writeExcelFile, { type SheetData } from "write-excel-file/node";

/** A text, a number, nothing, or a moment: milliseconds since 1970 of the time that a clock on the wall shows. */
export type SheetCell = string | number | null | { at: number };

interface SheetTask {
  sheet: string;
  columns: { heading: string; width?: number }[];
  /** Rows as JSON, part by part. */
  parts: Uint8Array[];
}

/** More than this no spreadsheet takes in one cell. */
const longestText = 32_767;
const usualWidth = 16;

/** The bytes of an XLSX file with one sheet, whose headings stay in sight. */
export async function writeSheet({ sheet, columns, parts }: SheetTask): Promise<Uint8Array> {
  const decoder = new TextDecoder();
  const data: SheetData = [columns.map(({ heading }) => ({ ...textCell(heading), fontWeight: "bold" }))];
  for (const part of parts) {
    const rows = JSON.parse(decoder.decode(part)) as SheetCell[][];
    for (const row of rows) data.push(row.map(cellOf));
  }
  return writeExcelFile(data, {
    sheet,
    columns: columns.map(({ width = usualWidth }) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer();
}

function cellOf(cell: SheetCell) {
  if (cell === null || cell === "") return null;
  if (typeof cell === "string") return textCell(cell);
  if (typeof cell === "number") return { type: Number, value: cell } as const;
  return { type: Date, value: new Date(cell.at), format: "yyyy-mm-dd hh:mm" } as const;
}

/** Always a text, never a formula. */
const textCell = (text: string) => ({ type: String, value: text.slice(0, longestText) }) as const;

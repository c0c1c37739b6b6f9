/** A table that a bench has printed: its first column names the rows. */
export interface Table {
  columns: string[];
  /** Cells as they are printed, such as `12.5` or `98 %`. */
  rows: string[][];
}

const cellsOf = (line: string) =>
  line
    .slice(1, -1)
    .split("|")
    .map((cell) => cell.trim());
const isRow = (line: string) => line.startsWith("|") && line.endsWith("|");

/** The Markdown tables in a text, in their order. */
export function readTables(text: string): Table[] {
  const tables: Table[] = [];
  let open: Table | null = null;
  for (const line of text.split("\n").map((one) => one.trim())) {
    if (!isRow(line)) open = null;
    else if (!open) {
      open = { columns: cellsOf(line), rows: [] };
      tables.push(open);
    } else if (!/^[|:\s-]+$/.test(line)) open.rows.push(cellsOf(line));
  }
  return tables;
}

import type { ReactNode } from "react";

/** A column: `value` is what is searched and shown, and sorted by unless there is an `order`. */
export interface Column<Row> {
  key: string;
  title: string;
  /** In rem, where the columns together are wider than the page. A width of its own keeps columns still while rows come and go. */
  width: number;
  value(row: Row): string | number;
  order?(row: Row): string | number;
  /** Whether a typed word finds the row beside what is shown. */
  finds?(row: Row, word: string): boolean;
  /** In the place of the value, where more than a text is shown. */
  show?(row: Row): ReactNode;
  /** What it is on the card as which a row stands on a phone; left out, it does not stand there. A fact has its title before it. */
  onCard?: "title" | "line" | "fact";
}

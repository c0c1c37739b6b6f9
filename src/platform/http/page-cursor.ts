import { invalid } from "../../shared/app-error.ts";

/** A row's place in a list that is ordered by a time, then by id. */
export interface Place {
  at: Date;
  id: number;
}

/** A time in milliseconds and an id that the database can hold. */
const place = /^(\d{1,14})\.(\d{1,9}|1\d{9}|20\d{8})$/;
const decoded = (cursor: string) => Buffer.from(cursor, "base64url").toString();

/** End of a page: the place of its last row. */
export function writeCursor({ at, id }: Place): string {
  return Buffer.from(`${at.getTime()}.${id}`).toString("base64url");
}

export function isCursor(text: string): boolean {
  return place.test(decoded(text));
}

export function readCursor(cursor: string): Place {
  const match = place.exec(decoded(cursor));
  if (!match) throw invalid("cursor", "invalid");
  return { at: new Date(Number(match[1])), id: Number(match[2]) };
}

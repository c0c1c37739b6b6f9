import { invalid } from "../../../shared/app-error.ts";

interface Place {
  startAt: Date;
  id: number;
}

/** A start in milliseconds and an id that the database can hold. */
const place = /^(\d{1,14})\.(\d{1,9}|1\d{9}|20\d{8})$/;
const decoded = (cursor: string) => Buffer.from(cursor, "base64url").toString();

/** Where a page ended: the start and id of its last event. */
export function writeCursor({ start_at, id }: { start_at: Date; id: number }): string {
  return Buffer.from(`${start_at.getTime()}.${id}`).toString("base64url");
}

export function isCursor(text: string): boolean {
  return place.test(decoded(text));
}

export function readCursor(cursor: string): Place {
  const match = place.exec(decoded(cursor));
  if (!match) throw invalid("cursor", "invalid");
  return { startAt: new Date(Number(match[1])), id: Number(match[2]) };
}

import { invalid } from "../../shared/app-error.ts";

interface Place {
  startAt: Date;
  id: number;
}

/** Where a page ended: the start and id of its last event. */
export function writeCursor({ start_at, id }: { start_at: Date; id: number }): string {
  return Buffer.from(`${start_at.getTime()}.${id}`).toString("base64url");
}

export function readCursor(cursor: string): Place {
  const match = /^(\d{1,14})\.(\d{1,10})$/.exec(Buffer.from(cursor, "base64url").toString());
  if (!match || Number(match[2]) >= 2 ** 31) throw invalid("cursor", "invalid");
  return { startAt: new Date(Number(match[1])), id: Number(match[2]) };
}

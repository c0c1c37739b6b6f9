import type { Executor } from "../../../platform/db/client.server.ts";
import { Page } from "../../../platform/http/handler.server.ts";
import { readCursor, writeCursor } from "../../../platform/http/page-cursor.ts";
import { type ParticipantFilter, type ParticipantRow, placeOf } from "./find-participants.server.ts";
import { readParticipants } from "./read-participants.server.ts";

interface Asked extends ParticipantFilter {
  limit: number;
  cursor?: string | undefined;
}

/** A page of an event's participants, in the order of `findParticipants`; shorter than asked where their answers are long. */
export async function listParticipants(
  db: Executor,
  eventId: number,
  { limit, cursor, ...filter }: Asked,
): Promise<Page<ParticipantRow>> {
  const after = cursor === undefined ? null : readCursor(cursor);
  const asked = { ...filter, withFormerAnswers: true };
  const { rows, hasMore } = await readParticipants(db, eventId, asked, after, limit);
  const last = rows.at(-1);
  return new Page(rows, last && hasMore ? writeCursor(placeOf(last, filter.state)) : null);
}

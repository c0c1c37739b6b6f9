import type { Executor } from "../../../platform/db/client.server.ts";
import { Page } from "../../../platform/http/handler.server.ts";
import { readCursor, writeCursor } from "../../../platform/http/page-cursor.ts";
import {
  findParticipants,
  type ParticipantFilter,
  type ParticipantRow,
  placeOf,
} from "./find-participants.server.ts";

interface Asked extends ParticipantFilter {
  limit: number;
  cursor?: string | undefined;
}

/** A page of an event's participants, in the order of `findParticipants`. */
export async function listParticipants(
  db: Executor,
  eventId: number,
  { limit, cursor, ...filter }: Asked,
): Promise<Page<ParticipantRow>> {
  const after = cursor === undefined ? null : readCursor(cursor);
  const rows = await findParticipants(db, eventId, filter, after, limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return new Page(page, last && rows.length > limit ? writeCursor(placeOf(last, filter.state)) : null);
}

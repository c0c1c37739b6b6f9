import type { Executor } from "../../../platform/db/client.server.ts";
import type { Place } from "../../../platform/http/page-cursor.ts";
import { defaultLanguage } from "../../../shared/languages/languages.ts";
import { answersBytesAtMost } from "../../../shared/limits/answers-size.ts";
import { answerText } from "../present-application.ts";
import {
  findParticipants,
  type ParticipantFilter,
  type ParticipantRow,
  placeOf,
} from "./find-participants.server.ts";

/** Rows that are read at once; their answers may be long. */
const rowsAtOnce = 101;

/**
 * With more in its answers a list ends before its limit. A page holds it even where everybody has answered as much as they may; what
 * was answered before there was a limit does not fill the memory.
 */
const bytesAtMost = 500 * answersBytesAtMost;

/**
 * The participants from a place on, in the order of `findParticipants`: at most `limit`, and fewer where what they have answered is
 * long. There is always one where somebody follows.
 */
export async function readParticipants(
  db: Executor,
  eventId: number,
  filter: ParticipantFilter,
  after: Place | null,
  limit: number,
): Promise<{ rows: ParticipantRow[]; hasMore: boolean }> {
  const rows: ParticipantRow[] = [];
  let bytes = 0;
  let place = after;
  while (true) {
    const asked = Math.min(rowsAtOnce, limit + 1 - rows.length);
    const found = await findParticipants(db, eventId, filter, place, asked);
    for (const row of found) {
      bytes += bytesOf(row);
      const isFull = rows.length === limit || (bytes > bytesAtMost && rows.length > 0);
      if (isFull) return { rows, hasMore: true };
      rows.push(row);
    }
    const last = found.at(-1);
    if (!last || found.length < asked) return { rows, hasMore: false };
    place = placeOf(last, filter.state);
  }
}

const bytesOf = ({ application }: ParticipantRow) =>
  [application.answers, ...application.answers_before.map(({ answers }) => answers)]
    .flat()
    .reduce((sum, answer) => sum + Buffer.byteLength(answerText(answer, defaultLanguage)), 0);

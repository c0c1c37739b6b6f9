import type { Executor } from "../../../platform/db/client.server.ts";
import { Page } from "../../../platform/http/handler.server.ts";
import { readCursor, writeCursor } from "../../../platform/http/page-cursor.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { applicationsByReading, findApplicantsNamed } from "./find-applicants-named.server.ts";
import { type ParticipantFilter, type ParticipantRow, placeOf } from "./find-participants.server.ts";
import { readParticipants } from "./read-participants.server.ts";

interface Asked extends Pick<ParticipantFilter, "state" | "attendance"> {
  q?: string | undefined;
  /** By how names are read, in place of the order of applying. */
  sort?: "reading" | undefined;
  /** Whether nothing is found by what was answered. */
  isWithheld: boolean;
  limit: number;
  cursor?: string | undefined;
}

/** A page of an event's participants, in the order of `findParticipants` or of readings; shorter than asked where their answers are long. */
export async function listParticipants(
  db: Executor,
  eventId: number,
  { limit, cursor, q = "", sort, isWithheld, ...filter }: Asked,
  language: Language,
): Promise<Page<ParticipantRow>> {
  const after = cursor === undefined ? null : readCursor(cursor);
  const asked = {
    ...filter,
    words: await findApplicantsNamed(db, eventId, q),
    order: sort === "reading" ? await applicationsByReading(db, eventId, language) : null,
    withAnswers: !isWithheld,
    withFormerAnswers: !isWithheld,
  };
  const { rows, hasMore } = await readParticipants(db, eventId, asked, after, limit);
  const last = rows.at(-1);
  return new Page(rows, last && hasMore ? writeCursor(placeOf(last, filter.state)) : null);
}

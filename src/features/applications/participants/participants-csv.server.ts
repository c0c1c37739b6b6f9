import type { Db } from "../../../platform/db/client.server.ts";
import { csvFile } from "../../../platform/http/replies/csv-file.server.ts";
import { notFound } from "../../../shared/app-error.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { toEditTime } from "../../../shared/time/tokyo-time.ts";
import { type EventRow, findEvent, textOf } from "../../events/events.server.ts";
import { presentPerson } from "../../organizations/organizations.server.ts";
import { type CsvRow, csvColumns, fileTexts } from "./csv-columns.server.ts";
import { type CheckInToList, findCheckInToList } from "./find-check-in-to-list.server.ts";
import { participantBatches } from "./find-participants.server.ts";
import { titleForFileName } from "./participants-file-name.ts";

/** The participants list as a file, in the order of applying, walk-ins behind. Read batch by batch. */
export async function participantsCsv(db: Db, eventId: number, language: Language): Promise<Response> {
  const event = await findEvent(db, eventId);
  if (!event) throw notFound("event");
  const checkIn = await findCheckInToList(db, event.id);
  const columns = csvColumns(event, language, checkIn, await hasExpiredOffer(db, event.id));
  return csvFile({
    name: fileName(event, language),
    fallback: `participants-${eventId}.csv`,
    headings: columns.map(({ heading }) => heading),
    batches: batchesOf(db, eventId, checkIn, language),
    cells: (row: () => CsvRow) => {
      const presented = row();
      return columns.map(({ cell }) => cell(presented));
    },
  });
}

/** Says of which event it is, so that the files of several can lie in one folder. */
function fileName(event: EventRow, language: Language): string {
  const title = titleForFileName(textOf(event, language).title);
  const date = toEditTime(event.start_at).slice(0, 10);
  return `${fileTexts(language)._("participants.file_name", { title, date }).trim()}.csv`;
}

async function hasExpiredOffer(db: Db, eventId: number): Promise<boolean> {
  const expired = await db
    .selectFrom("applications")
    .select("id")
    .where("event_id", "=", eventId)
    .where("cancel_reason", "=", "expired")
    .limit(1)
    .executeTakeFirst();
  return expired !== undefined;
}

/** Rows that are presented when their lines are written. */
async function* batchesOf(
  db: Db,
  eventId: number,
  checkIn: CheckInToList | null,
  language: Language,
): AsyncGenerator<(() => CsvRow)[]> {
  for await (const rows of participantBatches(db, eventId)) {
    yield rows.map(({ application, person }) => () => ({
      application,
      person: person && presentPerson(person, language),
    }));
  }
  yield (checkIn?.walkIns ?? []).map((walkIn) => () => ({ application: null, person: null, walkIn }));
}

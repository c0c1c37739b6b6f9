import { create as contentDisposition } from "content-disposition";
import { stringify } from "csv-stringify/sync";
import type { Db } from "../../../platform/db/client.server.ts";
import { notFound } from "../../../shared/app-error.ts";
import type { Language } from "../../../shared/languages.ts";
import { toEditTime } from "../../../shared/tokyo-time.ts";
import { type EventRow, findEvent, textOf } from "../../events/events.server.ts";
import { presentPerson } from "../../organizations/organizations.server.ts";
import { csvColumns, fileTexts } from "./csv-columns.server.ts";
import { findCheckInToList } from "./find-check-in-to-list.server.ts";
import { participantBatches } from "./find-participants.server.ts";
import { titleForFileName } from "./participants-file-name.ts";

/**
 * The participants list as a spreadsheet reads it: UTF-8 with BOM, CRLF, in the order of applying, walk-ins behind. Written batch by batch, so
 * that its size does not matter to our memory.
 */
export async function participantsCsv(db: Db, eventId: number, language: Language): Promise<Response> {
  const event = await findEvent(db, eventId);
  if (!event) throw notFound("event");
  const lines = csvLines(db, event, language);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
  return new Response(body, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": contentDisposition(fileName(event, language), {
        fallback: `participants-${eventId}.csv`,
      }),
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
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

/** By RFC 4180. A cell that a spreadsheet would take for a formula becomes a text. */
const csvLinesOf = (rows: string[][]) => stringify(rows, { record_delimiter: "\r\n", escape_formulas: true });

async function* csvLines(db: Db, event: EventRow, language: Language): AsyncGenerator<string> {
  const checkIn = await findCheckInToList(db, event.id);
  const columns = csvColumns(event, language, checkIn, await hasExpiredOffer(db, event.id));
  yield `\ufeff${csvLinesOf([columns.map(({ heading }) => heading)])}`;
  for await (const rows of participantBatches(db, event.id)) {
    const presented = rows.map(({ application, person }) => ({
      application,
      person: person && presentPerson(person, language),
    }));
    yield csvLinesOf(presented.map((row) => columns.map(({ cell }) => cell(row))));
  }
  const walkIns = checkIn?.walkIns.map((walkIn) => ({ application: null, person: null, walkIn })) ?? [];
  if (walkIns.length > 0) yield csvLinesOf(walkIns.map((row) => columns.map(({ cell }) => cell(row))));
}

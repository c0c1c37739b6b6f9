import type { Db } from "../../../../platform/db/client.server.ts";
import { csvFile } from "../../../../platform/http/replies/csv-file.server.ts";
import { csvColumns } from "./csv-columns.server.ts";
import type { FileRow } from "./file-columns.server.ts";
import { type AskedFile, fileRows, findFileFacts, participantsFileName } from "./participants-file.server.ts";

/** The participants list as a file, in the order of applying, walk-ins behind. Read batch by batch. */
export async function participantsCsv(db: Db, asked: AskedFile): Promise<Response> {
  const facts = await findFileFacts(db, asked);
  const columns = csvColumns(facts);
  return csvFile({
    name: participantsFileName(facts, "csv"),
    fallback: `participants-${asked.eventId}.csv`,
    headings: columns.map(({ heading }) => heading),
    batches: fileRows(db, facts),
    cells: (row: () => FileRow) => {
      const presented = row();
      return columns.map(({ cell }) => cell(presented));
    },
  });
}

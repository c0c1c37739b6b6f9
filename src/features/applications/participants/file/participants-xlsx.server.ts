import type { Db } from "../../../../platform/db/client.server.ts";
import { xlsxFile } from "../../../../platform/http/replies/xlsx-file.server.ts";
import { type FileRow, fileTexts } from "./file-columns.server.ts";
import { type AskedFile, fileRows, findFileFacts, participantsFileName } from "./participants-file.server.ts";
import { sheetColumns } from "./sheet-columns.server.ts";

/** The participants list as a spreadsheet, in the order of applying, walk-ins behind. @throws `unavailable`, and 422 where it is too large */
export async function participantsXlsx(db: Db, asked: AskedFile): Promise<Response> {
  const facts = await findFileFacts(db, asked);
  const columns = sheetColumns(facts);
  return xlsxFile({
    name: participantsFileName(facts, "xlsx"),
    fallback: `participants-${asked.eventId}.xlsx`,
    sheet: fileTexts(asked.language)._("participants.sheet"),
    columns,
    batches: fileRows(db, facts),
    cells: (row: () => FileRow) => {
      const presented = row();
      return columns.map(({ value }) => value(presented));
    },
  });
}

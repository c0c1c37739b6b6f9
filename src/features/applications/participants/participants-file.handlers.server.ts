import { handler } from "../../../platform/http/handler.server.ts";
import type { RequestContext } from "../../../platform/http/request-context.server.ts";
import { recordEventActivity } from "../../events/events.server.ts";
import { applicationContracts as contracts } from "../applications.contract.ts";
import { requireAnswers } from "../joint-use/answers-withheld.server.ts";
import { participantsCsv } from "./file/participants-csv.server.ts";
import type { AskedFile } from "./file/participants-file.server.ts";
import { participantsXlsx } from "./file/participants-xlsx.server.ts";

export const downloadCsvHandler = handler(
  contracts["GET /events/{id}/participants.csv"],
  async (context, asked) => {
    await requireAnswers(context, asked.params.id);
    await recordDownload(context, asked.params.id, "csv");
    return participantsCsv(context.platform.db, askedFile(context, asked));
  },
);

export const downloadXlsxHandler = handler(
  contracts["GET /events/{id}/participants.xlsx"],
  async (context, asked) => {
    await requireAnswers(context, asked.params.id);
    await recordDownload(context, asked.params.id, "xlsx");
    return participantsXlsx(context.platform.db, askedFile(context, asked));
  },
);

const recordDownload = ({ platform }: RequestContext, eventId: number, format: string) =>
  recordEventActivity(platform.db, eventId, "participants.downloaded", { details: { format } });

const askedFile = (
  { platform, language }: RequestContext,
  { params, query }: { params: { id: number }; query: { notes?: "true" | "false" | undefined } },
): AskedFile => ({
  eventId: params.id,
  language,
  withNotes: query.notes === "true",
  now: platform.clock.now(),
});

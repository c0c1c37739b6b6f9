import { handler, Page } from "../../platform/http/handler.server.ts";
import { type RequestContext, sessionOf } from "../../platform/http/request-context.server.ts";
import { decideReport } from "./deciding/decide-report.server.ts";
import { findReports, type ReportRow } from "./deciding/find-reports.server.ts";
import { presentReport } from "./deciding/present-report.ts";
import { findSubjectTitles } from "./find-subject-titles.server.ts";
import { reportedSubjects } from "./report-values.ts";
import { findAdvice } from "./reporting/find-advice.server.ts";
import { sendReport, sendTextReport } from "./reporting/send-report.server.ts";
import { reportContracts as contracts, type Report } from "./reports.contract.ts";

export const sendReportHandler = handler(contracts["POST /reports"], (context, { body }) =>
  sendReport(context, body),
);

export const sendTextReportHandler = handler(contracts["POST /reports/texts"], (context, { body }) =>
  sendTextReport(context, body),
);

export const listAdviceHandler = handler(contracts["GET /reports/advice"], (context, { query }) =>
  findAdvice(context, query.subject, query.subject_id),
);

export const listReportsHandler = handler(contracts["GET /uniteam/reports"], async (context, { query }) => {
  const { rows, nextCursor, total } = await findReports(context.platform.db, query);
  return new Page(await present(context, rows), nextCursor, total);
});

export const decideReportHandler = handler(
  contracts["PUT /uniteam/reports/{id}"],
  async (context, { params, body }) => {
    const { db, clock } = context.platform;
    const decision = { id: params.id, ...body };
    const row = await decideReport(db, decision, sessionOf(context).user.id, clock.now());
    const [report] = await present(context, [row]);
    return report as Report;
  },
);

/** With the titles of now in the reader's language; what is gone is called as it was when it was reported. */
async function present(
  { platform, language }: RequestContext,
  rows: readonly ReportRow[],
): Promise<Report[]> {
  const titles = await findSubjectTitles(platform.db, rows.flatMap(subjectOf), language);
  return rows.map((row) => presentReport(row, titles.get(`${row.subject} ${row.subject_id}`) ?? row.title));
}

/** None of a text, which is called by the page that it stands on. */
const subjectOf = ({ subject, subject_id }: ReportRow) =>
  reportedSubjects.filter((one) => one === subject).map((one) => ({ subject: one, subject_id }));

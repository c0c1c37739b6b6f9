import type { RequestContext } from "../../../platform/http/request-context.server.ts";
import { languageIds } from "../../../shared/languages/languages.ts";
import { textReportReason } from "../report-values.ts";
import type { SentReport, SentTextReport } from "../reports.contract.ts";
import { findReportedSubject } from "./find-reported-subject.server.ts";
import { storeReport } from "./store-report.server.ts";

/** A report of an event or an organization. Throws `not_found`, `too_many`. */
export async function sendReport(context: RequestContext, sent: SentReport): Promise<{ id: number }> {
  const { subject, subject_id, reason, text, email } = sent;
  const { organizationId, title } = await findReportedSubject(context, subject, subject_id);
  return storeReport(context, {
    subject,
    subject_id,
    organization_id: organizationId,
    title,
    reason,
    body: text ?? "",
    email: email ?? null,
  });
}

/** A text of the site that reads wrong. Throws `too_many`. */
export function sendTextReport(
  context: RequestContext,
  { language, path, selection, text, email }: SentTextReport,
): Promise<{ id: number }> {
  return storeReport(context, {
    subject: "text",
    subject_id: languageIds[language],
    title: path,
    reason: textReportReason,
    body: text,
    email: email ?? null,
    page_path: path,
    page_language: language,
    selection: selection || null,
  });
}

import { isLanguage } from "../../../shared/languages/languages.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import type { Report } from "../reports.contract.ts";
import type { ReportRow } from "./find-reports.server.ts";

/** A report as the product team sees it. */
export function presentReport(row: ReportRow, title: string): Report {
  const history = row.history.map((one) => ({
    at: toWireTime(new Date(one.at)),
    actor: nameOf(one.actor_id, one.first_name, one.last_name),
    state_before: one.state_before as Report["state"],
    state_after: one.state_after as Report["state"],
    note: one.note,
  }));
  return {
    id: row.id,
    subject: row.subject as Report["subject"],
    subject_id: row.subject_id,
    title,
    reason: row.reason as Report["reason"],
    ...pageOf(row),
    text: row.body,
    email: row.email,
    reporter: nameOf(row.reporter_id, row.reporter_first_name, row.reporter_last_name),
    state: row.state as Report["state"],
    note: row.note,
    created_at: toWireTime(row.created_at),
    decided_by: history.at(-1)?.actor ?? null,
    sources_count: row.sources_count ?? 0,
    history,
  };
}

function pageOf({ page_language, page_path, selection }: ReportRow): Pick<Report, "page"> {
  if (!isLanguage(page_language) || page_path === null) return {};
  return { page: { language: page_language, path: page_path, selection } };
}

function nameOf(id: number | null, first: string | null, last: string | null) {
  return id === null ? null : { id, first_name: first ?? "", last_name: last ?? "" };
}

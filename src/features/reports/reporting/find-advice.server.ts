import { sql } from "kysely";
import type { RequestContext } from "../../../platform/http/request-context.server.ts";
import { findUniversityOf } from "../../accounts/accounts.server.ts";
import { findUniversityAdvice } from "../../reference-data/reference-data.server.ts";
import type { ReportedSubject } from "../report-values.ts";
import type { Advice } from "../reports.contract.ts";
import { findReportedSubject } from "./find-reported-subject.server.ts";

/** Universities that may help: the reader's own first, then those that the reported organization or the event's hosts name. */
export async function findAdvice(
  context: RequestContext,
  subject: ReportedSubject,
  id: number,
): Promise<Advice[]> {
  const { platform, session, language } = context;
  await findReportedSubject(context, subject, id);
  const [own, theirs] = await Promise.all([
    session ? findUniversityOf(platform.db, session.user.id) : null,
    findTheirUniversities(context, subject, id),
  ]);
  const ids = [...new Set([...(own ? [own.id] : []), ...theirs])].slice(0, maxUniversities);
  const rows = await findUniversityAdvice(platform.db, ids, language);
  return ids.flatMap((one) => rows.find((row) => row.id === one) ?? []);
}

/** An organization may name many universities; a reader looks for one of these. */
const maxUniversities = 6;

async function findTheirUniversities(
  { platform }: RequestContext,
  subject: ReportedSubject,
  id: number,
): Promise<number[]> {
  const organizations =
    subject === "organization"
      ? sql`select ${id}::integer as organization_id, true as is_owner`
      : sql`select h.organization_id, h.organization_id = e.owner_organization_id as is_owner
              from event_hosts h join events e on e.id = h.event_id where h.event_id = ${id} and h.is_hosting`;
  const { rows } = await sql<{ university_id: number }>`
    select o.university_id
      from organization_universities o join (${organizations}) as host using (organization_id)
     order by host.is_owner desc, o.organization_id, o.position, o.university_id`.execute(platform.db);
  return rows.map((row) => row.university_id);
}

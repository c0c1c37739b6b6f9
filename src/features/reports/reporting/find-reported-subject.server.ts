import type { RequestContext } from "../../../platform/http/request-context.server.ts";
import { notFound } from "../../../shared/app-error.ts";
import { requireVisibleEvent } from "../../events/events.server.ts";
import { showOrganizationToVisitors } from "../../organizations/organizations.server.ts";
import type { ReportedSubject } from "../report-values.ts";

interface FoundSubject {
  /** The organization itself, or the event's owner. */
  organizationId: number;
  title: string;
}

/** Everything that everybody can see can be reported. Throws `not_found` for all else, whoever asks. */
export async function findReportedSubject(
  context: RequestContext,
  subject: ReportedSubject,
  id: number,
): Promise<FoundSubject> {
  return subject === "event" ? findEvent(context, id) : findOrganization(context, id);
}

async function findEvent({ platform: { db } }: RequestContext, id: number): Promise<FoundSubject> {
  await requireVisibleEvent(db, id, undefined);
  const event = await db
    .selectFrom("events as e")
    .innerJoin("event_texts as t", (join) => join.onRef("t.event_id", "=", "e.id").on("t.is_main", "=", true))
    .select(["e.owner_organization_id as organizationId", "t.title"])
    .where("e.id", "=", id)
    .executeTakeFirst();
  if (!event) throw notFound("event");
  return event;
}

async function findOrganization(context: RequestContext, id: number): Promise<FoundSubject> {
  const organization = await showOrganizationToVisitors(context.platform, context.language, String(id));
  if (!organization) throw notFound("organization");
  return { organizationId: organization.id, title: organization.organization_name };
}

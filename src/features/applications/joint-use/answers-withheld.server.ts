import { sql } from "kysely";
import type { RequestContext } from "../../../platform/http/request-context.server.ts";
import { AppError } from "../../../shared/app-error.ts";
import { coHostJoinedMail } from "../mails/co-host-joined.mail.server.ts";

/**
 * Whether a manager of the event reads no answers yet: those for whom they act are co-hosts alone, and mails that tell the applicants of
 * each of these have not all been tried. The owner reads them always. A program acts for the organization of its token.
 */
export async function areAnswersWithheld(
  { platform: { db }, session }: RequestContext,
  eventId: number,
): Promise<boolean> {
  const organizationId = session?.apiToken?.organizationId ?? null;
  const { rows } = await sql`
    select from event_hosts h join organization_members m using (organization_id)
     where h.event_id = ${eventId} and h.is_hosting and m.user_id = ${session?.user.id ?? null} and m.is_organizer
       and (${organizationId}::integer is null or h.organization_id = ${organizationId})
       and (h.is_owner or not exists (
         select from mails t
          where t.event_id = h.event_id and t.state in ('waiting', 'sending') and t.kind = ${coHostJoinedMail.kind}
            and (t.payload ->> 'organizationId')::integer = h.organization_id))
     limit 1`.execute(db);
  return rows.length === 0;
}

/** 403 while the caller reads no answers: of what is made of nothing else. */
export async function requireAnswers(context: RequestContext, eventId: number): Promise<void> {
  if (await areAnswersWithheld(context, eventId))
    throw new AppError("forbidden", { answers: [{ code: "withheld" }] });
}

import { sql } from "kysely";
import type { OrganizationUnfollowed } from "../../organizations/organizations.server.ts";
import { followsAHost, tookPartWithAHost } from "./reachable-people.server.ts";

/**
 * Takes the user off this organization's unsent announcements, unless they may be written to for another reason: they
 * still follow another host of the event, or took part in a past event of one.
 */
export const leaveUnsentAnnouncements: OrganizationUnfollowed = async (
  tx,
  { organizationId, userId, now },
) => {
  await sql`
    delete from announcement_recipients r
     using announcements a, event_hosts mine
    where r.announcement_id = a.id and a.sent_at is null and r.user_id = ${userId}
      and mine.event_id = a.event_id and mine.is_hosting and mine.organization_id = ${organizationId}
      and not ${followsAHost(sql`a.event_id`, sql`r.user_id`)}
      and not ${tookPartWithAHost(sql`a.event_id`, sql`r.user_id`, now)}`.execute(tx);
};

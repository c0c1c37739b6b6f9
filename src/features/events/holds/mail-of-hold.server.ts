import { sql } from "kysely";
import type { Tx } from "../../../platform/db/client.server.ts";
import { mailOrganization } from "../../organizations/organizations.server.ts";
import { endsAtSql } from "../availability/ends-at.ts";
import { findHostIds } from "../co-hosts/host-rows.server.ts";
import {
  type EventHoldNews,
  holdNewsMail,
  type OrganizationHoldNews,
} from "../mails/hold-news.mail.server.ts";

interface EventNews {
  eventId: number;
  news: EventHoldNews;
  reason: string;
  now: Date;
}

/** Tells each organization that hosts an event; a co-host's work in it stands still too. */
export async function mailHostsOfHold(tx: Tx, { eventId, news, reason, now }: EventNews): Promise<void> {
  for (const organizationId of await findHostIds(tx, eventId)) {
    await mailOrganization(tx, organizationId, holdNewsMail, {
      payload: { organizationId, about: { news, eventIds: [eventId] }, reason },
      cause: `${news}:${eventId}:${organizationId}:${now.getTime()}`,
    });
  }
}

/**
 * Tells the co-hosts of an organization's events ahead, by one mail each, that these are on hold, or back, because of the organization:
 * without the reason, which is for its members. Of an event that is held for itself they hear by `mailHostsOfHold`.
 */
export async function mailCoHostsOfSuspension(
  tx: Tx,
  ownerId: number,
  { news, now }: Pick<EventNews, "news" | "now">,
): Promise<void> {
  const { rows } = await sql<{ organization_id: number; event_ids: number[] }>`
    select h.organization_id, array_agg(h.event_id order by e.start_at, e.id) as event_ids
      from event_hosts h join events e on e.id = h.event_id
     where e.owner_organization_id = ${ownerId} and not h.is_owner and h.is_hosting
       and e.held_at is null and e.cancelled_at is null and ${endsAtSql()} > ${now}
     group by h.organization_id order by h.organization_id`.execute(tx);
  for (const { organization_id: organizationId, event_ids: eventIds } of rows) {
    await mailOrganization(tx, organizationId, holdNewsMail, {
      payload: { organizationId, about: { news, eventIds }, reason: null },
      cause: `${news}:owner:${ownerId}:${organizationId}:${now.getTime()}`,
    });
  }
}

/** Tells an organization that it is suspended or restored. */
export function mailOfSuspension(
  tx: Tx,
  organizationId: number,
  { news, reason, now }: { news: OrganizationHoldNews; reason: string; now: Date },
): Promise<void> {
  return mailOrganization(tx, organizationId, holdNewsMail, {
    payload: { organizationId, about: { news }, reason },
    cause: `${news}:${organizationId}:${now.getTime()}`,
  });
}

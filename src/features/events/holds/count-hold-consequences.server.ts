import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { countWaitingMails } from "../../../platform/mail/queue/count-waiting-mails.server.ts";
import type { Platform } from "../../../platform/platform.ts";
import { notFound } from "../../../shared/app-error.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import { eventLifecycle } from "../ending/event-lifecycle.server.ts";
import type { EventHold, OrganizationSuspension } from "./holds.contract.ts";
import { isOnHold, isOnHoldSql, isPublishedForManagersSql } from "./is-on-hold.ts";

/** The consequences of holding an event, before it is held. */
export async function countConsequencesOfHold(platform: Platform, id: number): Promise<EventHold> {
  const event = await platform.db
    .selectFrom("events")
    .select(["held_at", "hold_reason", "owner_suspended_at", "is_published_after_hold"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!event) throw notFound("event");
  return {
    held_at: event.held_at && toWireTime(event.held_at),
    hold_reason: event.hold_reason,
    is_owner_suspended: event.owner_suspended_at !== null,
    ...(await countTold(platform, isOnHold(event) ? [] : [id])),
  };
}

interface HostedEvents {
  ids: number[];
  events_count: number;
  upcoming_events_count: number;
  co_hosted_events_count: number;
}

/** As `countConsequencesOfHold`, of an organization. */
export async function countConsequencesOfSuspension(
  platform: Platform,
  organizationId: number,
): Promise<OrganizationSuspension> {
  const organization = await platform.db
    .selectFrom("organizations")
    .select(["suspended_at", "suspension_reason"])
    .where("id", "=", organizationId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!organization) throw notFound("organization");
  const { ids, ...counts } = await findHostedEvents(platform.db, organizationId, platform.clock.now());
  return {
    suspended_at: organization.suspended_at && toWireTime(organization.suspended_at),
    suspension_reason: organization.suspension_reason,
    ...counts,
    ...(await countTold(platform, ids)),
  };
}

/** The ids are those of the events that it owns and nothing holds yet. */
async function findHostedEvents(db: Executor, organizationId: number, now: Date): Promise<HostedEvents> {
  const { rows } = await sql<HostedEvents>`
    select coalesce(array_agg(e.id) filter (where h.is_owner and not e.is_on_hold), '{}') as ids,
           (count(*) filter (where h.is_owner and e.published))::integer as events_count,
           (count(*) filter (where h.is_owner and e.published and e.start_at >= ${now}))::integer as upcoming_events_count,
           (count(*) filter (where not h.is_owner))::integer as co_hosted_events_count
      from event_hosts h
      join (select e.id, e.start_at, ${isPublishedForManagersSql()} as published, ${isOnHoldSql()} as is_on_hold from events e) e
        on e.id = h.event_id
     where h.organization_id = ${organizationId}
       and (h.is_hosting or h.accepted_before_suspension_at is not null)`.execute(db);
  return rows[0] ?? { ids: [], events_count: 0, upcoming_events_count: 0, co_hosted_events_count: 0 };
}

/** @param eventIds of events that nothing holds yet: of others nobody hears again, and their mails wait already */
async function countTold({ db, clock, extensions }: Platform, eventIds: readonly number[]) {
  let applicants = 0;
  for (const feature of extensions.of(eventLifecycle)) {
    applicants += (await feature.countToldOfHold?.(db, eventIds, clock.now())) ?? 0;
  }
  return { applicants_count: applicants, waiting_mails_count: await countWaitingMails(db, eventIds) };
}

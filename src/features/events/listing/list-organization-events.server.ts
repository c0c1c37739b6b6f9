import { readingTopics } from "../../../platform/cache/read-dependencies.server.ts";
import type { Executor } from "../../../platform/db/client.server.ts";
import { notFound } from "../../../shared/app-error.ts";
import { findUniversityOf } from "../../accounts/accounts.server.ts";
import { organizationTopic } from "../../organizations/organizations.public.ts";
import type { EventRow } from "../event-rows.server.ts";
import { listsTopic } from "../event-topics.ts";
import { readManyEvents } from "../shared-event-reads.server.ts";
import { isListedForSql } from "../visibility/event-listing.ts";

/**
 * Every event that an organization holds or co-hosts, in the order of their start. Unpublished ones, and those for other
 * universities than the viewer's, are for its own organizers.
 * @param userId null for visitors
 */
export async function listOrganizationEvents(
  db: Executor,
  organizationId: number,
  userId: number | null,
): Promise<EventRow[]> {
  const organization = await readingTopics([organizationTopic(organizationId)], () =>
    db
      .selectFrom("organizations as o")
      .select(["o.id", "o.suspended_at"])
      .select((eb) =>
        eb
          .exists(
            eb
              .selectFrom("organization_members as m")
              .select("m.user_id")
              .whereRef("m.organization_id", "=", "o.id")
              .where("m.user_id", "=", userId ?? 0)
              .where("m.is_organizer", "=", true),
          )
          .as("is_own"),
      )
      .where("o.id", "=", organizationId)
      .where("o.deleted_at", "is", null)
      .executeTakeFirst(),
  );
  if (!organization || (organization.suspended_at && !organization.is_own)) throw notFound("organization");
  const own = userId === null ? undefined : await findUniversityOf(db, userId);
  const hosted = await readHosted(
    selectHostedEvents(db, organizationId).$if(!organization.is_own, (query) =>
      query.where(isListedForSql(own?.id ?? null)),
    ),
  );
  return readManyEvents(
    db,
    hosted.map(({ id }) => id),
  );
}

interface HostedEvent {
  id: number;
  start_at: Date;
}

/** The published events that an organization holds or co-hosts, as visitors see them, in the order of their start. */
export function hostedEventsForVisitors(db: Executor, organizationId: number): Promise<HostedEvent[]> {
  return readHosted(selectHostedEvents(db, organizationId).where(isListedForSql(null)));
}

function readHosted(query: ReturnType<typeof selectHostedEvents>): Promise<HostedEvent[]> {
  return readingTopics([listsTopic], () => query.execute());
}

function selectHostedEvents(db: Executor, organizationId: number) {
  return db
    .selectFrom("events as e")
    .select(["e.id", "e.start_at"])
    .where("e.id", "in", (eb) =>
      eb
        .selectFrom("event_hosts as h")
        .select("h.event_id")
        .where("h.organization_id", "=", organizationId)
        .where("h.is_hosting", "=", true),
    )
    .orderBy("e.start_at")
    .orderBy("e.id");
}

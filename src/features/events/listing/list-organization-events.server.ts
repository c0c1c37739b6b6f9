import { readingTopics } from "../../../platform/cache/read-dependencies.server.ts";
import type { Executor } from "../../../platform/db/client.server.ts";
import { notFound } from "../../../shared/app-error.ts";
import { findUniversityOf } from "../../accounts/accounts.server.ts";
import { organizationTopic } from "../../organizations/organizations.public.ts";
import { type EventRow, selectEvents } from "../event-rows.server.ts";
import { listsTopic, topicsOfEvents } from "../event-topics.ts";
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
      .select("o.id")
      .select((eb) =>
        eb
          .exists(
            eb
              .selectFrom("organization_members as m")
              .select("m.user_id")
              .whereRef("m.organization_id", "=", "o.id")
              .where("m.user_id", "=", userId ?? 0),
          )
          .as("is_own"),
      )
      .where("o.id", "=", organizationId)
      .executeTakeFirst(),
  );
  if (!organization) throw notFound("organization");
  const own = userId === null ? undefined : await findUniversityOf(db, userId);
  return readHostedEvents(
    selectHostedEvents(db, organizationId).$if(!organization.is_own, (query) =>
      query.where(isListedForSql(own?.id ?? null)),
    ),
  );
}

/** The published events that an organization holds or co-hosts, as visitors see them, in the order of their start. */
export function eventsOfOrganization(db: Executor, organizationId: number): Promise<EventRow[]> {
  return readHostedEvents(selectHostedEvents(db, organizationId).where(isListedForSql(null)));
}

function readHostedEvents(query: ReturnType<typeof selectHostedEvents>): Promise<EventRow[]> {
  return readingTopics(
    (rows) => [listsTopic, ...topicsOfEvents(rows)],
    () => query.execute(),
  );
}

function selectHostedEvents(db: Executor, organizationId: number) {
  return selectEvents(db)
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

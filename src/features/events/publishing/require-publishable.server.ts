import { sql } from "kysely";
import type { Executor, Tx } from "../../../platform/db/client.server.ts";
import type { Settings } from "../../../platform/env/read-settings.ts";
import { invalid } from "../../../shared/app-error.ts";
import {
  findDisclosure,
  findNewOrganizationLimits,
  isDisclosed,
} from "../../organizations/organizations.server.ts";
import { isPublic } from "../visibility/event-visibility.ts";
import { isPublishedAhead, isPublishedAheadSql, type PublishedEvent } from "./published-at-once.ts";
import { publishingRefusal, publishingRefusals } from "./publishing-refusal.ts";

/** An event before and after what a transaction has written. */
interface WrittenEvent {
  /** Null for one that has just been made. */
  before: PublishedEvent | null;
  after: PublishedEvent & { id: number; owner_organization_id: number };
  now: Date;
}

/**
 * Refuses what the operator lets no organization publish: its first event while it has not told who is behind it, and more events at
 * once than a new one may. Called by everything that writes an event, after it has written: what is refused is rolled back.
 */
export async function requirePublishable(tx: Tx, settings: Settings, event: WrittenEvent): Promise<void> {
  const { before, after, now } = event;
  const organizationId = after.owner_organization_id;
  const isFirstPublic = isPublic(after) && !(before && isPublic(before));
  const isOneMore = isPublishedAhead(after, now) && !(before && isPublishedAhead(before, now));
  const limits = isOneMore ? await findNewOrganizationLimits(tx, settings, organizationId, now) : null;
  const refusal = publishingRefusal({
    // Asked before anything is written.
    isSuspended: false,
    needsDisclosure: isFirstPublic && (await needsDisclosure(tx, settings, organizationId, after.id)),
    limits,
    published: limits ? await countWithOthers(tx, organizationId, now) : 0,
  });
  if (refusal) throw invalid(publishingRefusals[refusal], refusal);
}

async function countWithOthers(tx: Tx, organizationId: number, now: Date): Promise<number> {
  // Of two that are published at the same moment the second one counts the first. An event is held already, and organizations are
  // locked before events: so it is not the organization's row that is held.
  await sql`select pg_advisory_xact_lock(hashtext('tsudoi published at once'), ${organizationId})`.execute(
    tx,
  );
  return countPublishedAhead(tx, organizationId, now);
}

/** How many events that are still to come or under way an organization has published. */
export async function countPublishedAhead(db: Executor, organizationId: number, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom("events as e")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where("e.owner_organization_id", "=", organizationId)
    .where(isPublishedAheadSql(now))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether an organization has to tell who is behind it before it publishes: it has never published another event. */
export async function needsDisclosure(
  db: Executor,
  settings: Pick<Settings, "requireDisclosure">,
  organizationId: number,
  eventId: number | null,
): Promise<boolean> {
  if (!settings.requireDisclosure || isDisclosed(await findDisclosure(db, organizationId))) return false;
  const other = await db
    .selectFrom("events as e")
    .select("e.id")
    .where("e.owner_organization_id", "=", organizationId)
    .where("e.was_published", "=", true)
    .where("e.id", "is distinct from", eventId)
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}

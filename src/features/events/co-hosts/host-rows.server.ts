import { type SqlBool, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { cachedRead } from "../../../platform/cache/cached-read.server.ts";
import { readingTopics } from "../../../platform/cache/read-dependencies.server.ts";
import type { Executor } from "../../../platform/db/client.server.ts";
import { preparedQuery } from "../../../platform/db/prepared-query.server.ts";
import { organizationTopic } from "../../organizations/organizations.public.ts";
import { hostsTopic } from "../event-topics.ts";
import { isOnHoldSql } from "../holds/is-on-hold.ts";

/** Hosts of events with what is shown of their organizations, in one round trip: add a `where` and an order. */
export function selectHosts(db: Executor) {
  return db
    .selectFrom("event_hosts as h")
    .innerJoin("organizations as kept_by", "kept_by.id", "h.organization_id")
    .select((eb) => [
      "kept_by.answers_kept_days",
      "kept_by.answers_kept_days_set_at",
      "h.id",
      "h.event_id",
      "h.organization_id",
      "h.invited_by_id",
      "h.is_owner",
      // Also of one that is suspended for the time: it is not asked again.
      eb.fn.coalesce("h.accepted_at", "h.accepted_before_suspension_at").as("accepted_at"),
      "h.declined_at",
      "h.created_at",
      jsonArrayFrom(
        eb
          .selectFrom("organization_texts as t")
          .select(["t.language_id", "t.name", "t.is_main"])
          .whereRef("t.organization_id", "=", "h.organization_id"),
      ).as("names"),
      jsonArrayFrom(
        eb
          .selectFrom("organization_members as m")
          .select("m.user_id")
          .whereRef("m.organization_id", "=", "h.organization_id")
          .where("m.is_organizer", "=", true)
          // Nobody acts for a co-host that is suspended.
          .where(eb.ref("h.accepted_before_suspension_at"), "is", null)
          .orderBy("m.since")
          .orderBy("m.user_id"),
      ).as("organizers"),
    ]);
}

export type HostRow = Awaited<ReturnType<ReturnType<typeof selectHosts>["executeTakeFirstOrThrow"]>>;

/** Also one that is suspended, and no co-host for the time. */
export const hasAccepted = (host: { accepted_at: Date | null; accepted_before_suspension_at: Date | null }) =>
  host.accepted_at !== null || host.accepted_before_suspension_at !== null;

/** The same of a row of `event_hosts`, by its name in the statement; its owner is a host too. */
export const hasPartSql = (host: string) =>
  sql<SqlBool>`(${sql.ref(`${host}.is_hosting`)} or ${sql.ref(`${host}.accepted_before_suspension_at`)} is not null)`;

/** The owner first; without those that were only invited where `isHosting` is asked for. */
export function findHosts(db: Executor, eventId: number, { isHosting }: { isHosting: boolean }) {
  const topicsOf = (hosts: HostRow[]) => [
    hostsTopic(eventId),
    ...hosts.map((host) => organizationTopic(host.organization_id)),
  ];
  return cachedRead(`hosts of event ${eventId} ${isHosting}`, () =>
    readingTopics(topicsOf, () => hostsOfEvent(db, { eventId, isHosting })),
  );
}

const hostsOfEvent = preparedQuery<{ eventId: number; isHosting: boolean }, HostRow>((db, value) =>
  selectHosts(db)
    .where("h.event_id", "=", value("eventId"))
    .where(sql<SqlBool>`(h.is_hosting or not ${value("isHosting")})`)
    .orderBy("h.is_owner", "desc")
    .orderBy("h.id"),
);

/** The organizations that hold the event, in the order in which they are locked. */
export async function findHostIds(db: Executor, eventId: number): Promise<number[]> {
  const hosts = await db
    .selectFrom("event_hosts")
    .select("organization_id")
    .where("event_id", "=", eventId)
    .where("is_hosting", "=", true)
    .orderBy("organization_id")
    .execute();
  return hosts.map(({ organization_id }) => organization_id);
}

export async function isHost(db: Executor, eventId: number, organizationId: number): Promise<boolean> {
  const row = await db
    .selectFrom("event_hosts")
    .select("id")
    .where("event_id", "=", eventId)
    .where("organization_id", "=", organizationId)
    .where("is_hosting", "=", true)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the organization owns the event. */
export async function isOwner(db: Executor, eventId: number, organizationId: number): Promise<boolean> {
  const row = await db
    .selectFrom("events")
    .select("id")
    .where("id", "=", eventId)
    .where("owner_organization_id", "=", organizationId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Every invitation that the organization has had, newest first, but to what is on hold, with what the event's answer is decided by. */
export function findInvitations(db: Executor, organizationId: number) {
  return selectHosts(db)
    .innerJoin("events as e", "e.id", "h.event_id")
    .select((eb) => [
      "e.start_at",
      "e.applications_count",
      jsonArrayFrom(
        eb
          .selectFrom("organization_texts as ot")
          .select(["ot.language_id", "ot.name", "ot.is_main"])
          .whereRef("ot.organization_id", "=", "e.owner_organization_id"),
      ).as("owner_names"),
      jsonArrayFrom(
        eb
          .selectFrom("event_texts as et")
          .select(["et.id", "et.language_id", "et.title", "et.is_main"])
          .whereRef("et.event_id", "=", "h.event_id")
          .orderBy("et.is_main", "desc"),
      ).as("titles"),
    ])
    .where("h.organization_id", "=", organizationId)
    .where("h.is_owner", "=", false)
    .where(sql<SqlBool>`(h.is_hosting or not ${isOnHoldSql()})`)
    .orderBy("h.created_at", "desc")
    .orderBy("h.id", "desc")
    .execute();
}

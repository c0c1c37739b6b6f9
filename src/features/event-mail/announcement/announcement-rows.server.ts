import { type SqlBool, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Executor, Tx } from "../../../platform/db/client.server.ts";
import { followsAHost, tookPartWithAHost } from "../../organizations/door.server.ts";

/** An event's announcement with its recipients, in one round trip; who deleted their account is no longer among them. */
export function findAnnouncement(db: Executor, eventId: number) {
  return db
    .selectFrom("announcements as a")
    .select((eb) => [
      "a.id",
      "a.event_id",
      "a.send_at",
      "a.sent_at",
      jsonArrayFrom(
        eb
          .selectFrom("announcement_recipients as r")
          .innerJoin("users as u", "u.id", "r.user_id")
          .select(["u.id", "u.first_name", "u.last_name"])
          .whereRef("r.announcement_id", "=", "a.id")
          .where("u.deleted_at", "is", null)
          .orderBy("u.id"),
      ).as("recipients"),
    ])
    .where("a.event_id", "=", eventId)
    .executeTakeFirst();
}

export type AnnouncementRow = NonNullable<Awaited<ReturnType<typeof findAnnouncement>>>;

/** Those of the users who may be invited: they follow a host or took part with one, and have not applied yet. */
export async function selectableRecipients(
  db: Executor,
  eventId: number,
  userIds: readonly number[],
  now: Date,
): Promise<Set<number>> {
  const event = sql`${eventId}::integer`;
  const user = sql`u.id`;
  const rows = await db
    .selectFrom("users as u")
    .select("u.id")
    .where(sql<SqlBool>`u.id = any(${userIds}::integer[])`)
    .where("u.deleted_at", "is", null)
    .where(sql<SqlBool>`(${followsAHost(event, user)} or ${tookPartWithAHost(event, user, now)})`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("applications as p")
            .select("p.id")
            .whereRef("p.user_id", "=", "u.id")
            .where("p.event_id", "=", eventId)
            .where("p.cancelled_at", "is", null),
        ),
      ),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function writeRecipients(
  tx: Tx,
  announcementId: number,
  userIds: readonly number[],
): Promise<void> {
  await tx
    .deleteFrom("announcement_recipients")
    .where("announcement_id", "=", announcementId)
    .where(sql<SqlBool>`user_id <> all(${userIds}::integer[])`)
    .execute();
  await sql`
    insert into announcement_recipients (announcement_id, user_id)
    select ${announcementId}, unnest(${userIds}::integer[])
    on conflict do nothing`.execute(tx);
}

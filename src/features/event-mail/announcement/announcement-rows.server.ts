import { type RawBuilder, type SqlBool, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Executor, Tx } from "../../../platform/db/client.server.ts";
import { isActiveSql } from "../../../shared/application-states.ts";
import { mayAct } from "../../../shared/people/may-act.server.ts";
import { followsAHost, tookPartWithAHost } from "./reachable-people.server.ts";

/** An event's announcement with its recipients, in one round trip; who deleted their account is no longer among them. */
export function findAnnouncement(db: Executor, eventId: number) {
  return db
    .selectFrom("announcements as a")
    .select((eb) => [
      "a.id",
      "a.event_id",
      "a.send_at",
      "a.sent_at",
      "a.is_for_enrolled_only",
      "a.words",
      jsonArrayFrom(
        eb
          .selectFrom("announcement_recipients as r")
          .innerJoin("users as u", "u.id", "r.user_id")
          .select(["u.id", "u.first_name", "u.last_name"])
          .whereRef("r.announcement_id", "=", "a.id")
          .where(mayAct("u"))
          .orderBy("u.id"),
      ).as("recipients"),
    ])
    .where("a.event_id", "=", eventId)
    .executeTakeFirst();
}

export type AnnouncementRow = NonNullable<Awaited<ReturnType<typeof findAnnouncement>>>;

/** SQL condition: the user follows a host of the event or took part with one, has an account, and has not applied yet. */
export function mayBeInvited(eventId: number, user: RawBuilder<unknown>, now: Date): RawBuilder<SqlBool> {
  const event = sql`${eventId}::integer`;
  return sql<SqlBool>`(${followsAHost(event, user)} or ${tookPartWithAHost(event, user, now)}) and not exists (
    select from applications applied
     where applied.event_id = ${event} and applied.user_id = ${user} and ${isActiveSql("applied")}
  ) and not exists (select from users guest where guest.id = ${user} and guest.is_guest)`;
}

/** SQL condition: the user's graduation, at the end of its month, does not lie before the start of the event. */
export function isEnrolledUntilStart(user: string, event: string): RawBuilder<SqlBool> {
  const start = sql`${sql.ref(`${event}.start_at`)} at time zone 'Asia/Tokyo'`;
  const [year, month] = [sql.ref(`${user}.graduation_year`), sql.ref(`${user}.graduation_month`)];
  return sql<SqlBool>`(${year} is null
    or (${year}, coalesce(${month}, 3)) >= (extract(year from ${start}), extract(month from ${start})))`;
}

/** Those of the users who may be invited. */
export async function selectableRecipients(
  db: Executor,
  eventId: number,
  userIds: readonly number[],
  now: Date,
): Promise<Set<number>> {
  const rows = await db
    .selectFrom("users as u")
    .select("u.id")
    .where(sql<SqlBool>`u.id = any(${userIds}::integer[])`)
    .where(mayAct("u"))
    .where(mayBeInvited(eventId, sql`u.id`, now))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** People who have deleted their account in the meantime are left out. */
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
    select ${announcementId}, id from users
     where id = any(${userIds}::integer[]) and ${mayAct("users")} for key share
    on conflict do nothing`.execute(tx);
}

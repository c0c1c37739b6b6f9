import { type SqlBool, sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { forbidden } from "../../../shared/app-error.ts";
import { isComingSql } from "../../../shared/application-states.ts";
import { companionsUntilSql, isEventManager, requireVisibleEvent } from "../../events/events.server.ts";
import type { Companions } from "./companions.contract.ts";

const maxNames = 100;

/**
 * The others who come to an event, as somebody who comes may see them: their number, and first names of those who show them, without
 * anything by which one could tell who stands behind a name. A day after the event the names are shown no more.
 * @throws `not_found` where the event is hidden from the user, `forbidden` where they neither come nor manage it
 */
export async function findCompanions(
  db: Executor,
  eventId: number,
  userId: number,
  now: Date,
): Promise<Companions> {
  await requireVisibleEvent(db, eventId, userId, "own_application");
  const own = await db
    .selectFrom("applications as a")
    .select("a.shows_first_name")
    .where("a.event_id", "=", eventId)
    .where("a.user_id", "=", userId)
    .where(isComingSql("a"))
    .executeTakeFirst();
  if (!own && !(await isEventManager(db, eventId, userId))) throw forbidden();
  const others = db
    .selectFrom("applications as a")
    .innerJoin("events as e", "e.id", "a.event_id")
    .where("a.event_id", "=", eventId)
    .where("a.user_id", "<>", userId)
    .where(isComingSql("a"))
    .where("e.cancelled_at", "is", null);
  const [{ count }, names] = await Promise.all([
    others.select((eb) => eb.fn.countAll<string>().as("count")).executeTakeFirstOrThrow(),
    others
      .innerJoin("users as u", "u.id", "a.user_id")
      .select("u.first_name")
      .where("a.shows_first_name", "=", true)
      .where(sql<SqlBool>`${companionsUntilSql()} > ${now}`)
      .orderBy(sql`lower(u.first_name)`)
      .orderBy("u.id")
      .limit(maxNames)
      .execute(),
  ]);
  return {
    count: Number(count),
    first_names: names.map(({ first_name }) => first_name),
    shows_first_name: own?.shows_first_name ?? null,
  };
}

import { sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import type { Executor } from "../../../platform/db/client.server.ts";
import { invalid } from "../../../shared/app-error.ts";
import { addDays, startOfDate } from "../../../shared/time/tokyo-date.ts";
import { selectUniversities } from "../../reference-data/reference-data.server.ts";
import type { ActivityQuery } from "./activity.contract.ts";

/** The log of an event, or of an organization with the events that it holds and co-hosts. */
export type ActivityScope = { eventId: number } | { organizationId: number };

/** Newest first, with the cursor of what comes after it; null at the end. */
export async function findActivities(
  db: Executor,
  scope: ActivityScope,
  { person, deed, from, to, limit, cursor }: ActivityQuery,
): Promise<{ rows: ActivityRow[]; nextCursor: string | null }> {
  const before = cursor === undefined ? null : readCursor(cursor);
  const rows = await selectActivities(db)
    .$if("eventId" in scope, (query) =>
      query.where("a.event_id", "=", (scope as { eventId: number }).eventId),
    )
    .$if("organizationId" in scope, (query) => {
      const id = (scope as { organizationId: number }).organizationId;
      // An array, so that both parts find their lines by their index.
      return query.where(
        sql<boolean>`(a.organization_id = ${id} or a.event_id = any (array(
          select h.event_id from event_hosts h where h.organization_id = ${id} and h.is_hosting)))`,
      );
    })
    .$if(person !== undefined, (query) => query.where("a.actor_id", "=", person as number))
    .$if(deed !== undefined, (query) => query.where("a.kind", "=", deed as string))
    .$if(from !== undefined, (query) => query.where("a.at", ">=", startOfDate(from as string)))
    .$if(to !== undefined, (query) => query.where("a.at", "<", startOfDate(addDays(to as string, 1))))
    .$if(before !== null, (query) => query.where("a.id", "<", before as number))
    .orderBy("a.id", "desc")
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  return { rows: shown, nextCursor: rows.length > limit ? String(shown.at(-1)?.id) : null };
}

export type ActivityRow = Awaited<ReturnType<ReturnType<typeof selectActivities>["executeTakeFirstOrThrow"]>>;

function selectActivities(db: Executor) {
  return db
    .selectFrom("activities as a")
    .leftJoin("users as actor", "actor.id", "a.actor_id")
    .leftJoin("users as person", "person.id", "a.person_id")
    .select((eb) => [
      "a.id",
      "a.at",
      "a.kind",
      "a.event_id",
      "a.organization_id",
      sql<number | null>`(a.details ->> 'organizationId')::integer`.as("other_organization_id"),
      jsonObjectFrom(
        selectUniversities(db).where(
          "university.id",
          "=",
          sql<number>`(a.details ->> 'universityId')::integer`,
        ),
      ).as("university"),
      "a.details",
      "actor.id as actor_id",
      "actor.first_name as actor_first_name",
      "actor.last_name as actor_last_name",
      "person.id as person_id",
      "person.first_name as person_first_name",
      "person.last_name as person_last_name",
      jsonArrayFrom(
        eb
          .selectFrom("event_texts as t")
          .select(["t.language_id", "t.title"])
          .whereRef("t.event_id", "=", "a.event_id")
          .orderBy("t.is_main", "desc"),
      ).as("titles"),
      jsonArrayFrom(
        eb
          .selectFrom("organization_texts as o")
          .select(["o.organization_id", "o.language_id", "o.name", "o.is_main"])
          .where(
            sql<boolean>`o.organization_id in (a.organization_id, (a.details ->> 'organizationId')::integer)`,
          )
          .orderBy("o.is_main", "desc"),
      ).as("names"),
    ]);
}

function readCursor(cursor: string): number {
  if (!/^[1-9]\d{0,9}$/.test(cursor) || Number(cursor) >= 2 ** 31) throw invalid("cursor", "invalid");
  return Number(cursor);
}

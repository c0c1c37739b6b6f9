import { sql } from "kysely";
import type { Executor } from "../../platform/db/client.server.ts";

interface EventName {
  event_id: number;
  language_id: number;
  title: string;
}

interface OrganizationName {
  organization_id: number;
  language_id: number;
  name: string;
  is_main: boolean;
}

/** The titles of events and the names of organizations in all of their languages, by id, the main language first. */
export async function findNames(
  db: Executor,
  eventIds: readonly number[],
  organizationIds: readonly number[],
): Promise<{ titles: Map<number, EventName[]>; names: Map<number, OrganizationName[]> }> {
  const [titles, names] = await Promise.all([
    db
      .selectFrom("event_texts")
      .select(["event_id", "language_id", "title"])
      .where("event_id", "=", sql<number>`any(${eventIds}::integer[])`)
      .orderBy("is_main", "desc")
      .execute(),
    db
      .selectFrom("organization_texts")
      .select(["organization_id", "language_id", "name", "is_main"])
      .where("organization_id", "=", sql<number>`any(${organizationIds}::integer[])`)
      .orderBy("is_main", "desc")
      .execute(),
  ]);
  return {
    titles: Map.groupBy(titles, ({ event_id }) => event_id),
    names: Map.groupBy(names, ({ organization_id }) => organization_id),
  };
}

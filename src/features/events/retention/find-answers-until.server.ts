import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { answersUntilSql } from "./answers-until.ts";

/** Until when the answers to each of the events are there, by their ids. */
export async function findAnswersUntil(
  db: Executor,
  eventIds: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  const { rows } = await sql<{ id: number; until: Date }>`
    select e.id, ${answersUntilSql()} as until from events e join organizations o on o.id = e.owner_organization_id
     where e.id = any (${eventIds}::integer[])`.execute(db);
  return new Map(rows.map(({ id, until }) => [id, until]));
}

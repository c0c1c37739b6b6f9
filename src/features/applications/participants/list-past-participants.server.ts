import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { mapInSlices } from "../../../platform/threads/in-slices.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import type { PastParticipant } from "../../organizations/organizations.contract.ts";
import { presentPerson, selectPeople } from "../../organizations/organizations.server.ts";
import { tookPartBeforeSql } from "./took-part.server.ts";

/**
 * Everybody with an account who took part in a past event that the organization hosted, with the ids of those events, the latest first.
 * Guests get no mail beside those of their own event.
 */
export async function listPastParticipants(
  db: Executor,
  organizationId: number,
  language: Language,
  now: Date,
): Promise<PastParticipant[]> {
  const { rows: taken } = await sql<{ user_id: number; event_ids: number[] }>`
    select part.user_id, array_agg(past.id order by past.start_at desc, past.id desc) as event_ids
      from event_hosts host
      join events past on past.id = host.event_id
      join applications part on part.event_id = past.id
     where host.organization_id = ${organizationId} and host.is_hosting and part.user_id is not null
       and ${tookPartBeforeSql({ application: "part", event: "past" }, now)}
     group by part.user_id`.execute(db);
  const eventsOf = new Map(taken.map(({ user_id, event_ids }) => [user_id, event_ids]));
  const rows = await selectPeople(db)
    .where(sql<boolean>`u.id = any(${[...eventsOf.keys()]}::integer[])`)
    .where("u.is_guest", "=", false)
    .orderBy("u.id")
    .execute();
  return mapInSlices(rows, (row) => ({
    ...presentPerson(row, language),
    event_ids: eventsOf.get(row.id) ?? [],
  }));
}

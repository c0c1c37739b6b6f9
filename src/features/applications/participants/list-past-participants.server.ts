import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { mapInSlices } from "../../../platform/threads/in-slices.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import type { UserRow } from "../../organizations/organizations.contract.ts";
import { presentPerson, selectPeople } from "../../organizations/organizations.server.ts";
import { tookPartBeforeSql } from "./took-part.server.ts";

/** Everybody who took part in a past event that the organization hosted. */
export async function listPastParticipants(
  db: Executor,
  organizationId: number,
  language: Language,
  now: Date,
): Promise<UserRow[]> {
  const rows = await selectPeople(db)
    .where(
      sql<boolean>`u.id in (
        select part.user_id from event_hosts host
          join events past on past.id = host.event_id
          join applications part on part.event_id = past.id
         where host.organization_id = ${organizationId} and host.is_hosting
           and ${tookPartBeforeSql({ application: "part", event: "past" }, now)}
      )`,
    )
    .orderBy("u.id")
    .execute();
  return mapInSlices(rows, (row) => presentPerson(row, language));
}

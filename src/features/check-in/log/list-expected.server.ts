import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { personSearch } from "../../../platform/text-analysis/person-search.server.ts";
import { mapInSlices } from "../../../platform/threads/in-slices.ts";
import { isComingSql } from "../../../shared/application-states.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { personName } from "../../../shared/people/person-name.ts";
import { byReading } from "../../../shared/people/reading-order.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import { countWalkIns } from "../walk-ins/walk-ins.server.ts";
import type { CheckInList } from "./check-ins.contract.ts";

interface Row {
  application_id: number;
  first_name: string;
  last_name: string;
  first_name_reading: string | null;
  last_name_reading: string | null;
  ticket_digest: string;
  checked_in_at: Date | null;
}

/** Everybody who has a place in the event, in the order of how names are read, and whether they are there. */
export async function listExpected(db: Executor, eventId: number, language: Language): Promise<CheckInList> {
  const [{ rows }, walkIns] = await Promise.all([
    sql<Row>`
      select a.id as application_id, u.first_name, u.last_name, u.first_name_reading, u.last_name_reading,
             encode(sha256(t.code::bytea), 'hex') as ticket_digest, w.checked_in_at
        from applications a
        join users u on u.id = a.user_id
        join tickets t on t.application_id = a.id and not t.is_withdrawn
        left join attendances w on w.application_id = a.id
       where a.event_id = ${eventId} and ${isComingSql("a")}
       order by a.applied_at, a.id`.execute(db),
    countWalkIns(db, eventId),
  ]);
  const sorted = rows.toSorted(byReading(language));
  return {
    expected: rows.length,
    checked_in: rows.filter(({ checked_in_at }) => checked_in_at).length,
    walk_ins: walkIns,
    rows: await mapInSlices(sorted, ({ application_id, ticket_digest, checked_in_at, ...person }) => ({
      application_id,
      name: personName(person, language),
      search: personSearch(person),
      ticket_digest,
      checked_in_at: checked_in_at && toWireTime(checked_in_at),
    })),
  };
}

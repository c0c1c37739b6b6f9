import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { personSearch } from "../../../platform/text-analysis/person-search.server.ts";
import { mapInSlices } from "../../../platform/threads/in-slices.ts";
import { isComingSql } from "../../../shared/application-states.ts";
import { type Language, pickText } from "../../../shared/languages/languages.ts";
import { personName } from "../../../shared/people/person-name.ts";
import { byReading } from "../../../shared/people/reading-order.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import { isEventManager } from "../../events/events.server.ts";
import { countWalkIns } from "../walk-ins/walk-ins.server.ts";
import type { CheckInList, ExpectedPerson } from "./check-ins.contract.ts";

interface Row {
  application_id: number;
  first_name: string;
  last_name: string;
  first_name_reading: string | null;
  last_name_reading: string | null;
  first_name_guess: string | null;
  last_name_guess: string | null;
  ticket_digest: string;
  checked_in_at: Date | null;
  university: { name_ja: string; name_en: string } | null;
  department_category: { id: number; names: Record<string, string> } | null;
}

interface Reader {
  language: Language;
  /** Whether they are told university and department (`isToldStudies`). */
  isToldStudies: boolean;
}

/** Whether somebody at the check-in is told university and department: managers are, helpers where the event allows it. */
export async function isToldStudies(
  db: Executor,
  eventId: number,
  userId: number | undefined,
): Promise<boolean> {
  if (await isEventManager(db, eventId, userId)) return true;
  const event = await db
    .selectFrom("events")
    .select("shows_university_at_door")
    .where("id", "=", eventId)
    .executeTakeFirst();
  return event?.shows_university_at_door ?? false;
}

/** Everybody who has a place in the event, in the order of how names are read, and whether they are there. */
export async function listExpected(db: Executor, eventId: number, reader: Reader): Promise<CheckInList> {
  const [{ rows }, walkIns] = await Promise.all([
    sql<Row>`
      select a.id as application_id, u.first_name, u.last_name, u.first_name_reading, u.last_name_reading,
             u.first_name_guess, u.last_name_guess,
             encode(sha256(t.code::bytea), 'hex') as ticket_digest, w.checked_in_at,
             case when s.id is not null then json_build_object(
               'name_ja', coalesce(s.names ->> 'ja', ''), 'name_en', coalesce(s.names ->> 'en', '')) end as university,
             case when d.id is not null then json_build_object('id', d.id, 'names', d.names) end as department_category
        from applications a
        join users u on u.id = a.user_id
        join tickets t on t.application_id = a.id and not t.is_withdrawn
        left join universities s on s.id = u.university_id
        left join department_categories d on d.id = u.department_category_id
        left join attendances w on w.application_id = a.id
       where a.event_id = ${eventId} and ${isComingSql("a")}
       order by a.applied_at, a.id`.execute(db),
    countWalkIns(db, eventId),
  ]);
  const sorted = rows.toSorted(byReading(reader.language));
  return {
    expected: rows.length,
    checked_in: rows.filter(({ checked_in_at }) => checked_in_at).length,
    walk_ins: walkIns,
    rows: await mapInSlices(sorted, (row) => presentExpected(row, reader)),
  };
}

function presentExpected(row: Row, { language, isToldStudies }: Reader): ExpectedPerson {
  const { university, department_category } = row;
  return {
    application_id: row.application_id,
    name: personName(row, language),
    search: personSearch(row),
    ticket_digest: row.ticket_digest,
    checked_in_at: row.checked_in_at && toWireTime(row.checked_in_at),
    ...(isToldStudies && {
      university,
      department_category: department_category && {
        id: department_category.id,
        name: pickText(language, department_category.names),
      },
    }),
  };
}

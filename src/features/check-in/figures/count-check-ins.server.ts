import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { isComingSql } from "../../../shared/application-states.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import type { CheckInFigures } from "./figures.contract.ts";

interface Row {
  minute: Date | null;
  people: number;
  walk_ins: number;
  expected: number;
  version: string;
}

/** How an event fills, in one round trip. */
export async function countCheckIns(db: Executor, eventId: number): Promise<CheckInFigures> {
  const { rows } = await sql<Row>`
    select date_trunc('minute', arrived_at) as minute, count(*) filter (where not is_walk_in)::integer as people,
           count(*) filter (where is_walk_in)::integer as walk_ins, 0 as expected, '' as version
      from (select checked_in_at as arrived_at, false as is_walk_in from attendances where event_id = ${eventId}
            union all select created_at, true from walk_ins where event_id = ${eventId} and removed_at is null) arrivals
     group by 1
    union all
    select null, 0, 0, count(*)::integer,
           md5(concat(string_agg(concat_ws(' ', a.id, t.id, w.checked_in_at, u.first_name, u.last_name), ',' order by a.id), ';',
                      (select string_agg(id::text, ',' order by id) from walk_ins where event_id = ${eventId} and removed_at is null)))
      from applications a
      join users u on u.id = a.user_id
      left join tickets t on t.application_id = a.id and not t.is_withdrawn
      left join attendances w on w.application_id = a.id
     where a.event_id = ${eventId} and ${isComingSql("a")}
     order by minute`.execute(db);
  const sum = (count: (row: Row) => number) => rows.reduce((total, row) => total + count(row), 0);
  return {
    expected: sum(({ expected }) => expected),
    checked_in: sum(({ people }) => people),
    walk_ins: sum(({ walk_ins }) => walk_ins),
    arrivals: rows.flatMap(({ minute, people, walk_ins }) =>
      minute ? [{ minute: toWireTime(minute), count: people + walk_ins }] : [],
    ),
    version: rows.find(({ minute }) => minute === null)?.version ?? "",
  };
}

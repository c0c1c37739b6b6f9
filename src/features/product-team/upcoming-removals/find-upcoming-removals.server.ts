import { type SqlBool, sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import { Page } from "../../../platform/http/handler.server.ts";
import { readCursor, writeCursor } from "../../../platform/http/page-cursor.ts";
import { isNotDeleted } from "../../../shared/is-not-deleted.server.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { dayMs } from "../../../shared/time/milliseconds.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import { isOverTimeSql } from "../../applications/applications.server.ts";
import { answersUntilSql, findEvents, textOf } from "../../events/events.server.ts";
import { organizationNameIn } from "../../organizations/organizations.public.ts";
import type { UpcomingRemoval } from "./upcoming-removals.contract.ts";

const pageSize = 50;
const aheadMs = 7 * dayMs;

interface Removal {
  id: number;
  at: Date;
  answers: number;
  notes: number;
  guests: number;
  walk_ins: number;
}

/** A page of what the removal of answers takes within seven days, by the rule that it follows itself; events without anything to remove are left out. */
export async function findUpcomingRemovals(
  db: Executor,
  { now, cursor, language }: { now: Date; cursor: string | undefined; language: Language },
): Promise<Page<UpcomingRemoval>> {
  const found = await selectRemovals(db, new Date(now.getTime() + aheadMs), cursor);
  const rows = found.slice(0, pageSize);
  const events = await findEvents(
    db,
    rows.map(({ id }) => id),
  );
  const byId = new Map(events.map((event) => [event.id, event]));
  const shown = rows.flatMap(({ id, at, ...counts }) => {
    const event = byId.get(id);
    const owner = event?.hosts.find((host) => host.id === event.owner_organization_id);
    if (!event || !owner) return [];
    return [
      {
        event: { id, title: textOf(event, language).title },
        organization: { id: owner.id, organization_name: organizationNameIn(owner.names, language) },
        at: toWireTime(at),
        ...counts,
      },
    ];
  });
  const last = rows.at(-1);
  return new Page(shown, last && found.length > pageSize ? writeCursor(last) : null);
}

async function selectRemovals(db: Executor, until: Date, cursor: string | undefined): Promise<Removal[]> {
  const after = cursor === undefined ? null : readCursor(cursor);
  const isAfter = sql<SqlBool>`${after === null} or (at, id) > (${after?.at ?? null}, ${after?.id ?? null})`;
  const said = (table: string) =>
    sql`exists (select from ${sql.table(table)} said where said.application_id = a.id)`;
  const { rows } = await sql<Removal>`
    with over as materialized (
      select e.id, date_trunc('milliseconds', ${answersUntilSql()}) as at
        from events e join organizations o on o.id = e.owner_organization_id where ${isOverTimeSql(until)})
    select id, at, of_applications.*, walk_ins
      from over
      cross join lateral (
        select count(*) filter (where ${said("answers")} or ${said("former_answers")})::integer as answers,
               count(*) filter (where ${said("application_notes")})::integer as notes,
               count(*) filter (where u.is_guest and ${isNotDeleted("u")})::integer as guests
          from applications a join users u on u.id = a.user_id where a.event_id = over.id) of_applications
      cross join lateral (
        select count(*)::integer as walk_ins from walk_ins w
         where w.event_id = over.id and (w.name <> '' or w.note <> '')) of_walk_ins
     where answers + notes + guests + walk_ins > 0 and (${isAfter})
     order by at, id limit ${pageSize + 1}`.execute(db);
  return rows;
}

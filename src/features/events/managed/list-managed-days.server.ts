import { sql } from "kysely";
import type { Executor } from "../../../platform/db/client.server.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { foreignTag } from "../../../shared/languages/readers/text-reader.ts";
import { tokyoDate } from "../../../shared/time/tokyo-date.ts";
import { datesOfMonth } from "../../../shared/time/tokyo-month.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import { organizationNameIn } from "../../organizations/organizations.public.ts";
import {
  beginsInMonthSql,
  dayInTokyo,
  eventsPerDay,
  readTitles,
} from "../calendar/list-calendar-days.server.ts";
import type { ManagedCalendarQuery } from "../listing/event-filter.contract.ts";
import { textIn } from "../ui/event-text.ts";
import type { ManagedDay } from "./managed-events.contract.ts";
import { managedStateOf } from "./managed-states.ts";
import { managedConditions, selectManaged } from "./select-managed.server.ts";

interface ManagedMonth {
  userId: number;
  language: Language;
  query: ManagedCalendarQuery;
  now: Date;
}

interface DayRow {
  id: number;
  start_at: Date;
  end_at: Date | null;
  is_published: boolean;
  is_published_after_hold: boolean | null;
  cancelled_at: Date | null;
  organization_id: number;
  /** Of the organization, in its languages. */
  names: { language_id: number; name: string; is_main: boolean }[] | null;
  count: number;
}

/** Every day of a month with the events of a user that begin on it, hidden ones too: two statements however many there are. */
export async function listManagedDays(
  db: Executor,
  { userId, language, query: { month, ...filters }, now }: ManagedMonth,
): Promise<ManagedDay[]> {
  const conditions = [beginsInMonthSql(month), ...(await managedConditions(db, { filters, now }))];
  const { rows } = await sql<DayRow>`
    with mine as materialized (${selectManaged(userId, filters.organization_id)}), listed as (
      select e.id, e.start_at, e.end_at, e.is_published, e.is_published_after_hold, e.cancelled_at, e.acting_id as organization_id,
             (count(*) over (partition by ${dayInTokyo}))::integer as count,
             row_number() over (partition by ${dayInTokyo} order by e.start_at, e.id) as place
        from mine e where ${sql.join(conditions, sql` and `)}
    )
    select listed.*, (
             select jsonb_agg(jsonb_build_object('language_id', t.language_id, 'name', t.name, 'is_main', t.is_main))
               from organization_texts t where t.organization_id = listed.organization_id) as names
      from listed where place <= ${eventsPerDay} order by start_at, id`.execute(db);
  const titles = await readTitles(
    db,
    rows.map(({ id }) => id),
  );
  const days = new Map(
    datesOfMonth(month).map((date): [string, ManagedDay] => [date, { date, count: 0, events: [] }]),
  );
  for (const row of rows) {
    const day = days.get(tokyoDate(row.start_at));
    const texts = titles.get(row.id);
    if (!day || !texts) continue;
    const { title, language_id } = textIn(texts, language);
    const lang = foreignTag(language_id, language);
    day.count = row.count;
    day.events.push({
      id: row.id,
      title,
      ...(lang && { lang }),
      start_at: toWireTime(row.start_at),
      end_at: row.end_at && toWireTime(row.end_at),
      state: managedStateOf(row, now),
      organization_id: row.organization_id,
      organization_name: organizationNameIn(row.names ?? [], language),
    });
  }
  return [...days.values()];
}

import { type RawBuilder, sql } from "kysely";
import type { Db, Executor, Tx } from "../../../platform/db/client.server.ts";
import { invalid } from "../../../shared/app-error.ts";
import { isNotDeleted } from "../../../shared/is-not-deleted.server.ts";
import { languageOfContent } from "../../../shared/languages/languages.ts";
import {
  addDays,
  startOfDate,
  type TokyoDate,
  tokyoDate,
  weekdayOf,
} from "../../../shared/time/tokyo-date.ts";
import { selectTookPart } from "../../applications/applications.server.ts";
import { isInSpanSql, isPublicSql } from "../../events/events.server.ts";
import type { University } from "../../reference-data/reference-data.contract.ts";
import { selectUniversities } from "../../reference-data/reference-data.server.ts";
import { daysAtMost, type TeamFigureName, type TeamFigures } from "./team-figures.contract.ts";

interface Group {
  figure: TeamFigureName;
  /** Which of the three keys the row is counted by. */
  by: "week" | "university" | "language";
  monday: TokyoDate | null;
  university_id: number | null;
  language: string | null;
  /** Of an event: the id of a language of contents. */
  language_id: number | null;
  count: number;
}

type Counts = Record<TeamFigureName, number>;

const usualWeeks = 12;

/** The week of a day, from its Monday. */
export const mondayOf = (date: TokyoDate): TokyoDate => addDays(date, -((weekdayOf(date) + 6) % 7));

/**
 * The figures of the site week by week, in groups in which nobody is named.
 * @param range days whose weeks count as a whole; left out, the last twelve weeks
 */
export async function countByWeek(
  db: Db,
  range: { from?: TokyoDate | undefined; to?: TokyoDate | undefined },
  now: Date,
): Promise<TeamFigures> {
  const { from, to } = daysOf(range, now);
  const [first, last] = [mondayOf(from), mondayOf(to)];
  const [people, events] = await Promise.all([
    countPeople(db, first, addDays(last, 7), now),
    countEvents(db, first, addDays(last, 7)),
  ]);
  const rows = [...people, ...events];
  return gather(rows, await findNames(db, rows), first, last);
}

type Names = Pick<University, "id" | "name_en" | "name_ja">;

/** Of the universities in the rows, by their ids. */
async function findNames(db: Executor, rows: readonly Group[]): Promise<Map<number, Names>> {
  const ids = rows.flatMap(({ university_id }) => (university_id === null ? [] : [university_id]));
  if (ids.length === 0) return new Map();
  const found = await selectUniversities(db)
    .where("university.id", "in", [...new Set(ids)])
    .execute();
  return new Map(found.map(({ id, name_en, name_ja }) => [id, { id, name_en, name_ja }]));
}

/** The days that are asked for, with those that are left out. @throws 422 `to` where it is more than two years of them */
function daysOf(range: { from?: TokyoDate | undefined; to?: TokyoDate | undefined }, now: Date) {
  const to = range.to ?? tokyoDate(later(now, range.from));
  const from = range.from ?? addDays(mondayOf(to), -7 * (usualWeeks - 1));
  if (to >= addDays(from, daysAtMost)) throw invalid("to", "two_years_at_most");
  return { from, to };
}

const later = (now: Date, from: TokyoDate | undefined) =>
  from !== undefined && startOfDate(from) > now ? startOfDate(from) : now;

const isBetween = (column: RawBuilder<unknown>, from: TokyoDate, until: TokyoDate) =>
  sql`(${column} >= ${startOfDate(from)} and ${column} < ${startOfDate(until)})`;

const mondaySql = (column: RawBuilder<unknown>) =>
  sql`date_trunc('week', ${column} at time zone 'Asia/Tokyo')::date`;

/**
 * The Monday in Tokyo with which the week of a moment begins, as a moment: there, no hour is ever put forward. Of each of a million rows
 * it costs a tenth of `mondaySql`.
 * @param monday any one, before or after
 */
const weekSql = (column: RawBuilder<unknown>, monday: TokyoDate) =>
  sql`date_bin('7 days', ${column}, ${startOfDate(monday)}::timestamptz)`;

/** Walk-ins and guests have neither university nor language, nor do accounts that were deleted since. */
function countPeople(db: Db, from: TokyoDate, until: TokyoDate, now: Date): Promise<Group[]> {
  return db.transaction().execute(async (tx) => {
    // With room for the groups and joins of a million rows they are hashed; otherwise they are sorted on disk.
    await sql`set local work_mem = '64MB'`.execute(tx);
    return selectPeople(tx, from, until, now);
  });
}

/** Each thing is counted by its week, and by university and language together: of every week of each university there are too many. */
async function selectPeople(tx: Tx, from: TokyoDate, until: TokyoDate, now: Date): Promise<Group[]> {
  const { rows } = await sql<Group>`
    with past as materialized (
      select e.id, ${weekSql(sql`e.start_at`, from)} as week from events e
       where ${isBetween(sql`e.start_at`, from, until)} and ${isPublicSql()} and e.cancelled_at is null
         and ${isInSpanSql("past", now)}),
    counted as materialized (
      select figure, week, university_id, language, grouping(week) as is_of_people, count(*)::integer as things
        from (
          select x.figure, x.week, u.university_id,
                 case when ${isNotDeleted("u")} and not u.is_guest then u.language end as language
            from (
              select 'applications' as figure, ${weekSql(sql`a.applied_at`, from)} as week, a.user_id from applications a
               where ${isBetween(sql`a.applied_at`, from, until)}
              union all
              select 'attended', came.week, came.user_id from (${selectTookPart("past")}) came
              union all
              select 'attended', ${weekSql(sql`e.start_at`, from)}, null from events e join walk_ins w on w.event_id = e.id and w.removed_at is null
               where ${isBetween(sql`e.start_at`, from, until)} and ${isPublicSql()} and e.cancelled_at is null
              union all
              select 'new_people', ${weekSql(sql`p.created_at`, from)}, p.id from users p
               where ${isBetween(sql`p.created_at`, from, until)} and not p.is_guest
            ) x left join users u on u.id = x.user_id) as thing
       group by grouping sets ((figure, week), (figure, university_id, language)))
    select figure, 'week' as by, (week at time zone 'Asia/Tokyo')::date::text as monday, null::integer as university_id,
           null as language, null::integer as language_id, things as count
      from counted where is_of_people = 0
    union all
    select figure, case when grouping(university_id) = 0 then 'university' else 'language' end, null, university_id, language, null,
           sum(things)::integer
      from counted where is_of_people = 1
     group by grouping sets ((figure, university_id), (figure, language))`.execute(tx);
  return rows;
}

async function countEvents(db: Executor, from: TokyoDate, until: TokyoDate): Promise<Group[]> {
  const { rows } = await sql<Group>`
    with held as materialized (
      select e.id, e.owner_organization_id, ${mondaySql(sql`e.start_at`)} as monday from events e
       where ${isBetween(sql`e.start_at`, from, until)} and ${isPublicSql()} and e.cancelled_at is null),
    counted as (
      select id, monday, null::integer as university_id, null::integer as language_id, 'week' as by from held
      union all
      select h.id, null::date, ou.university_id, null, 'university'
        from held h left join organization_universities ou on ou.organization_id = h.owner_organization_id
      union all
      select h.id, null, null, t.language_id, 'language' from held h join event_texts t on t.event_id = h.id)
    select 'events' as figure, by, monday::text, university_id, null as language, language_id, count(*)::integer as count
      from counted group by by, monday, university_id, language_id`.execute(db);
  return rows;
}

function gather(
  rows: readonly Group[],
  names: ReadonlyMap<number, Names>,
  first: TokyoDate,
  last: TokyoDate,
): TeamFigures {
  const of = (by: Group["by"]) => rows.filter((row) => row.by === by);
  const weeks = sums(of("week"), ({ monday }) => monday);
  const mondays: TokyoDate[] = [];
  for (let monday = first; monday <= last; monday = addDays(monday, 7)) mondays.push(monday);
  const byApplications = ([, one]: [unknown, Counts], [, other]: [unknown, Counts]) =>
    other.applications - one.applications || other.new_people - one.new_people || other.events - one.events;
  return {
    weeks: mondays.map((monday) => ({ monday, ...(weeks.get(monday) ?? none) })),
    by_university: [...sums(of("university"), ({ university_id }) => university_id)]
      .sort(byApplications)
      .map(([id, counts]) => ({ university: (id !== null && names.get(id)) || null, ...counts })),
    by_language: [...sums(of("language"), codeOf)]
      .sort(byApplications)
      .map(([language, counts]) => ({ language, ...counts })),
  };
}

const codeOf = ({ language, language_id }: Group) =>
  language ?? (language_id === null ? null : (languageOfContent(language_id) ?? null));

const none: Counts = { events: 0, applications: 0, attended: 0, new_people: 0 };

function sums<Key>(rows: readonly Group[], keyOf: (row: Group) => Key): Map<Key, Counts> {
  const found = new Map<Key, Counts>();
  for (const row of rows) {
    const counts = found.get(keyOf(row)) ?? { ...none };
    counts[row.figure] += row.count;
    found.set(keyOf(row), counts);
  }
  return found;
}

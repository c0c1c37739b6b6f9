import { type SqlBool, sql } from "kysely";
import { cachedReadAt } from "../../../platform/cache/cached-read.server.ts";
import { dependOnMoment, readingTopics } from "../../../platform/cache/read-dependencies.server.ts";
import type { Executor } from "../../../platform/db/client.server.ts";
import { foreignTag, readerKey, type TextReader } from "../../../shared/languages/readers/text-reader.ts";
import { startOfDate, type TokyoDate, tokyoDate } from "../../../shared/time/tokyo-date.ts";
import { addMonths, datesOfMonth, type TokyoMonth } from "../../../shared/time/tokyo-month.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import { dependOnNextChangeOfLists } from "../availability/next-change.server.ts";
import { topicsOfFacts } from "../event-topics.ts";
import type { LanguageEvent } from "../events.contract.ts";
import { japaneseTextOf } from "../japanese/japanese-text.ts";
import { withPlainTitle } from "../japanese/plain-entry.ts";
import { unpackRuby } from "../japanese/ruby-in-text.ts";
import { withTitleRuby } from "../japanese/with-ruby.ts";
import type { EventFilter } from "../listing/event-filter.contract.ts";
import { selectFilteredEvents, topicsOfFilters } from "../listing/filter-events.server.ts";
import { textIn } from "../ui/event-text.ts";

/** So many of a day are told. */
export const eventsPerDay = 5;

export interface CalendarDay {
  date: TokyoDate;
  /** How many events begin on it. */
  count: number;
  /** The first of them. */
  events: CalendarEvent[];
}

export interface CalendarEvent {
  id: number;
  title: string;
  /** The title's language where it is not the reader's. */
  lang?: string | undefined;
  start_at: string;
  is_online: boolean;
  prefecture_id: number;
}

interface CalendarListing {
  month: TokyoMonth;
  filters: EventFilter;
  reader: TextReader;
  viewerUniversityId: number | null;
  now: Date;
}

/** Every day of a month with the events that begin on it, past ones included. Answers share them: nobody may change a day. */
export function listCalendarDays(db: Executor, listing: CalendarListing): Promise<CalendarDay[]> {
  const { month, filters, reader, viewerUniversityId } = listing;
  const key = JSON.stringify([month, readerKey(reader), Object.entries(filters).sort(), viewerUniversityId]);
  return cachedReadAt(`calendar ${key}`, listing.now, async (now) => {
    if (filters.has_places === undefined) dependOnMoment(null);
    else await dependOnNextChangeOfLists(db, now);
    return readingTopics(
      (days) => [
        ...topicsOfFilters(filters),
        ...days.flatMap(({ events }) => events.flatMap(({ id }) => topicsOfFacts(id))),
      ],
      () => readDays(db, { ...listing, now }),
    );
  });
}

async function readDays(db: Executor, listing: CalendarListing): Promise<CalendarDay[]> {
  const { month, reader } = listing;
  const rows = await readFirstOfDays(db, listing);
  const texts = await readTitles(
    db,
    [...rows.values()].map(({ id }) => id),
  );
  const days = new Map<TokyoDate, CalendarDay>(
    datesOfMonth(month).map((date) => [date, { date, count: 0, events: [] }]),
  );
  for (const { id, start_at, is_online, prefecture_id, plain_title, count, ...packed } of rows) {
    const day = days.get(tokyoDate(start_at));
    const titles = texts.get(id);
    if (!day || !titles) continue;
    const text = textIn(withPlainTitle(titles, plain_title), reader);
    const { title } = withTitleRuby(text, readingsOfTitle(text, titles, packed));
    const lang = foreignTag(text.language_id, reader.language);
    day.count = Number(count);
    day.events.push({ id, title, lang, start_at: toWireTime(start_at), is_online, prefecture_id });
  }
  return [...days.values()];
}

type Title = Pick<LanguageEvent, "language_id" | "title">;

/** @param packed columns of the event, read for pages with readings alone */
function readingsOfTitle(shown: Title, written: readonly Title[], packed: PackedReadings) {
  if (!written.includes(shown)) return unpackRuby(packed.plain_ruby ?? "");
  return shown === japaneseTextOf(written) ? unpackRuby(packed.ruby ?? "") : [];
}

interface PackedReadings {
  ruby?: string;
  plain_ruby?: string;
}

async function readFirstOfDays(db: Executor, { month, ...listing }: CalendarListing) {
  const listed = (await selectFilteredEvents(db, listing))
    .where(beginsInMonthSql(month))
    .select(["e.id", "e.start_at", "e.is_online", "e.prefecture_id", "e.plain_title"])
    .$if(listing.reader.withRuby === true, (query) => query.select(["e.ruby", "e.plain_ruby"]))
    .select(sql<string>`count(*) over (partition by ${dayInTokyo})`.as("count"))
    .select(
      sql<string>`row_number() over (partition by ${dayInTokyo} order by e.start_at, e.id)`.as("place"),
    );
  return db
    .selectFrom(listed.as("listed"))
    .selectAll()
    .where("place", "<=", String(eventsPerDay))
    .orderBy("start_at")
    .orderBy("id")
    .execute();
}

/** Whether an event `e` begins in a month of Japan. */
export const beginsInMonthSql = (month: TokyoMonth) =>
  sql<SqlBool>`(e.start_at >= ${startOfDate(`${month}-01`)} and e.start_at < ${startOfDate(`${addMonths(month, 1)}-01`)})`;

/** The day in Japan on which an event `e` begins. */
export const dayInTokyo = sql`(e.start_at at time zone 'Asia/Tokyo')::date`;

/** The titles of each event, the main one first. */
export async function readTitles(db: Executor, ids: number[]) {
  const rows = ids.length
    ? await db
        .selectFrom("event_texts")
        .select(["event_id", "language_id", "title"])
        .where("event_id", "in", ids)
        .orderBy("is_main", "desc")
        .execute()
    : [];
  return Map.groupBy(rows, ({ event_id }) => event_id);
}

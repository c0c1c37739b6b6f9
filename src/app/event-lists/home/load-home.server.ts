import { eventsPerPage } from "../../../features/events/events.public.ts";
import {
  countEvents,
  highlightMatches,
  listEventIds,
  readCards,
  recommendEvents,
  universitiesWithTargetedEvents,
} from "../../../features/events/events.server.ts";
import { findRecognisingUniversities } from "../../../features/organizations/organizations.server.ts";
import { findReferenceData } from "../../../features/reference-data/reference-data.server.ts";
import { dependOnMoment } from "../../../platform/cache/read-dependencies.server.ts";
import { addDays, startOfDate, tokyoDate } from "../../../shared/time/tokyo-date.ts";
import { withDataInMarkup } from "../../rendering/data-in-markup.server.ts";
import type { PageContext } from "../../rendering/page-context.server.ts";
import { filtersAsQuery, isFiltered, withDates } from "../filters/event-filters.ts";
import { filterChoices } from "../filters/filter-choices.ts";
import { readCursors } from "../list-cursors.ts";
import { readSort } from "../read-sort.ts";
import { renderCards } from "../render-cards.server.tsx";
import { countCorrections } from "../search/count-corrections.server.ts";
import { findAlternatives } from "../search/find-alternatives.server.ts";
import { readSearch } from "../search/read-search.ts";
import { recommendedShown } from "./recommended-events.tsx";

/** Home begins with little of each; more is shown in place. What was looked for is shown at once. */
const [upcomingShown, pastShown] = [4, 2];

/** Data of the home page, by the filters, words and places in lists that its address names. */
export async function loadHome(page: PageContext, searchParams: URLSearchParams) {
  const { platform, language } = page;
  const { db, clock } = platform;
  const now = clock.now();
  const today = tokyoDate(now);
  const { filters, taken } = readSearch(searchParams);
  const chosen = readSort(searchParams);
  // Words that are all facts leave nothing that could fit best.
  const sort = chosen === "best" && !filters.q ? undefined : chosen;
  const { cursor, past_cursor } = readCursors(searchParams);
  const dated = withDates(filters, now);
  // Days that are over ask for past events.
  const span = dated.to && dated.to < today ? ("past" as const) : ("upcoming" as const);
  const { has_places, ...pastFilters } = dated;
  const shared = { now, viewerUniversityId: null };
  const [listed, found, recommended, past, referenceData, targetedUniversityIds, recognising] =
    await Promise.all([
      listEventIds(db, {
        ...shared,
        span,
        filters: {
          ...dated,
          sort,
          cursor,
          limit: isFiltered(filters) || cursor ? eventsPerPage : upcomingShown,
        },
      }),
      countEvents(db, { ...shared, span, filters: dated }),
      isFiltered(filters) ? [] : recommendEvents(db, { userId: null, now }),
      span === "past"
        ? null
        : listEventIds(db, {
            ...shared,
            span: "past",
            filters: { ...pastFilters, cursor: past_cursor, limit: pastShown },
          }),
      findReferenceData(db, language),
      universitiesWithTargetedEvents(db, now),
      findRecognisingUniversities(db, now),
    ]);
  const shown = recommended.slice(0, recommendedShown);
  const ids = [listed.rows, shown.map(({ id }) => id), past?.rows ?? []];
  const read = await readCards(platform, page, [...new Set(ids.flat())]);
  const [marked, alternatives, corrections] = await Promise.all([
    highlightMatches(platform, page, filters.q, read),
    listed.rows.length > 0 ? null : findAlternatives(page, filters, { span, now }),
    countCorrections(db, filters, [{ span, now }]),
  ]);
  const cards = new Map(marked.map((card) => [card.id, card]));
  const cardsOf = (list: string, listed: readonly number[], isInSight = false) =>
    renderCards(
      page,
      listed.flatMap((id) => cards.get(id) ?? []),
      { list, now, isInSight, reasonOf: (id) => (list === "recommended" ? reasons.get(id) : undefined) },
    );
  const reasons = new Map(shown.map(({ id, reason }) => [id, reason]));
  dependOnMoment(startOfDate(addDays(today, 1)));
  const data = {
    now: now.getTime(),
    filters,
    taken,
    sort,
    span,
    cursor,
    found,
    query: filtersAsQuery({ ...dated, sort }),
    pastQuery: filtersAsQuery(pastFilters),
    listed: {
      events: cardsOf("upcoming", listed.rows, isFiltered(filters) || shown.length === 0),
      nextCursor: listed.nextCursor,
    },
    recommended: cardsOf("recommended", [...reasons.keys()], true).map((event) => ({
      event,
      reason: reasons.get(event.id) ?? "",
    })),
    past: past && { events: cardsOf("past", past.rows), nextCursor: past.nextCursor },
    alternatives,
    corrections,
    targetedUniversityIds,
  };
  return withDataInMarkup(page, data, {
    choices: filterChoices(referenceData, language, filters, recognising),
  });
}

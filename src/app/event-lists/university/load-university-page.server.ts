import { eventsPerPage } from "../../../features/events/events.public.ts";
import {
  countEvents,
  highlightMatches,
  listEventIds,
  readCards,
  universitiesWithTargetedEvents,
} from "../../../features/events/events.server.ts";
import { findRecognisingUniversities } from "../../../features/organizations/organizations.server.ts";
import type { University } from "../../../features/reference-data/reference-data.contract.ts";
import { findReferenceData } from "../../../features/reference-data/reference-data.server.ts";
import { dependOnMoment } from "../../../platform/cache/read-dependencies.server.ts";
import { addDays, startOfDate, tokyoDate } from "../../../shared/time/tokyo-date.ts";
import type { PageContext } from "../../rendering/page-context.server.ts";
import { filtersAsQuery, isFiltered, withDates } from "../filters/event-filters.ts";
import { filterChoices } from "../filters/filter-choices.ts";
import { readCursors } from "../list-cursors.ts";
import { renderCards } from "../render-cards.server.tsx";
import { countCorrections } from "../search/count-corrections.server.ts";
import { readSearch } from "../search/read-search.ts";

const pastShown = 6;

/** Data of a university's page, by the filters, words and places in lists that its address names. */
export async function loadUniversityPage(
  page: PageContext,
  university: University,
  searchParams: URLSearchParams,
) {
  const { platform, language } = page;
  const { db, clock } = platform;
  const now = clock.now();
  const { cursor, own_cursor, past_cursor } = readCursors(searchParams);
  // The page itself says where.
  const { filters: asked, taken } = readSearch(searchParams);
  const { university_id, prefecture_id, ...filters } = asked;
  const dated = withDates(filters, now);
  const { has_places, ...pastFilters } = dated;
  const list = async (
    which: "own" | "near" | "both",
    span: "upcoming" | "past",
    query: Parameters<typeof listEventIds>[1]["filters"],
  ) => {
    const around = { university, which };
    const found = await listEventIds(db, { span, around, filters: query, viewerUniversityId: null, now });
    const cards = await readCards(platform, page, found.rows);
    const marked = await highlightMatches(platform, page, filters.q, cards);
    const events = renderCards(page, marked, {
      list: span === "past" ? span : which,
      now,
      isInSight: span === "upcoming",
    });
    return { events, nextCursor: found.nextCursor };
  };
  const count = (which: "own" | "near") =>
    isFiltered(filters)
      ? countEvents(db, {
          span: "upcoming",
          around: { university, which },
          filters: dated,
          viewerUniversityId: null,
          now,
        })
      : null;
  dependOnMoment(startOfDate(addDays(tokyoDate(now), 1)));
  const [
    own,
    near,
    universityFound,
    nearFound,
    past,
    corrections,
    referenceData,
    targetedUniversityIds,
    recognising,
  ] = await Promise.all([
    list("own", "upcoming", { ...dated, cursor: own_cursor, limit: eventsPerPage }),
    list("near", "upcoming", { ...dated, cursor, limit: eventsPerPage }),
    count("own"),
    count("near"),
    list("both", "past", { ...pastFilters, cursor: past_cursor, limit: pastShown }),
    countCorrections(db, filters, [{ span: "upcoming", around: { university, which: "both" }, now }]),
    findReferenceData(db, language),
    universitiesWithTargetedEvents(db, now),
    findRecognisingUniversities(db, now),
  ]);
  const {
    university_id: _,
    prefecture_id: __,
    ...choices
  } = filterChoices(referenceData, language, filters, recognising);
  return {
    university,
    now: now.getTime(),
    filters,
    taken,
    cursors: { own: own_cursor, near: cursor },
    found: { own: universityFound, near: nearFound },
    query: filtersAsQuery(dated),
    pastQuery: filtersAsQuery(pastFilters),
    own,
    near,
    past,
    corrections,
    choices,
    targetedUniversityIds,
  };
}

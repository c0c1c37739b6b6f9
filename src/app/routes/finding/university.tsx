import { useEffect } from "react";
import { data, redirect } from "react-router";
import { EventList, eventsPerPage, useEventsForCurrentUser } from "../../../features/events/events.public.ts";
import {
  countEvents,
  highlightMatches,
  listEventIds,
  readCards,
  universitiesWithTargetedEvents,
} from "../../../features/events/events.server.ts";
import {
  findReferenceData,
  findUniversityByName,
} from "../../../features/reference-data/reference-data.server.ts";
import { dependOnMoment } from "../../../platform/cache/read-dependencies.server.ts";
import { nameIn } from "../../../shared/languages/name-in.ts";
import { addDays, startOfDate, tokyoDate } from "../../../shared/time/tokyo-date.ts";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { formatFilters } from "../../event-lists/filters/describe-filters.ts";
import { EventFilterForm } from "../../event-lists/filters/event-filter-form.tsx";
import {
  filteredAddress,
  filtersAsQuery,
  isFiltered,
  withDates,
} from "../../event-lists/filters/event-filters.ts";
import { filterChoices } from "../../event-lists/filters/filter-choices.ts";
import { readCursors } from "../../event-lists/list-cursors.ts";
import { renderCards } from "../../event-lists/render-cards.server.tsx";
import { countCorrections } from "../../event-lists/search/count-corrections.server.ts";
import { DidYouMean } from "../../event-lists/search/did-you-mean.tsx";
import { NoResults } from "../../event-lists/search/no-results.tsx";
import { readSearch } from "../../event-lists/search/read-search.ts";
import { ResultHeading } from "../../event-lists/search/result-heading.tsx";
import { Subscribe } from "../../feeds/subscribe.tsx";
import { pageContext } from "../../rendering/page-context.server.ts";
import { PageHead } from "../../seo/page-head.tsx";
import { rememberUniversity } from "../../shell/header/current-university.ts";
import type { HeaderHandle } from "../../shell/header/header-state.ts";
import type { Route } from "./+types/university";
import styles from "./home.module.css";

const pastShown = 6;

export const handle: HeaderHandle = { header: "university" };

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { platform, language } = page;
  const { db, clock } = platform;
  const university = await findUniversityByName(db, params.universityName);
  if (!university) throw data(null, 404);
  const { snake_name: name } = university;
  if (params.universityName !== name)
    throw redirect(`/u/${encodeURIComponent(name)}${new URL(request.url).search}`, 301);
  const now = clock.now();
  const { searchParams } = new URL(request.url);
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
    const cards = await readCards(platform, language, found.rows);
    const marked = await highlightMatches(platform, language, filters.q, cards);
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
  const [own, near, universityFound, nearFound, past, corrections, referenceData, targetedUniversityIds] =
    await Promise.all([
      list("own", "upcoming", { ...dated, cursor: own_cursor, limit: eventsPerPage }),
      list("near", "upcoming", { ...dated, cursor, limit: eventsPerPage }),
      count("own"),
      count("near"),
      list("both", "past", { ...pastFilters, cursor: past_cursor, limit: pastShown }),
      countCorrections(db, filters, [{ span: "upcoming", around: { university, which: "both" }, now }]),
      findReferenceData(db, language),
      universitiesWithTargetedEvents(db, now),
    ]);
  const { university_id: _, prefecture_id: __, ...choices } = filterChoices(referenceData, language, filters);
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

export default function UniversityTop({ loaderData }: Route.ComponentProps) {
  const { university, now, filters, cursors, found, past, choices, query, pastQuery, targetedUniversityIds } =
    loaderData;
  const t = useTexts();
  const language = useLanguage();
  const name = nameIn(university, language);
  const params = { name: university.snake_name };
  const ofUniversity = { call: "GET /events/university_all_events/{name}", ...params } as const;
  const nearUniversity = { call: "GET /events/university_near_events/{name}", ...params } as const;
  const own = useEventsForCurrentUser(loaderData.own, ofUniversity, targetedUniversityIds, {
    ...query,
    ...from(cursors.own),
  });
  const near = useEventsForCurrentUser(loaderData.near, nearUniversity, targetedUniversityIds, {
    ...query,
    ...from(cursors.near),
  });
  const hasFilters = isFiltered(filters);
  const names = formatFilters(filters, choices, t, language, name);
  useEffect(() => rememberUniversity(university), [university]);
  return (
    <div className={styles.page} key={university.id}>
      <PageHead
        title={names ? t("filter.title", { filters: names }) : name}
        description={t("university.lead", { name })}
      />
      <div className={styles.search}>
        <h1>{name}</h1>
        <EventFilterForm
          taken={loaderData.taken}
          filters={filters}
          choices={choices}
          found={hasFilters ? (own.total ?? found.own ?? 0) + (near.total ?? found.near ?? 0) : null}
        />
      </div>
      <section aria-labelledby="own">
        <ResultHeading
          id="own"
          count={hasFilters ? (own.total ?? found.own) : null}
          calendar={filteredAddress("/calendar", { university_id: university.id })}
        >
          {t("university.events")}
        </ResultHeading>
        <DidYouMean
          corrections={loaderData.corrections}
          addressOf={(q) => filteredAddress(`/u/${university.snake_name}`, { ...filters, q })}
        />
        {own.events.length === 0 ? (
          <NoResults text={hasFilters ? "home.none_filtered" : "university.none"} now={now} />
        ) : (
          <EventList
            key={JSON.stringify(query)}
            first={own}
            more={ofUniversity}
            filters={query}
            cursorName="own_cursor"
            now={now}
          />
        )}
        <Subscribe filters={filters} university={university.snake_name} />
      </section>
      <section aria-labelledby="near">
        <ResultHeading id="near" count={hasFilters ? (near.total ?? found.near) : null}>
          {t("university.near")}
        </ResultHeading>
        {near.events.length === 0 ? (
          <p>{t(hasFilters ? "university.near_none_filtered" : "university.near_none")}</p>
        ) : (
          <EventList
            key={JSON.stringify(query)}
            first={near}
            more={nearUniversity}
            filters={query}
            now={now}
          />
        )}
      </section>
      {past.events.length > 0 && (
        <section aria-labelledby="past">
          <h2 id="past">{t("university.past")}</h2>
          <EventList
            key={JSON.stringify(pastQuery)}
            first={past}
            filters={pastQuery}
            cursorName="past_cursor"
            more={{ call: "GET /events/near_past_events/{name}", ...params }}
            now={now}
          />
        </section>
      )}
    </div>
  );
}

const from = (cursor: string | undefined): Record<string, string> => (cursor ? { cursor } : {});

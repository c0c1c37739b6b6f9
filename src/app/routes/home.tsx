import { Link, useLocation, useSearchParams } from "react-router";
import { useCurrentUser } from "../../features/accounts/accounts.public.ts";
import { SaveSearch } from "../../features/bookmarks/bookmarks.public.ts";
import { EventList, eventsPerPage, useEventsForCurrentUser } from "../../features/events/events.public.ts";
import {
  countEvents,
  listEventIds,
  markMatches,
  readCards,
  recommendEvents,
  universitiesWithTargetedEvents,
} from "../../features/events/events.server.ts";
import { findReferenceData } from "../../features/reference-data/reference-data.server.ts";
import { dependOnMoment } from "../../platform/cache/read-dependencies.server.ts";
import { addDays, startOfDate, tokyoDate } from "../../shared/tokyo-date.ts";
import { Bar } from "../../ui/feedback/bar.tsx";
import { useLanguage, useTexts } from "../../ui/texts/texts.tsx";
import { WelcomeText } from "../content/welcome-text.tsx";
import { countCorrections } from "../event-lists/count-corrections.server.ts";
import { withDates } from "../event-lists/dates-of-when.ts";
import { describeFilters, filtersInWords } from "../event-lists/describe-filters.ts";
import { DidYouMean } from "../event-lists/did-you-mean.tsx";
import { EventFilterForm } from "../event-lists/event-filter-form.tsx";
import {
  filteredAddress,
  filtersAsQuery,
  isFiltered,
  type readFilters,
} from "../event-lists/event-filters.ts";
import { filterChoices } from "../event-lists/filter-choices.ts";
import { findAlternatives } from "../event-lists/find-alternatives.server.ts";
import { readCursors } from "../event-lists/list-cursors.ts";
import { NoResults } from "../event-lists/no-results.tsx";
import { OwnCampus } from "../event-lists/own-campus.tsx";
import { readSearch } from "../event-lists/read-search.ts";
import { readSort } from "../event-lists/read-sort.ts";
import { RecommendedEvents, recommendedShown } from "../event-lists/recommended-events.tsx";
import { ResultHeading } from "../event-lists/result-heading.tsx";
import { Subscribe } from "../feeds/subscribe.tsx";
import { pageContext } from "../rendering/page-context.server.ts";
import { PageHead } from "../seo/page-head.tsx";
import type { HeaderHandle } from "../shell/header-state.ts";
import type { Route } from "./+types/home.ts";
import styles from "./home.module.css";

/** Home begins with little of each; more is shown in place. What was looked for is shown at once. */
const [upcomingShown, pastShown] = [4, 2];

export const handle: HeaderHandle = { header: "selection" };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { platform, language } = context.get(pageContext);
  const { db, clock } = platform;
  const now = clock.now();
  const today = tokyoDate(now);
  const { searchParams } = new URL(request.url);
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
  const [listed, found, recommended, past, referenceData, targetedUniversityIds] = await Promise.all([
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
  ]);
  const shown = recommended.slice(0, recommendedShown);
  const ids = [listed.rows, shown.map(({ id }) => id), past?.rows ?? []];
  const read = await readCards(platform, language, [...new Set(ids.flat())]);
  const [marked, alternatives, corrections] = await Promise.all([
    markMatches(platform, language, filters.q, read),
    listed.rows.length > 0 ? null : findAlternatives(platform, language, filters, { span, now }),
    countCorrections(db, filters, { span, now }),
  ]);
  const cards = new Map(marked.map((card) => [card.id, card]));
  const cardsOf = (listed: number[]) => listed.flatMap((id) => cards.get(id) ?? []);
  dependOnMoment(startOfDate(addDays(today, 1)));
  return {
    now: now.getTime(),
    filters,
    taken,
    sort,
    span,
    cursor,
    found,
    query: filtersAsQuery({ ...dated, sort }),
    pastQuery: filtersAsQuery(pastFilters),
    listed: { events: cardsOf(listed.rows), nextCursor: listed.nextCursor },
    recommended: shown.flatMap(({ id, reason }) => cardsOf([id]).map((event) => ({ event, reason }))),
    past: past && { events: cardsOf(past.rows), nextCursor: past.nextCursor },
    alternatives,
    corrections,
    choices: filterChoices(referenceData, language, filters),
    targetedUniversityIds,
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { now, filters, sort, span, cursor, found, choices, recommended, past, query, pastQuery } =
    loaderData;
  const list = { call: span === "past" ? ("GET /events/past_events" as const) : ("GET /events" as const) };
  const listed = useEventsForCurrentUser(loaderData.listed, list, loaderData.targetedUniversityIds, {
    ...query,
    ...(cursor && { cursor }),
  });
  const hasFilters = isFiltered(filters);
  const language = useLanguage();
  const described = describeFilters(filters, choices, t, language);
  const names = filtersInWords(filters, choices, t, language);
  const isWelcome = useLocation().pathname === "/home";
  return (
    <div className={styles.page}>
      <PageHead
        title={names ? t("filter.title", { filters: names }) : t("home.page_title")}
        description={t("home.lead")}
        isHidden={isWelcome}
      />
      <RefusedPageNote />
      <div className={styles.search}>
        {isWelcome ? <WelcomeText /> : <h1>{t("home.title")}</h1>}
        <EventFilterForm
          filters={filters}
          choices={choices}
          hasSorts
          sort={sort}
          found={listed.total ?? found}
          taken={loaderData.taken}
        />
      </div>
      {(!hasFilters || listed.events.length === 0) && <OwnCampus now={now} />}
      {!hasFilters && <RecommendedEvents first={recommended} now={now} />}
      <section aria-labelledby="upcoming">
        <ResultHeading
          id="upcoming"
          count={hasFilters ? (listed.total ?? found) : null}
          calendar={filteredAddress("/calendar", withoutDays(filters))}
          action={span === "upcoming" && <SaveSearch filters={filters} />}
        >
          {t(span === "past" ? "home.past" : "home.upcoming")}
        </ResultHeading>
        <DidYouMean corrections={loaderData.corrections} filters={filters} />
        {listed.events.length === 0 ? (
          <NoResults
            text={hasFilters ? "home.none_filtered" : "home.none"}
            filters={described}
            alternatives={loaderData.alternatives}
            now={now}
          />
        ) : (
          <EventList
            key={JSON.stringify(query)}
            first={listed}
            more={list}
            filters={query}
            isInSight={hasFilters || recommended.length === 0}
            now={now}
          />
        )}
      </section>
      <Subscribe filters={filters} />
      {past && past.events.length > 0 && (
        <section aria-labelledby="past">
          <h2 id="past">{t("home.past")}</h2>
          <EventList
            key={JSON.stringify(pastQuery)}
            first={past}
            more={{ call: "GET /events/past_events" }}
            filters={pastQuery}
            cursorName="past_cursor"
            now={now}
          />
        </section>
      )}
      <section className={styles.about}>
        <p>{t("home.lead")}</p>
        <p className={styles.note}>{t("home.served")}</p>
        <p>
          <Link to="/static/about_tsudoi">{t("home.about")}</Link>
        </p>
      </section>
    </div>
  );
}

const withoutDays = ({ when, from, to, ...filters }: ReturnType<typeof readFilters>) => filters;

/** Says why one is here who wanted a page that their account may not see. */
function RefusedPageNote() {
  const t = useTexts();
  const [search] = useSearchParams();
  const { user } = useCurrentUser();
  return user && search.has("redirect_to") ? <Bar kind="note">{t("home.no_role")}</Bar> : null;
}

import { useLocation, useSearchParams } from "react-router";
import { useCurrentUser } from "../../features/accounts/accounts.public.ts";
import { EventList, eventsPerPage, useEventsForCurrentUser } from "../../features/events/events.public.ts";
import {
  countEvents,
  listEventIds,
  readCards,
  recommendEvents,
  universitiesWithTargetedEvents,
} from "../../features/events/events.server.ts";
import { findReferenceData } from "../../features/reference-data/reference-data.server.ts";
import { ButtonLink } from "../../ui/base/button.tsx";
import { Bar } from "../../ui/feedback/bar.tsx";
import { useTexts } from "../../ui/texts/texts.tsx";
import { WelcomeText } from "../content/welcome-text.tsx";
import { EventFilterForm, filterChoices } from "../event-lists/event-filter-form.tsx";
import { filtersAsQuery, readFilters } from "../event-lists/event-filters.ts";
import { filterNames } from "../event-lists/filter-names.ts";
import { readCursors } from "../event-lists/list-cursors.ts";
import { RecommendedEvents, recommendedShown } from "../event-lists/recommended-events.tsx";
import { countShown, ResultHeading } from "../event-lists/result-heading.tsx";
import { SubscribeLinks } from "../feeds/subscribe-links.tsx";
import { pageContext } from "../rendering/page-context.server.ts";
import { PageHead } from "../seo/page-head.tsx";
import type { HeaderHandle } from "../shell/header-state.ts";
import type { Route } from "./+types/home.ts";
import styles from "./home.module.css";

const pastShown = 6;

export const handle: HeaderHandle = { header: "selection" };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { platform, language } = context.get(pageContext);
  const { db, clock } = platform;
  const now = clock.now();
  const { searchParams } = new URL(request.url);
  const filters = readFilters(searchParams);
  const { cursor, past_cursor } = readCursors(searchParams);
  const shared = { now, viewerUniversityId: null };
  const isFiltered = Object.keys(filters).length > 0;
  const [upcoming, found, recommended, past, referenceData, targetedUniversityIds] = await Promise.all([
    listEventIds(db, { ...shared, span: "upcoming", filters: { ...filters, cursor, limit: eventsPerPage } }),
    isFiltered ? countEvents(db, { ...shared, span: "upcoming", filters }) : null,
    isFiltered ? [] : recommendEvents(db, { userId: null, now }),
    listEventIds(db, { ...shared, span: "past", filters: { cursor: past_cursor, limit: pastShown } }),
    findReferenceData(db, language),
    universitiesWithTargetedEvents(db, now),
  ]);
  const shown = recommended.slice(0, recommendedShown);
  const ids = [upcoming.rows, shown.map(({ id }) => id), past.rows];
  const cards = new Map(
    (await readCards(platform, language, [...new Set(ids.flat())])).map((card) => [card.id, card]),
  );
  const cardsOf = (listed: number[]) => listed.flatMap((id) => cards.get(id) ?? []);
  return {
    now: now.getTime(),
    filters,
    cursor,
    found,
    upcoming: { events: cardsOf(upcoming.rows), nextCursor: upcoming.nextCursor },
    recommended: shown.flatMap(({ id, reason }) => cardsOf([id]).map((event) => ({ event, reason }))),
    past: { events: cardsOf(past.rows), nextCursor: past.nextCursor },
    choices: filterChoices(referenceData, language),
    targetedUniversityIds,
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { now, filters, cursor, found, choices, recommended, past, targetedUniversityIds } = loaderData;
  const query = filtersAsQuery(filters);
  const upcoming = useEventsForCurrentUser(
    loaderData.upcoming,
    { call: "GET /events" },
    targetedUniversityIds,
    {
      ...query,
      ...(cursor && { cursor }),
    },
  );
  const isFiltered = Object.keys(filters).length > 0;
  const names = filterNames(filters, choices, t);
  const isWelcome = useLocation().pathname === "/home";
  return (
    <div className={styles.page}>
      <PageHead
        title={names ? t("filter.title", { filters: names }) : t("home.page_title")}
        description={t("home.lead")}
        isHidden={isWelcome}
      />
      <RefusedPageNote />
      {isWelcome ? (
        <WelcomeText />
      ) : (
        <section className={styles.hero}>
          <h1>{t("home.title")}</h1>
          <p>{t("home.lead")}</p>
          <p className={styles.note}>{t("home.served")}</p>
        </section>
      )}
      <EventFilterForm filters={filters} choices={choices} />
      {!isFiltered && <RecommendedEvents first={recommended} now={now} />}
      <section aria-labelledby="upcoming">
        <ResultHeading id="upcoming" count={isFiltered ? countShown(upcoming, found) : null}>
          {t("home.upcoming")}
        </ResultHeading>
        {upcoming.events.length === 0 ? (
          <div className={styles.empty}>
            <p>{t(isFiltered ? "home.none_filtered" : "home.none")}</p>
            <ButtonLink to="/" look="quiet">
              {t("home.see_all")}
            </ButtonLink>
          </div>
        ) : (
          <EventList
            key={JSON.stringify(filters)}
            first={upcoming}
            more={{ call: "GET /events" }}
            filters={query}
            now={now}
          />
        )}
        <SubscribeLinks filters={filters} />
      </section>
      {past.events.length > 0 && (
        <section aria-labelledby="past">
          <h2 id="past">{t("home.past")}</h2>
          <EventList
            first={past}
            more={{ call: "GET /events/past_events" }}
            cursorName="past_cursor"
            now={now}
          />
        </section>
      )}
    </div>
  );
}

/** Says why one is here who wanted a page that their account may not see. */
function RefusedPageNote() {
  const t = useTexts();
  const [search] = useSearchParams();
  const { user } = useCurrentUser();
  return user && search.has("redirect_to") ? <Bar kind="note">{t("home.no_role")}</Bar> : null;
}

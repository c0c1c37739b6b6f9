import { useLocation, useSearchParams } from "react-router";
import { useSignedInUser } from "../../../features/accounts/accounts.public.ts";
import { SaveSearch } from "../../../features/bookmarks/bookmarks.public.ts";
import { EventList, useEventsForCurrentUser } from "../../../features/events/events.public.ts";
import { Link } from "../../../ui/base/link.tsx";
import { Bar } from "../../../ui/feedback/bar.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { WelcomeText } from "../../content/welcome-text.tsx";
import { describeFilters, formatFilters } from "../../event-lists/filters/describe-filters.ts";
import { EventFilterForm } from "../../event-lists/filters/event-filter-form.tsx";
import { filteredAddress, isFiltered, type readFilters } from "../../event-lists/filters/event-filters.ts";
import { useFilterChoices } from "../../event-lists/filters/use-filter-choices.ts";
import { loadHome } from "../../event-lists/home/load-home.server.ts";
import { MyCampus } from "../../event-lists/home/my-campus.tsx";
import { RecommendedEvents } from "../../event-lists/home/recommended-events.tsx";
import { DidYouMean } from "../../event-lists/search/did-you-mean.tsx";
import { NoResults } from "../../event-lists/search/no-results.tsx";
import { ResultHeading } from "../../event-lists/search/result-heading.tsx";
import { Subscribe } from "../../feeds/subscribe.tsx";
import { Fold } from "../../rendering/first-frame/fold.tsx";
import { pageContext } from "../../rendering/page-context.server.ts";
import { PageHead } from "../../seo/page-head.tsx";
import type { HeaderHandle } from "../../shell/header/header-state.ts";
import type { Route } from "./+types/home";
import styles from "./home.module.css";

export const handle: HeaderHandle = { header: "selection" };

export function loader({ request, context }: Route.LoaderArgs) {
  return loadHome(context.get(pageContext), new URL(request.url).searchParams);
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { now, filters, sort, span, cursor, found, recommended, past, query, pastQuery } = loaderData;
  const list = { call: span === "past" ? ("GET /events/past_events" as const) : ("GET /events" as const) };
  const listed = useEventsForCurrentUser(loaderData.listed, list, loaderData.targetedUniversityIds, {
    ...query,
    ...(cursor && { cursor }),
  });
  const choices = useFilterChoices(loaderData.choices);
  const hasFilters = isFiltered(filters);
  const language = useLanguage();
  const described = describeFilters(filters, choices, t, language);
  const names = formatFilters(filters, choices, t, language);
  const { pathname } = useLocation();
  const isWelcome = pathname === "/home";
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
      {(!hasFilters || listed.events.length === 0) && <MyCampus now={now} />}
      {!hasFilters && <RecommendedEvents first={recommended} now={now} />}
      {!hasFilters && <Fold />}
      <section aria-labelledby="upcoming">
        <ResultHeading
          id="upcoming"
          count={hasFilters ? (listed.total ?? found) : null}
          calendar={filteredAddress("/calendar", withoutDays(filters))}
          action={span === "upcoming" && <SaveSearch filters={filters} />}
        >
          {t(span === "past" ? "home.past" : "home.upcoming")}
        </ResultHeading>
        <DidYouMean
          corrections={loaderData.corrections}
          addressOf={(q) => filteredAddress(pathname, { ...filters, q })}
        />
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
  const user = useSignedInUser();
  return user && search.has("redirect_to") ? <Bar kind="note">{t("home.no_role")}</Bar> : null;
}

import { useEffect } from "react";
import { data, redirect } from "react-router";
import { EventList, useEventsForCurrentUser } from "../../../features/events/events.public.ts";
import { findUniversityByName } from "../../../features/reference-data/reference-data.server.ts";
import { nameIn } from "../../../shared/languages/name-in.ts";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { formatFilters } from "../../event-lists/filters/describe-filters.ts";
import { EventFilterForm } from "../../event-lists/filters/event-filter-form.tsx";
import { filteredAddress, isFiltered } from "../../event-lists/filters/event-filters.ts";
import { DidYouMean } from "../../event-lists/search/did-you-mean.tsx";
import { NoResults } from "../../event-lists/search/no-results.tsx";
import { ResultHeading } from "../../event-lists/search/result-heading.tsx";
import { loadUniversityPage } from "../../event-lists/university/load-university-page.server.ts";
import { Subscribe } from "../../feeds/subscribe.tsx";
import { pageContext } from "../../rendering/page-context.server.ts";
import { PageHead } from "../../seo/page-head.tsx";
import { rememberUniversity } from "../../shell/header/current-university.ts";
import type { HeaderHandle } from "../../shell/header/header-state.ts";
import type { Route } from "./+types/university";
import styles from "./home.module.css";

export const handle: HeaderHandle = { header: "university" };

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { search, searchParams } = new URL(request.url);
  const university = await findUniversityByName(page.platform.db, params.universityName);
  if (!university) throw data(null, 404);
  const { snake_name: name } = university;
  if (params.universityName !== name) throw redirect(`/u/${encodeURIComponent(name)}${search}`, 301);
  return loadUniversityPage(page, university, searchParams);
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

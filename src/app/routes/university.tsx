import { useEffect } from "react";
import { data, redirect } from "react-router";
import { EventList, eventsPerPage, useEventsForCurrentUser } from "../../features/events/events.public.ts";
import {
  countEvents,
  listEventIds,
  readCards,
  universitiesWithTargetedEvents,
} from "../../features/events/events.server.ts";
import {
  findReferenceData,
  findUniversityByName,
} from "../../features/reference-data/reference-data.server.ts";
import { nameIn } from "../../shared/name-in.ts";
import { ButtonLink } from "../../ui/base/button.tsx";
import { useLanguage, useTexts } from "../../ui/texts/texts.tsx";
import { EventFilterForm, filterChoices } from "../event-lists/event-filter-form.tsx";
import { filtersAsQuery, readFilters } from "../event-lists/event-filters.ts";
import { filterNames } from "../event-lists/filter-names.ts";
import { readCursors } from "../event-lists/list-cursors.ts";
import { countShown, ResultHeading } from "../event-lists/result-heading.tsx";
import { SubscribeLinks } from "../feeds/subscribe-links.tsx";
import { pageContext } from "../rendering/page-context.server.ts";
import { PageHead } from "../seo/page-head.tsx";
import { rememberUniversity } from "../shell/current-university.ts";
import type { HeaderHandle } from "../shell/header-state.ts";
import type { Route } from "./+types/university.ts";
import styles from "./home.module.css";

const pastShown = 6;

export const handle: HeaderHandle = { header: "university" };

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { platform, language } = context.get(pageContext);
  const { db, clock } = platform;
  const university = await findUniversityByName(db, params.universityName);
  if (!university) throw data(null, 404);
  const { snake_name: name } = university;
  if (params.universityName !== name)
    throw redirect(`/u/${encodeURIComponent(name)}${new URL(request.url).search}`, 301);
  const now = clock.now();
  const { searchParams } = new URL(request.url);
  const { cursor, own_cursor, past_cursor } = readCursors(searchParams);
  const { language_id, event_purpose_id } = readFilters(searchParams);
  const filters = { ...(language_id && { language_id }), ...(event_purpose_id && { event_purpose_id }) };
  const list = async (
    which: "own" | "near" | "both",
    span: "upcoming" | "past",
    query: Parameters<typeof listEventIds>[1]["filters"],
  ) => {
    const around = { university, which };
    const found = await listEventIds(db, { span, around, filters: query, viewerUniversityId: null, now });
    const events = await readCards(platform, language, found.rows);
    return { events, nextCursor: found.nextCursor };
  };
  const around = { university, which: "near" as const };
  const isFiltered = Object.keys(filters).length > 0;
  const [own, near, found, past, referenceData, targetedUniversityIds] = await Promise.all([
    list("own", "upcoming", { cursor: own_cursor, limit: eventsPerPage }),
    list("near", "upcoming", { ...filters, cursor, limit: eventsPerPage }),
    isFiltered ? countEvents(db, { span: "upcoming", around, filters, viewerUniversityId: null, now }) : null,
    list("both", "past", { cursor: past_cursor, limit: pastShown }),
    findReferenceData(db, language),
    universitiesWithTargetedEvents(db, now),
  ]);
  const { language_id: languages, event_purpose_id: purposes } = filterChoices(referenceData, language);
  return {
    university,
    now: now.getTime(),
    filters,
    cursors: { own: own_cursor, near: cursor },
    found,
    own,
    near,
    past,
    choices: { language_id: languages, event_purpose_id: purposes },
    targetedUniversityIds,
  };
}

export default function UniversityTop({ loaderData }: Route.ComponentProps) {
  const { university, now, filters, cursors, found, past, choices, targetedUniversityIds } = loaderData;
  const t = useTexts();
  const language = useLanguage();
  const name = nameIn(university, language);
  const params = { name: university.snake_name };
  const ofUniversity = { call: "GET /events/university_all_events/{name}", ...params } as const;
  const nearUniversity = { call: "GET /events/university_near_events/{name}", ...params } as const;
  const query = filtersAsQuery(filters);
  const own = useEventsForCurrentUser(loaderData.own, ofUniversity, targetedUniversityIds, from(cursors.own));
  const near = useEventsForCurrentUser(loaderData.near, nearUniversity, targetedUniversityIds, {
    ...query,
    ...from(cursors.near),
  });
  const isFiltered = Object.keys(filters).length > 0;
  const names = filterNames(filters, choices, t, name);
  useEffect(() => rememberUniversity(university), [university]);
  return (
    <div className={styles.page} key={university.id}>
      <PageHead
        title={names ? t("filter.title", { filters: names }) : name}
        description={t("university.lead", { name })}
      />
      <section className={styles.hero}>
        <h1>{name}</h1>
        <p>{t("university.lead", { name })}</p>
      </section>
      <section aria-labelledby="own">
        <h2 id="own">{t("university.events")}</h2>
        {own.events.length === 0 ? (
          <div className={styles.empty}>
            <p>{t("university.none")}</p>
            <ButtonLink to="/" look="quiet">
              {t("home.see_all")}
            </ButtonLink>
          </div>
        ) : (
          <EventList first={own} more={ofUniversity} cursorName="own_cursor" now={now} />
        )}
        <SubscribeLinks filters={{}} university={university.snake_name} />
      </section>
      <section aria-labelledby="near">
        <ResultHeading id="near" count={isFiltered ? countShown(near, found) : null}>
          {t("university.near")}
        </ResultHeading>
        {(isFiltered || near.events.length > 0) && (
          <EventFilterForm filters={filters} choices={choices} hasWords={false} />
        )}
        {near.events.length === 0 ? (
          <p>{t(isFiltered ? "university.near_none_filtered" : "university.near_none")}</p>
        ) : (
          <EventList
            key={JSON.stringify(filters)}
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
            first={past}
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

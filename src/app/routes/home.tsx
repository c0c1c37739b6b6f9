import { Form, Link, useSubmit } from "react-router";
import { listEvents, presentEvent, recommendEvents } from "../../features/events/door.server.ts";
import { cardData, EventCard, EventList, eventsPerPage } from "../../features/events/door.ts";
import { allMasters } from "../../features/masters/door.server.ts";
import { ButtonLink } from "../../ui/base/button.tsx";
import { SelectField, TextField } from "../../ui/forms/field.tsx";
import { useTexts } from "../../ui/texts/texts.tsx";
import { type EventFilters, readFilters } from "../event-filters.ts";
import { pageContext } from "../page-context.server.ts";
import { PageHead } from "../seo/page-head.tsx";
import type { Route } from "./+types/home.ts";
import styles from "./home.module.css";

const pastShown = 6;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { platform, language } = context.get(pageContext);
  const { db, clock } = platform;
  const now = clock.now();
  const filters = readFilters(new URL(request.url).searchParams);
  const shared = { now, viewerUniversityId: null };
  const [upcoming, recommended, past, masters] = await Promise.all([
    listEvents(db, { ...shared, span: "upcoming", filters: { ...filters, limit: eventsPerPage } }),
    recommendEvents(db, { userId: null, now }),
    listEvents(db, { ...shared, span: "past", filters: { limit: pastShown } }),
    allMasters(db, language),
  ]);
  const card = (row: (typeof upcoming.rows)[number]) =>
    cardData(presentEvent(row, { platform, language }), language);
  return {
    now: now.getTime(),
    filters,
    upcoming: { events: upcoming.rows.map(card), nextCursor: upcoming.nextCursor },
    recommended: recommended.slice(0, 6).map(({ event, reason }) => ({ event: card(event), reason })),
    past: { events: past.rows.map(card), nextCursor: past.nextCursor },
    prefectures: masters.prefectures.map(({ id, name }) => ({ id, name })),
    purposes: masters.event_purposes.map(({ id, name }) => ({ id, name })),
    languages: masters.languages
      .filter((one) => one.is_commonly_used)
      .map(({ id, name_ja, name_en }) => ({ id, name: language === "ja" ? name_ja : name_en })),
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { now, filters, upcoming, recommended, past } = loaderData;
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <div className={styles.page}>
      <PageHead title={t("home.page_title")} description={t("home.lead")} />
      <section className={styles.hero}>
        <h1>{t("home.title")}</h1>
        <p>{t("home.lead")}</p>
        <p className={styles.note}>{t("home.served")}</p>
      </section>
      {!isFiltered && recommended.length > 0 && (
        <section aria-labelledby="recommended">
          <h2 id="recommended">{t("home.recommended")}</h2>
          <ul className={styles.row}>
            {recommended.map(({ event, reason }) => (
              <li key={event.id}>
                <EventCard event={event} now={now} reason={reason} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="upcoming">
        <h2 id="upcoming">{t("home.upcoming")}</h2>
        <Filters {...loaderData} />
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
            filters={asQuery(filters)}
            now={now}
          />
        )}
      </section>
      {!isFiltered && past.events.length > 0 && (
        <section aria-labelledby="past">
          <h2 id="past">{t("home.past")}</h2>
          <EventList first={past} more={{ call: "GET /events/past_events" }} now={now} />
        </section>
      )}
    </div>
  );
}

const asQuery = (filters: EventFilters) =>
  Object.fromEntries(Object.entries(filters).map(([key, value]) => [key, String(value)]));

/** Plain GET, so that a link carries the filters, back works, and no JavaScript is needed. */
function Filters({ filters, prefectures, languages, purposes }: Route.ComponentProps["loaderData"]) {
  const t = useTexts();
  const submit = useSubmit();
  const selects = [
    ["prefecture_id", "filter.prefecture", prefectures],
    ["language_id", "filter.spoken_language", languages],
    ["event_purpose_id", "filter.purpose", purposes],
  ] as const;
  return (
    <Form role="search" className={styles.filters} key={JSON.stringify(filters)}>
      <TextField
        label={t("filter.words")}
        name="q"
        type="search"
        defaultValue={filters.q ?? ""}
        maxLength={200}
      />
      {selects.map(([name, label, rows]) => (
        <SelectField
          key={name}
          label={t(label)}
          name={name}
          defaultValue={filters[name] ?? ""}
          onChange={(event) => submit(event.currentTarget.form, { preventScrollReset: true })}
        >
          <option value="">{t("filter.any")}</option>
          {rows.map(({ id, name: text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </SelectField>
      ))}
      <div className={styles.filterButtons}>
        <button type="submit" className={styles.search}>
          {t("filter.search")}
        </button>
        {Object.keys(filters).length > 0 && <Link to="/">{t("filter.clear")}</Link>}
      </div>
    </Form>
  );
}

import { data } from "react-router";
import { formatMonth, useHasTargetedEvents } from "../../../features/events/events.public.ts";
import {
  calendarMonths,
  isCalendarMonth,
  listCalendarDays,
  universitiesWithTargetedEvents,
} from "../../../features/events/events.server.ts";
import { findRecognisingUniversities } from "../../../features/organizations/organizations.server.ts";
import { findReferenceData } from "../../../features/reference-data/reference-data.server.ts";
import { dependOnMoment } from "../../../platform/cache/read-dependencies.server.ts";
import { onPages } from "../../../shared/languages/readers/text-reader.ts";
import { addDays, startOfDate, tokyoDate } from "../../../shared/time/tokyo-date.ts";
import { addMonths, isMonth } from "../../../shared/time/tokyo-month.ts";
import { Link } from "../../../ui/base/link.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { MonthAgenda } from "../../calendar/month-agenda.tsx";
import { MonthGrid } from "../../calendar/month-grid.tsx";
import { MonthHeading } from "../../calendar/month-heading.tsx";
import { useDaysForCurrentUser } from "../../calendar/use-days-for-current-user.ts";
import { formatFilters } from "../../event-lists/filters/describe-filters.ts";
import { EventFilterForm } from "../../event-lists/filters/event-filter-form.tsx";
import { filteredAddress, filtersAsQuery } from "../../event-lists/filters/event-filters.ts";
import { filterChoices } from "../../event-lists/filters/filter-choices.ts";
import { countCorrections } from "../../event-lists/search/count-corrections.server.ts";
import { DidYouMean } from "../../event-lists/search/did-you-mean.tsx";
import { readSearch } from "../../event-lists/search/read-search.ts";
import { Subscribe } from "../../feeds/subscribe.tsx";
import { pageContext } from "../../rendering/page-context.server.ts";
import { PageHead } from "../../seo/page-head.tsx";
import type { HeaderHandle } from "../../shell/header/header-state.ts";
import type { Route } from "./+types/calendar";
import styles from "./calendar.module.css";

export const handle: HeaderHandle = { header: "selection" };

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { platform, language } = page;
  const { db, clock } = platform;
  const now = clock.now();
  const today = tokyoDate(now);
  const { searchParams } = new URL(request.url);
  // The month says which days.
  const { filters: asked, taken } = readSearch(searchParams);
  const { when, from, to, ...filters } = asked;
  const months = calendarMonths(now);
  const named = searchParams.get("month") ?? "";
  const month = isMonth(named) ? named : months.current;
  const isThere = isCalendarMonth(month, now);
  dependOnMoment(startOfDate(addDays(today, 1)));
  const ofMonth = { ...filters, from: `${month}-01`, to: addDays(`${addMonths(month, 1)}-01`, -1) };
  const [days, corrections, referenceData, targetedUniversityIds, recognising] = await Promise.all([
    isThere
      ? listCalendarDays(db, { month, filters, reader: onPages(page), viewerUniversityId: null, now })
      : [],
    isThere
      ? countCorrections(db, ofMonth, [
          { span: "past", now },
          { span: "upcoming", now },
        ])
      : [],
    findReferenceData(db, language),
    universitiesWithTargetedEvents(db, now),
    findRecognisingUniversities(db, now),
  ]);
  const choices = filterChoices(referenceData, language, filters, recognising);
  return data(
    { today, month, months, isThere, filters, taken, days, corrections, choices, targetedUniversityIds },
    isThere ? 200 : 404,
  );
}

export default function Calendar({ loaderData }: Route.ComponentProps) {
  const { today, month, months, isThere, filters, choices, targetedUniversityIds } = loaderData;
  const t = useTexts();
  const language = useLanguage();
  const asked = useHasTargetedEvents(targetedUniversityIds) && isThere ? month : null;
  const days = useDaysForCurrentUser(loaderData.days, asked, filtersAsQuery(filters));
  const name = formatMonth(month, language);
  const names = formatFilters(filters, choices, t, language, name);
  const isCurrent = month === months.current;
  const shown = { today, days, filters, choices };
  return (
    <div className={styles.page}>
      <PageHead
        title={t("calendar.of", { month: names ?? name })}
        description={t("home.lead")}
        isHidden={!isThere}
      />
      <div className={styles.search}>
        <h1>{t("calendar.title")}</h1>
        <EventFilterForm
          taken={loaderData.taken}
          filters={filters}
          choices={choices}
          hasDays={false}
          others={isCurrent ? {} : { month }}
        />
      </div>
      {isThere ? (
        <section className={styles.month} aria-labelledby="month">
          <DidYouMean
            corrections={loaderData.corrections}
            addressOf={(q) => filteredAddress("/calendar", { ...filters, q }, isCurrent ? {} : { month })}
          />
          <MonthHeading month={month} months={months} filters={filters} days={days} />
          <MonthGrid key={month} month={month} months={months} {...shown} />
          <MonthAgenda {...shown} />
        </section>
      ) : (
        <section className={styles.outside}>
          <p>
            {t("calendar.outside", {
              first: formatMonth(months.first, language),
              last: formatMonth(months.last, language),
            })}
          </p>
          <Link to={filteredAddress("/calendar", filters)}>{t("calendar.this_month")}</Link>
        </section>
      )}
      <Subscribe filters={filters} />
    </div>
  );
}

import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import {
  isRouteErrorResponse,
  type ShouldRevalidateFunctionArgs,
  useParams,
  useRevalidator,
  useSearchParams,
} from "react-router";
import { useCurrentUser } from "../../../features/accounts/accounts.public.ts";
import type { LanguageEvent } from "../../../features/events/events.contract.ts";
import { hasBegun, textAt, wholeEvent } from "../../../features/events/events.public.ts";
import { countsToFill, showEventToFill, sparseEvent } from "../../../features/events/events.server.ts";
import { linksOf } from "../../../features/organizations/organizations.public.ts";
import {
  presentOrganizationSummary,
  readOrganizationSummaries,
  showOrganizationToVisitors,
} from "../../../features/organizations/organizations.server.ts";
import { findLanguages } from "../../../features/reference-data/reference-data.server.ts";
import { dependOnMoment } from "../../../platform/cache/read-dependencies.server.ts";
import { addDays, startOfDate, tokyoDate } from "../../../shared/time/tokyo-date.ts";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { EventHosts } from "../../event/event-hosts.tsx";
import { EventView } from "../../event/event-view.tsx";
import { foundEvent } from "../../event/found-event.ts";
import { priorityNotice } from "../../event/priority-notice.server.ts";
import { RelatedWhenNear } from "../../event/related-when-near.tsx";
import { renderDescriptions } from "../../event/render-descriptions.server.tsx";
import { pageContext } from "../../rendering/page-context.server.ts";
import { summaryOf } from "../../seo/describe-event.ts";
import { EventJsonLd } from "../../seo/event-json-ld.tsx";
import { PageHead } from "../../seo/page-head.tsx";
import { ErrorPage } from "../../shell/error-page.tsx";
import type { Route } from "./+types/event";

const ManagedEvent = lazy(() => import("../../event/managed-event.tsx"));

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { platform, language } = page;
  const event = foundEvent(await showEventToFill(platform, language, params.eventId));
  page.toFill = countsToFill(event);
  const now = platform.clock.now();
  // Deadlines are told by days and years: with "today" and "tomorrow" before the event, and afterwards with the year of a former one.
  const today = tokyoDate(now);
  const isAhead = !hasBegun(new Date(event.start_at), now);
  dependOnMoment(startOfDate(isAhead ? addDays(today, 1) : `${Number(today.slice(0, 4)) + 1}-01-01`));
  const [owner, hosts, languages, priority] = await Promise.all([
    showOrganizationToVisitors(platform, language, String(event.owner_organization_id)),
    readOrganizationSummaries(
      platform.db,
      event.organizations.map(({ id }) => id),
    ),
    findLanguages(platform.db),
    priorityNotice(platform, language, event),
  ]);
  const isOfTexts = ({ id }: { id: number }) =>
    event.language_events.some(({ language_id }) => language_id === id);
  return {
    event: sparseEvent({ ...event, language_events: event.language_events.map(withoutDescription) }),
    priority,
    links: owner && linksOf(owner),
    hosts: hosts.map((row) => presentOrganizationSummary(row, { language, settings: platform.settings })),
    languages: languages.filter(isOfTexts).map(({ id, name_ja, name_en }) => ({ id, name_ja, name_en })),
    summaries: Object.fromEntries(event.language_events.map((text) => [text.id, summaryOf(text)])),
    descriptions: renderDescriptions(page, event, new URL(request.url).searchParams),
    now: now.getTime(),
    publicUrl: platform.settings.publicUrl,
  };
}

/** It is sent as its page shows it. */
const withoutDescription = (text: LanguageEvent) => ({ ...text, discription: "" });

/** Another of its texts is there already. */
export function shouldRevalidate(navigation: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = navigation;
  const isOtherText =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.searchParams.get("text") !== nextUrl.searchParams.get("text");
  return !isOtherText && defaultShouldRevalidate;
}

export default function EventPage({ loaderData }: Route.ComponentProps) {
  const {
    event: sent,
    priority,
    summaries,
    descriptions,
    links,
    hosts,
    languages,
    now,
    publicUrl,
  } = loaderData;
  const event = useMemo(() => wholeEvent(sent), [sent]);
  const t = useTexts();
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [search] = useSearchParams();
  const text = textAt(event.language_events, search, language);
  const picture = event.thumbnail_url ?? `${publicUrl}/events/${event.id}/picture/${language}.png`;
  const justApplied = useJustApplied(event.id);
  return (
    <>
      <PageHead
        title={text.title}
        description={summaries[text.id] || t("home.lead")}
        image={{ url: new URL(picture, publicUrl).href, alt: text.title }}
        type="article"
      />
      <EventJsonLd
        event={event}
        text={text}
        description={summaries[text.id]}
        image={new URL(picture, publicUrl).href}
        publicUrl={publicUrl}
        now={now}
      />
      <EventView
        event={event}
        priority={priority}
        justApplied={justApplied}
        languages={languages}
        descriptions={descriptions}
        now={now}
        onChanged={revalidate}
      >
        <EventHosts hosts={hosts} links={links} onFollowed={revalidate} />
        <RelatedWhenNear key={event.id} eventId={event.id} />
      </EventView>
    </>
  );
}

/** Those who manage an event see it also while it is not public. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { eventId } = useParams();
  const { user } = useCurrentUser();
  if (!user || !isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage />;
  return (
    <Suspense fallback={<ErrorPage />}>
      <ManagedEvent eventId={Number(eventId)} userId={user.id} />
    </Suspense>
  );
}

/** Outcome of applying; the address says it once, so that a reload does not say it again. */
function useJustApplied(eventId: number): string | null {
  const [said, setSaid] = useState<{ eventId: number; outcome: string } | null>(null);
  const [search, setSearch] = useSearchParams();
  const outcome = search.get("just_applied");
  useEffect(() => {
    if (outcome === null) return;
    setSaid({ eventId, outcome });
    setSearch(
      (before) => {
        before.delete("just_applied");
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [outcome, eventId, setSearch]);
  return said?.eventId === eventId ? said.outcome : null;
}

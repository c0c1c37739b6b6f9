import { Suspense, useMemo } from "react";
import { isRouteErrorResponse, useParams, useRevalidator, useSearchParams } from "react-router";
import { useSignedInUser } from "../../../features/accounts/accounts.public.ts";
import {
  hasBegun,
  readerText,
  shownText,
  timesOf,
  wholeEvent,
} from "../../../features/events/events.public.ts";
import {
  countsToFill,
  showEventToFill,
  showRuby,
  sparseEvent,
} from "../../../features/events/events.server.ts";
import { EventQuestions, inquiriesEndAt } from "../../../features/inquiries/inquiries.public.ts";
import { showPublishedInquiries } from "../../../features/inquiries/inquiries.server.ts";
import { linksOf } from "../../../features/organizations/organizations.public.ts";
import {
  presentOrganizationSummary,
  readOrganizationSummaries,
} from "../../../features/organizations/organizations.server.ts";
import { findLanguages } from "../../../features/reference-data/reference-data.server.ts";
import { dependOnMoment } from "../../../platform/cache/read-dependencies.server.ts";
import type { Catalogue } from "../../../shared/languages/catalogues/catalogues.ts";
import { bareLanguage } from "../../../shared/languages/languages.ts";
import { asReader } from "../../../shared/languages/readers/text-reader.ts";
import { addDays, startOfDate, tokyoDate } from "../../../shared/time/tokyo-date.ts";
import { lazyPart } from "../../../ui/base/lazy-part.ts";
import { useReader } from "../../../ui/texts/reader.tsx";
import { loadLayoutTexts, TextLayout } from "../../../ui/texts/text-layout.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { EventHosts } from "../../event/event-hosts.tsx";
import { EventView } from "../../event/event-view.tsx";
import { foundEvent } from "../../event/found-event.ts";
import { priorityNotice } from "../../event/priority-notice.server.ts";
import { RelatedWhenNear } from "../../event/related-when-near.tsx";
import { renderDescription } from "../../event/render-description.server.tsx";
import { useJustApplied } from "../../event/use-just-applied.ts";
import { pageContext } from "../../rendering/page-context.server.ts";
import { summaryOf } from "../../seo/describe-event.ts";
import { EventJsonLd } from "../../seo/event-json-ld.tsx";
import { PageHead } from "../../seo/page-head.tsx";
import { ErrorPage } from "../../shell/error-page.tsx";
import type { Route } from "./+types/event";

// Of its own: a layout around it would be one file more.
const texts = loadLayoutTexts(
  import.meta.glob<Catalogue>("../../../../locales/*/browse.json", { query: "?lingui", import: "messages" }),
);
const ManagedEvent = lazyPart(() => import("../../event/managed-event.tsx"));

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { platform, language } = page;
  const event = foundEvent(await showEventToFill(platform, page, params.eventId));
  page.toFill = countsToFill(event);
  const now = platform.clock.now();
  // Deadlines are told by days and years: with "today" and "tomorrow" before the event, and afterwards with the year of a former one.
  const today = tokyoDate(now);
  const isAhead = !hasBegun(new Date(event.start_at), now);
  dependOnMoment(startOfDate(isAhead ? addDays(today, 1) : `${Number(today.slice(0, 4)) + 1}-01-01`));
  const askedUntil = inquiriesEndAt(timesOf(event));
  if (now < askedUntil) dependOnMoment(askedUntil);
  const [hosts, languages, priority, inquiries, ruby] = await Promise.all([
    readOrganizationSummaries(
      platform.db,
      event.organizations.map(({ id }) => id),
    ),
    findLanguages(platform.db),
    priorityNotice(platform, language, event),
    showPublishedInquiries(platform, language, event.id),
    showRuby(platform, event.id, language),
  ]);
  const isOfTexts = ({ id }: { id: number }) =>
    event.language_events.some(({ language_id }) => language_id === id);
  const [owner] = hosts;
  const text = shownText(event, new URL(request.url).searchParams, page);
  return {
    event: sparseEvent(event, { shown: text.id, reader: readerText(event, page).id }),
    priority,
    inquiries,
    links: owner && linksOf(owner),
    hosts: hosts.map((row) =>
      presentOrganizationSummary(row, {
        ...asReader(page),
        settings: platform.settings,
        clock: platform.clock,
      }),
    ),
    languages: languages.filter(isOfTexts).map(({ id, name_ja, name_en }) => ({ id, name_ja, name_en })),
    summary: summaryOf(text),
    description: renderDescription(page, event, text, ruby),
    now: now.getTime(),
    publicUrl: platform.settings.publicUrl,
  };
}

export default function EventPage({ loaderData }: Route.ComponentProps) {
  return (
    <TextLayout texts={texts}>
      <ShownEvent loaderData={loaderData} />
    </TextLayout>
  );
}

function ShownEvent({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  const {
    event: sent,
    priority,
    inquiries,
    summary,
    description,
    links,
    hosts,
    languages,
    now,
    publicUrl,
  } = loaderData;
  const event = useMemo(() => wholeEvent(sent), [sent]);
  const t = useTexts();
  const reader = useReader();
  const { revalidate } = useRevalidator();
  const text = shownText(event, useSearchParams()[0], reader);
  const picture =
    event.thumbnail_url ?? `${publicUrl}/events/${event.id}/picture/${bareLanguage(reader.language)}.png`;
  const justApplied = useJustApplied(event.id);
  return (
    <>
      <PageHead
        title={text.title}
        description={summary || t("home.lead")}
        image={{ url: new URL(picture, publicUrl).href, alt: text.title }}
        type="article"
      />
      <EventJsonLd
        event={event}
        text={text}
        description={summary}
        image={new URL(picture, publicUrl).href}
        publicUrl={publicUrl}
        now={now}
      />
      <EventView
        event={event}
        priority={priority}
        justApplied={justApplied}
        languages={languages}
        description={description}
        now={now}
        onChanged={revalidate}
      >
        <EventHosts eventId={event.id} hosts={hosts} links={links} onFollowed={revalidate} />
        <EventQuestions
          key={`questions ${event.id}`}
          event={event}
          published={inquiries}
          now={new Date(now)}
        />
        <RelatedWhenNear key={event.id} eventId={event.id} />
      </EventView>
    </>
  );
}

/** Those who manage an event see it also while it is not public. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { eventId } = useParams();
  const user = useSignedInUser();
  if (!user || !isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage />;
  return (
    <TextLayout texts={texts}>
      <Suspense fallback={<ErrorPage />}>
        <ManagedEvent eventId={Number(eventId)} userId={user.id} />
      </Suspense>
    </TextLayout>
  );
}

import { spanOf } from "../../features/events/events.public.ts";
import {
  dependOnNextChangeOfLists,
  hostedEventsForVisitors,
  readCards,
} from "../../features/events/events.server.ts";
import {
  presentOrganizationSummary,
  readOrganizationSummaries,
  showOrganizationToVisitors,
} from "../../features/organizations/organizations.server.ts";
import { dependOnMoment } from "../../platform/cache/read-dependencies.server.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Language } from "../../shared/languages/languages.ts";
import { addDays, startOfDate, tokyoDate } from "../../shared/time/tokyo-date.ts";
import { Badge } from "../../ui/base/badge.tsx";
import { cardsOfSpan } from "../event-lists/cards-of-span.ts";
import { EmbedCard } from "./embed-card.server.tsx";
import { EmbedLink } from "./embed-document.tsx";
import { type EmbedPart, embedText, pageAddressFrom } from "./embed-part.server.ts";

const shownAtMost = 10;

/** The coming events of an organization for a frame, the next ones first; null where there is no such organization. */
export async function embedOrganization(
  platform: Platform,
  language: Language,
  id: string,
): Promise<EmbedPart | null> {
  const { db, settings } = platform;
  const organization = await showOrganizationToVisitors(platform, language, id);
  if (!organization) return null;
  const now = platform.clock.now();
  dependOnMoment(startOfDate(addDays(tokyoDate(now), 1)));
  await dependOnNextChangeOfLists(db, now);
  const [[summary], hosted] = await Promise.all([
    readOrganizationSummaries(db, [organization.id]),
    hostedEventsForVisitors(db, organization.id),
  ]);
  if (!summary) return null;
  const { name, lang, recognitions } = presentOrganizationSummary(summary, {
    language,
    settings,
    clock: platform.clock,
  });
  const cards = await readCards(
    platform,
    { language },
    hosted
      .filter(({ start_at }) => spanOf(start_at, now) === "upcoming")
      .slice(0, shownAtMost)
      .map(({ id }) => id),
  );
  const coming = cardsOfSpan(cards, "upcoming", now);
  const t = embedText(language);
  const address = pageAddressFrom(platform, language);
  const page = `/organizations/${organization.id}`;
  return {
    title: name,
    page,
    body: (
      <>
        <h1 lang={lang}>
          <EmbedLink href={address(page)}>{name}</EmbedLink>
        </h1>
        {recognitions.map(({ label, until }) => (
          <p key={label} className="marks">
            <Badge tone="recognized">{label}</Badge> {t("recognition.until", { date: until })}
          </p>
        ))}
        {coming.length === 0 ? (
          <p className="quiet">{t("embed.no_events")}</p>
        ) : (
          <ul>
            {coming.map((event) => (
              <li key={event.id}>
                <EmbedCard event={event} now={now.getTime()} href={address(`/events/${event.id}`)} />
              </li>
            ))}
          </ul>
        )}
      </>
    ),
  };
}

import { applyState, cardData, factsOfEvent, isWindowOpen } from "../../features/events/events.public.ts";
import { showEventToVisitors } from "../../features/events/events.server.ts";
import { dependOnMoment } from "../../platform/cache/read-dependencies.server.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Language } from "../../shared/languages/languages.ts";
import { addDays, startOfDate, tokyoDate } from "../../shared/time/tokyo-date.ts";
import { EmbedCard } from "./embed-card.server.tsx";
import { EmbedLink } from "./embed-document.tsx";
import { type EmbedPart, embedText, pageAddressFrom } from "./embed-part.server.ts";

/** One event for a frame: its card with the way to apply; null where visitors see no such event. */
export async function embedEvent(
  platform: Platform,
  language: Language,
  id: string,
): Promise<EmbedPart | null> {
  const event = await showEventToVisitors(platform, { language }, id);
  if (!event || event === "removed") return null;
  const now = platform.clock.now();
  // It tells of today and tomorrow.
  dependOnMoment(startOfDate(addDays(tokyoDate(now), 1)));
  const card = cardData(event, { language });
  const state = applyState(factsOfEvent(event), now);
  const t = embedText(language);
  const address = pageAddressFrom(platform, language);
  const page = `/events/${event.id}`;
  const { applications_count: count, max_participant_num: max } = event;
  return {
    title: card.title,
    page,
    body: (
      <EmbedCard event={card} now={now.getTime()} href={address(page)} isWhole>
        {isWindowOpen(state) && state !== "elsewhere" && (
          <p className="quiet">{t("event.seats_of", { count, max })}</p>
        )}
        <EmbedLink href={address(state === "open" ? `${page}/apply` : page)} isAction>
          {t(state === "open" ? "apply.submit" : "embed.event")}
        </EmbedLink>
      </EmbedCard>
    ),
  };
}

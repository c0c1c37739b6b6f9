import { useCurrentUser } from "../../features/accounts/accounts.public.ts";
import type { eventReadContracts } from "../../features/events/events.contract.ts";
import { type CardData, cardData, EventCard } from "../../features/events/events.public.ts";
import { apiClient } from "../../platform/browser/api-client.ts";
import { useAnswer } from "../../platform/browser/use-answer.ts";
import { useLanguage, useTexts } from "../../ui/texts/texts.tsx";
import { CardRow } from "./card-row.tsx";

const api = apiClient<typeof eventReadContracts>();

export const recommendedShown = 6;

interface Recommended {
  event: CardData;
  reason: string;
}

/** The recommendations for everybody, as the server rendered them; the current user's as soon as they have arrived. */
export function RecommendedEvents({ first, now }: { first: Recommended[]; now: number }) {
  const t = useTexts();
  const own = useRecommendedForCurrentUser();
  const recommended = own ?? first;
  if (recommended.length === 0) return null;
  return (
    <section aria-labelledby="recommended">
      <h2 id="recommended">{t("home.recommended")}</h2>
      {/* Made anew, because a row that changes stays with the card that it showed first, wherever that has gone. */}
      <CardRow key={own ? "own" : "all"}>
        {recommended.map(({ event, reason }) => (
          <li key={event.id}>
            <EventCard event={event} now={now} reason={reason} />
          </li>
        ))}
      </CardRow>
    </section>
  );
}

/** Null for visitors, and until the answer is there. */
function useRecommendedForCurrentUser(): Recommended[] | null {
  const language = useLanguage();
  const userId = useCurrentUser().user?.id;
  const ask = async (): Promise<Recommended[]> => {
    const { data } = await api("GET /events/recommended");
    return data
      .slice(0, recommendedShown)
      .map((event) => ({ event: cardData(event, language), reason: event.reason }));
  };
  return useAnswer(userId === undefined ? null : `${userId} ${language}`, ask);
}

import { useEffect, useState } from "react";
import { useCurrentUser, useSignedInUser } from "../../../features/accounts/accounts.public.ts";
import { readDeviceBookmarks } from "../../../features/bookmarks/bookmarks.public.ts";
import type { eventReadContracts } from "../../../features/events/events.contract.ts";
import { CardItem, type ListedCard, loadCardData } from "../../../features/events/events.public.ts";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { useAnswer } from "../../../platform/browser/use-answer.ts";
import { Link } from "../../../ui/base/link.tsx";
import { useReader } from "../../../ui/texts/reader.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { ResultHeading } from "../search/result-heading.tsx";
import { CardRow } from "./card-row.tsx";

const api = apiClient<typeof eventReadContracts>();

export const recommendedShown = 6;

interface Recommended {
  event: ListedCard;
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
      <ResultHeading id="recommended" count={null} action={<SavedOnDevice />}>
        {t("home.recommended")}
      </ResultHeading>
      {/* Made anew, because a row that changes stays with the card that it showed first, wherever that has gone. */}
      <CardRow key={own ? "own" : "all"}>
        {recommended.map(({ event, reason }, place) => (
          <CardItem key={event.id} card={event} now={now} reason={reason} isFirst={place === 0} />
        ))}
      </CardRow>
    </section>
  );
}

/** The way to what a visitor has saved, in the line of a heading, so that nothing moves when it comes. */
function SavedOnDevice() {
  const t = useTexts();
  const { user } = useCurrentUser();
  const [count, setCount] = useState(0);
  useEffect(() => setCount(user === null ? readDeviceBookmarks().length : 0), [user]);
  return count > 0 ? <Link to="/me/saved">{t("home.saved", { count })}</Link> : null;
}

/** Null for visitors, and until the answer is there. */
function useRecommendedForCurrentUser(): Recommended[] | null {
  const reader = useReader();
  const { language } = reader;
  const userId = useSignedInUser()?.id;
  const ask = async (): Promise<Recommended[]> => {
    const [cardData, { data }] = await Promise.all([
      loadCardData(),
      api("GET /events/recommended", { isDrawn: true }),
    ]);
    return data
      .slice(0, recommendedShown)
      .map((event) => ({ event: cardData(event, reader), reason: event.reason }));
  };
  return useAnswer(userId === undefined ? null : `${userId} ${language}`, ask);
}

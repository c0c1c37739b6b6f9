import { useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { apiOf } from "../../../platform/browser/call-api.ts";
import { Button } from "../../../ui/base/button.tsx";
import { useFlash } from "../../../ui/feedback/flash.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { eventReadCalls } from "../contract.ts";
import { type CardData, cardData } from "./card-data.ts";
import { EventCard } from "./event-card.tsx";
import styles from "./event-list.module.css";

const api = apiOf<typeof eventReadCalls>();

/** The lists that can be asked for more; those of a university take its name in addresses. */
export type MoreOf =
  | { call: "GET /events" | "GET /events/past_events" }
  | {
      call:
        | "GET /events/university_all_events/{name}"
        | "GET /events/university_near_events/{name}"
        | "GET /events/near_past_events/{name}";
      name: string;
    };

export interface EventPage {
  events: CardData[];
  nextCursor: string | null;
}

interface EventListProps {
  first: EventPage;
  more: MoreOf;
  filters?: Record<string, string>;
  now: number;
}

export const eventsPerPage = 24;

/** What was loaded on a visit, so that going back to it finds the list as long as it was. */
const addedOnVisit = new Map<string, EventPage>();

/** The first page as the server rendered it, and more on a press; what is there never moves. */
export function EventList({ first, more, filters = {}, now }: EventListProps) {
  const t = useTexts();
  const { added, cursor, isBusy, load } = useMore(first, more, filters);
  const isBeingReplaced = useIsBeingFiltered();
  return (
    <>
      <ul className={styles.list} aria-busy={isBusy || isBeingReplaced} data-fades={isBeingReplaced}>
        {[...first.events, ...added].map((event) => (
          <li key={event.id}>
            <EventCard event={event} now={now} />
          </li>
        ))}
        {isBusy && Array.from({ length: 3 }, (_, place) => <li key={-place} className={styles.skeleton} />)}
      </ul>
      {cursor && (
        <div className={styles.more}>
          <Button look="quiet" onClick={load} busy={isBusy} busyText={t("list.loading")}>
            {t("list.more")}
          </Button>
        </div>
      )}
    </>
  );
}

/** While the same page is asked for with other filters. */
function useIsBeingFiltered(): boolean {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  return next?.pathname === pathname;
}

function useMore(first: EventPage, more: MoreOf, filters: Record<string, string>) {
  const t = useTexts();
  const language = useLanguage();
  const flash = useFlash();
  const visit = `${useLocation().key} ${more.call}`;
  const [{ events, nextCursor }, setAdded] = useState<EventPage>(
    () => addedOnVisit.get(visit) ?? { events: [], nextCursor: first.nextCursor },
  );
  const [isBusy, setBusy] = useState(false);
  const load = async () => {
    setBusy(true);
    try {
      const query = { ...filters, limit: eventsPerPage, cursor: nextCursor ?? undefined };
      const answer =
        "name" in more
          ? await api(more.call, { params: { name: more.name }, query })
          : await api(more.call, { query });
      const longer = {
        events: [...events, ...answer.data.map((event) => cardData(event, language))],
        nextCursor: answer.next_cursor ?? null,
      };
      addedOnVisit.set(visit, longer);
      setAdded(longer);
    } catch {
      flash(t("list.more_failed"), "error");
    }
    setBusy(false);
  };
  return { added: events, cursor: nextCursor, isBusy, load };
}

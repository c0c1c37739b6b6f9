import { useState } from "react";
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

/** The first page as the server rendered it, and more on a press; what is there never moves. */
export function EventList({ first, more, filters = {}, now }: EventListProps) {
  const t = useTexts();
  const language = useLanguage();
  const flash = useFlash();
  const [added, setAdded] = useState<CardData[]>([]);
  const [cursor, setCursor] = useState(first.nextCursor);
  const [isBusy, setBusy] = useState(false);
  const load = async () => {
    setBusy(true);
    try {
      const query = { ...filters, limit: eventsPerPage, cursor: cursor ?? undefined };
      const answer =
        "name" in more
          ? await api(more.call, { params: { name: more.name }, query })
          : await api(more.call, { query });
      setAdded((before) => [...before, ...answer.data.map((event) => cardData(event, language))]);
      setCursor(answer.next_cursor ?? null);
    } catch {
      flash(t("list.more_failed"), "error");
    }
    setBusy(false);
  };
  return (
    <>
      <ul className={styles.list}>
        {[...first.events, ...added].map((event) => (
          <li key={event.id}>
            <EventCard event={event} now={now} />
          </li>
        ))}
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

import { useQuery } from "@tanstack/react-query";
import type { Event } from "../../features/events/events.contract.ts";
import { OwnAfterEvent } from "../../features/follow-up/follow-up.public.ts";
import type { ownAfterEventContracts } from "../../features/follow-up/own/after-events.contract.ts";
import { apiClient } from "../../platform/browser/api-client.ts";
import { Badge } from "../../ui/base/badge.tsx";
import { useTexts } from "../../ui/texts/texts.tsx";
import styles from "./my-page.module.css";
import { FoldedCards } from "./own-cards.tsx";

const api = apiClient<typeof ownAfterEventContracts>();

interface PastEventsProps {
  userId: number;
  events: readonly Event[];
  now: number;
}

/** Events at which the reader had a place, each with what it has left for them; the events are there without it. */
export function PastEvents({ userId, events, now }: PastEventsProps) {
  const t = useTexts();
  const { data = [] } = useQuery({
    queryKey: ["my-page", "after events", userId],
    queryFn: async () => (await api("GET /users/own/after_events")).data,
    enabled: events.length > 0,
  });
  const surveys = data.filter(({ survey }) => survey === "open").length;
  return (
    <FoldedCards
      title={t("me.past")}
      note={surveys > 0 && <Badge tone="now">{t("after_event.surveys_open", { count: surveys })}</Badge>}
      events={events}
      now={now}
      below={(event) => {
        const left = data.find(({ event_id }) => event_id === event.id);
        return (
          left && (
            <div className={styles.tools}>
              <OwnAfterEvent left={left} />
            </div>
          )
        );
      }}
    />
  );
}

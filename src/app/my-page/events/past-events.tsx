import { useQuery } from "@tanstack/react-query";
import type { myAttendanceContracts } from "../../../features/check-in/my-attendances/my-attendances.contract.ts";
import type { Event } from "../../../features/events/events.contract.ts";
import { MyAfterEvent } from "../../../features/follow-up/follow-up.public.ts";
import type { myAfterEventContracts } from "../../../features/follow-up/own/after-events.contract.ts";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { Badge } from "../../../ui/base/badge.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import styles from "../my-page.module.css";
import { Folded } from "./my-event-cards.tsx";
import { MyEventRows } from "./my-event-rows.tsx";

const afterEvents = apiClient<typeof myAfterEventContracts>();
const attendances = apiClient<typeof myAttendanceContracts>();

async function fetchLeft() {
  const [left, attended] = await Promise.all([
    afterEvents("GET /users/own/after_events"),
    attendances("GET /users/own/attendances"),
  ]);
  return { left: left.data, attended: new Map(attended.data.map((one) => [one.event_id, one.has_attended])) };
}

interface PastEventsProps {
  userId: number;
  events: readonly Event[];
}

/**
 * Events at which the reader had a place: whether they took part, where that is known, and what each has left for them. The events
 * are there without it.
 */
export function PastEvents({ userId, events }: PastEventsProps) {
  const t = useTexts();
  const { data } = useQuery({
    queryKey: ["my-page", "after events", userId],
    queryFn: fetchLeft,
    enabled: events.length > 0,
  });
  const surveys = data?.left.filter(({ survey }) => survey === "open").length ?? 0;
  const mark = ({ id }: Event) => {
    const hasAttended = data?.attended.get(id);
    if (hasAttended === undefined) return null;
    return hasAttended ? <Badge tone="good">{t("me.attended")}</Badge> : <Badge>{t("me.absent")}</Badge>;
  };
  return (
    <Folded
      title={t("me.past")}
      count={events.length}
      note={surveys > 0 && <Badge tone="now">{t("after_event.surveys_open", { count: surveys })}</Badge>}
    >
      <MyEventRows
        events={events}
        mark={mark}
        below={(event) => {
          const left = data?.left.find(({ event_id }) => event_id === event.id);
          return (
            left && (
              <div className={styles.tools}>
                <MyAfterEvent left={left} />
              </div>
            )
          );
        }}
      />
    </Folded>
  );
}

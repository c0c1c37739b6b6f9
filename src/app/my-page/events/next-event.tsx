import type { RefObject } from "react";
import type { MyApplication } from "../../../features/applications/applications.contract.ts";
import { showsTicket, TicketLink } from "../../../features/applications/applications.public.ts";
import type { Event } from "../../../features/events/events.contract.ts";
import { cardData, mapLink } from "../../../features/events/events.public.ts";
import { displayWholeDayTime } from "../../../shared/time/display-day.ts";
import { daysBetween } from "../../../shared/time/tokyo-date.ts";
import { displayTime } from "../../../shared/time/tokyo-time.ts";
import { Link } from "../../../ui/base/link.tsx";
import { useReader } from "../../../ui/texts/reader.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { ComingEventTools } from "./coming-event-tools.tsx";
import styles from "./next-event.module.css";

interface NextEventProps {
  event: Event;
  application: MyApplication;
  /** In milliseconds. */
  now: number;
  onChanged(): void;
  /** The element that gets the focus when the event has left the page. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** The event to which one comes next: when and where, one's ticket and the way there. */
export function NextEvent({ event, application, now, onChanged, focusAfter }: NextEventProps) {
  const t = useTexts();
  const reader = useReader();
  const { language } = reader;
  const { title, lang, place, prefecture } = cardData(event, reader);
  const start = new Date(event.start_at);
  const days = daysBetween(new Date(now), start);
  const time = displayTime(start, language);
  const when =
    days === 0
      ? t("me.next.today", { time })
      : days === 1
        ? t("me.next.tomorrow", { time })
        : t("me.next.later", { time: displayWholeDayTime(start, language, new Date(now)) });
  const where = t("event.place", { prefecture, place });
  return (
    <section className={styles.next} aria-labelledby="next">
      <h2 id="next">{when}</h2>
      <p className={styles.title} lang={lang}>
        <Link to={`/events/${event.id}`}>{title}</Link>
      </p>
      <p>{event.is_online ? t("event.online") : where}</p>
      <div className={styles.ways}>
        {showsTicket(application.state, event, new Date(now)) && <TicketLink event={event} />}
        {!event.is_online && (
          <a href={mapLink(where)} target="_blank" rel="noopener noreferrer">
            {t("event.map")}
          </a>
        )}
        <ComingEventTools
          event={event}
          application={application}
          onChanged={onChanged}
          focusAfter={focusAfter}
        />
      </div>
    </section>
  );
}

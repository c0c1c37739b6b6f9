import { type ReactNode, useId } from "react";
import type { Event } from "../../../features/events/events.contract.ts";
import { cardData } from "../../../features/events/events.public.ts";
import {
  displayDate,
  displayMonth,
  displayTime,
  displayWeekday,
  tokyoParts,
} from "../../../shared/time/tokyo-time.ts";
import { Badge } from "../../../ui/base/badge.tsx";
import { Link } from "../../../ui/base/link.tsx";
import { useReader } from "../../../ui/texts/reader.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import styles from "./my-event-rows.module.css";

interface MyEventRowsProps {
  events: readonly Event[];
  /** Beside the title: how it stands. */
  mark?: ((event: Event) => ReactNode) | undefined;
  /** Actions on an event, below its words. */
  below?: ((event: Event) => ReactNode) | undefined;
}

/** Events of one's own, each in a row: one knows what they are, so no picture is needed. */
export function MyEventRows({ events, mark, below }: MyEventRowsProps) {
  if (events.length === 0) return null;
  return (
    <ul className={styles.rows}>
      {events.map((event) => (
        <li key={event.id}>
          <MyEventRow event={event} mark={mark?.(event)} />
          {below?.(event)}
        </li>
      ))}
    </ul>
  );
}

function MyEventRow({ event, mark }: { event: Event; mark: ReactNode }) {
  const t = useTexts();
  const reader = useReader();
  const { language } = reader;
  const id = useId();
  const { title, lang, place, prefecture, isOnline } = cardData(event, reader);
  const start = new Date(event.start_at);
  return (
    <article className={styles.row} aria-labelledby={id}>
      <div className={styles.leaf} aria-hidden="true">
        <span>{displayMonth(start, language)}</span>
        <strong>{tokyoParts(start).day}</strong>
        <span>{displayWeekday(start, language)}</span>
      </div>
      <div className={styles.words}>
        <h3 id={id} lang={lang}>
          {event.is_published ? <Link to={`/events/${event.id}`}>{title}</Link> : title}
        </h3>
        <p>
          <time dateTime={event.start_at}>
            <span className="visually-hidden">{displayDate(start, language)} </span>
            {displayTime(start, language)}
          </time>
          {" · "}
          {isOnline ? t("event.online") : t("event.place", { prefecture, place })}
        </p>
        {(event.cancelled_at || !event.is_published || mark) && (
          <p>
            {event.cancelled_at ? (
              <Badge tone="now">{t("event.cancelled")}</Badge>
            ) : event.is_published ? (
              mark
            ) : (
              <Badge tone={event.held_at ? "now" : "quiet"}>
                {t(event.held_at ? "me.on_hold" : "me.hidden")}
              </Badge>
            )}
          </p>
        )}
      </div>
    </article>
  );
}

import { displayDayTime } from "../../../../shared/time/display-day.ts";
import { useLanguage } from "../../../../ui/texts/texts.tsx";
import type { TicketEvent } from "./describe-ticket-event.ts";
import styles from "./ticket.module.css";

/** The event of a ticket, with its time and place. */
export function TicketHeading({ event }: { event: TicketEvent }) {
  const language = useLanguage();
  return (
    <header className={styles.head}>
      <h1 lang={event.lang}>{event.title}</h1>
      <p>{displayDayTime(new Date(event.start_at), language)}</p>
      <p className={styles.place}>{event.place}</p>
    </header>
  );
}

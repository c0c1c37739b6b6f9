import type { ReactNode } from "react";
import type { Event } from "../../features/events/events.contract.ts";
import { cardData, EventCard } from "../../features/events/events.public.ts";
import { useLanguage } from "../../ui/texts/texts.tsx";
import styles from "./my-page.module.css";

interface OwnCardsProps {
  events: readonly Event[];
  now: number;
  isGoing?: boolean;
  /** Actions on an event, below its card. */
  below?: ((event: Event) => ReactNode) | undefined;
}

export function OwnCards({ events, now, isGoing, below }: OwnCardsProps) {
  const language = useLanguage();
  if (events.length === 0) return null;
  return (
    <ul className={styles.cards}>
      {events.map((event) => (
        <li key={event.id}>
          <EventCard event={cardData(event, language)} now={now} isGoing={isGoing} />
          {below?.(event)}
        </li>
      ))}
    </ul>
  );
}

/** Those that are over, or called off by the reader: there when they are wanted. */
export function FoldedCards({
  title,
  note,
  events,
  now,
  below,
}: OwnCardsProps & {
  title: string;
  /** Beside the title, in sight while they are folded. */
  note?: ReactNode;
}) {
  if (events.length === 0) return null;
  return (
    <details className={styles.folded}>
      <summary>
        <h2>
          {title} ({events.length})
        </h2>
        {note}
      </summary>
      <OwnCards events={events} now={now} below={below} />
    </details>
  );
}

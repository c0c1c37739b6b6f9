import type { ReactNode } from "react";
import type { Event } from "../../../features/events/events.contract.ts";
import { CardItem, cardData } from "../../../features/events/events.public.ts";
import { useReader } from "../../../ui/texts/reader.tsx";
import styles from "../my-page.module.css";

interface MyEventCardsProps {
  events: readonly Event[];
  now: number;
}

/** Events to choose from, as lists show them. */
export function MyEventCards({ events, now }: MyEventCardsProps) {
  const reader = useReader();
  if (events.length === 0) return null;
  return (
    <ul className={styles.cards}>
      {events.map((event) => (
        <CardItem key={event.id} card={cardData(event, reader)} now={now} />
      ))}
    </ul>
  );
}

interface FoldedProps {
  title: string;
  count: number;
  /** Beside the title, in sight while it is folded. */
  note?: ReactNode;
  children: ReactNode;
}

/** Events that are over, or called off by the reader: there when they are wanted. */
export function Folded({ title, count, note, children }: FoldedProps) {
  if (count === 0) return null;
  return (
    <details className={styles.folded}>
      <summary>
        <h2>
          {title} ({count})
        </h2>
        {note}
      </summary>
      {children}
    </details>
  );
}

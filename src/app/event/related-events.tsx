import { CardItem, type ListedCard } from "../../features/events/events.public.ts";
import { type TextKey, useTexts } from "../../ui/texts/texts.tsx";
import { CardRow } from "../event-lists/home/card-row.tsx";
import styles from "./related-events.module.css";

interface RelatedEventsProps {
  byHosts: ListedCard[];
  similar: ListedCard[];
  now: number;
}

/** Events to which a visitor may go on, whether or not this one is right. */
export function RelatedEvents({ now, ...lists }: RelatedEventsProps) {
  const t = useTexts();
  return (["byHosts", "similar"] as const).map((name) => {
    if (lists[name].length === 0) return null;
    const id = `related-${name}`;
    return (
      <section key={name} aria-labelledby={id} className={styles.related}>
        <h2 id={id}>{t(`related.${name}` as TextKey)}</h2>
        <CardRow>
          {lists[name].map((card) => (
            <CardItem key={card.id} card={card} now={now} />
          ))}
        </CardRow>
      </section>
    );
  });
}

import { CardItem, type ListedCard } from "../../features/events/events.public.ts";
import { type TextKey, useTexts } from "../../ui/texts/texts.tsx";
import { CardRow } from "../event-lists/home/card-row.tsx";
import styles from "./related-events.module.css";

/** Events to go on to from one, as `/events/{id}/related` answers. */
export interface Related {
  byHosts: ListedCard[];
  similar: ListedCard[];
  /** When it was answered, as `Date.now()` says it. */
  now: number;
}

/** Events to which a visitor may go on, whether or not this one is right. */
export default function RelatedEvents({ now, ...lists }: Related) {
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

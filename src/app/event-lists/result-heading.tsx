import type { ReactNode } from "react";
import type { EventPage } from "../../features/events/events.public.ts";
import { useTexts } from "../../ui/texts/texts.tsx";
import styles from "./result-heading.module.css";

interface ResultHeadingProps {
  id: string;
  /** How many events the filters found; null while nothing is filtered. */
  count: number | null;
  children: ReactNode;
}

/** The heading of a list that can be filtered, with the number of results, which screen readers announce when it changes. */
export function ResultHeading({ id, count, children }: ResultHeadingProps) {
  const t = useTexts();
  return (
    <div className={styles.heading}>
      <h2 id={id}>{children}</h2>
      <p role="status" className={styles.count}>
        {count !== null && t("filter.found", { count })}
      </p>
    </div>
  );
}

/**
 * The number of results for this reader: people of some universities see more events than `found` counts, and their own
 * page tells the exact number where it is the last one.
 */
export function countShown({ events, nextCursor }: EventPage, found: number | null): number {
  return nextCursor === null ? events.length : Math.max(found ?? 0, events.length);
}

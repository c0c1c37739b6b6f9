import { Link, useLocation } from "react-router";
import { useTexts } from "../../ui/texts/texts.tsx";
import { type EventFilters, filteredAddress } from "./event-filters.ts";
import styles from "./no-results.module.css";

/** A search with another word in place of one that no text has, and how many events it finds. */
export interface Correction {
  q: string;
  count: number;
}

/** Offers what somebody may have meant who has mistyped a word. */
export function DidYouMean({
  corrections,
  filters,
}: {
  corrections: readonly Correction[];
  filters: EventFilters;
}) {
  const t = useTexts();
  const { pathname } = useLocation();
  if (corrections.length === 0) return null;
  return (
    <p className={styles.meant}>
      {t("none.did_you_mean")}{" "}
      {corrections.map(({ q, count }) => (
        <Link key={q} to={filteredAddress(pathname, { ...filters, q })} rel="nofollow">
          {t("none.meant", { words: q, count })}
        </Link>
      ))}
    </p>
  );
}

import { Link } from "../../../ui/base/link.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import styles from "./no-results.module.css";

/** A search with another word in place of one that no text has, and how many it finds. */
export interface Correction {
  q: string;
  count: number;
}

interface DidYouMeanProps {
  corrections: readonly Correction[];
  /** The list with these words in place of those that were typed. */
  addressOf(q: string): string;
}

/** Offers what somebody may have meant who has mistyped a word. */
export function DidYouMean({ corrections, addressOf }: DidYouMeanProps) {
  const t = useTexts();
  if (corrections.length === 0) return null;
  return (
    <p className={styles.meant}>
      {t("none.did_you_mean")}{" "}
      {corrections.map(({ q, count }) => (
        <Link key={q} to={addressOf(q)} rel="nofollow">
          {t("none.meant", { words: q, count })}
        </Link>
      ))}
    </p>
  );
}

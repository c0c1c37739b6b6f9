import { useTexts } from "../../../ui/texts/texts.tsx";
import styles from "./bookmark-button.module.css";

interface BookmarkRibbonProps {
  /** Of the event: a list has many such buttons. */
  title: string;
  isPressed: boolean;
  /** With the word beside the ribbon; without it the ribbon stands alone. */
  hasWord?: boolean;
  onPress?(): void;
}

/** The button that keeps an event for later. On a card it is pressed by who shows the card. */
export function BookmarkRibbon({ title, isPressed, hasWord = false, onPress }: BookmarkRibbonProps) {
  const t = useTexts();
  return (
    <button
      type="button"
      className={hasWord ? `${styles.button} ${styles.withWord}` : styles.button}
      aria-pressed={isPressed}
      aria-label={`${t("bookmark.save")}: ${title}`}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d="M6.5 4h11v16L12 15.5 6.5 20z" strokeWidth="1.8" strokeLinejoin="round" />
      </svg>
      {hasWord && <span>{t("bookmark.save")}</span>}
    </button>
  );
}

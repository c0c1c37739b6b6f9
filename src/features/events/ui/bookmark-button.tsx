import { useFlash } from "../../../ui/feedback/flash.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { setBookmark, useIsBookmarked } from "../card/event-marks.ts";
import styles from "./bookmark-button.module.css";

interface BookmarkButtonProps {
  eventId: number;
  /** Of the event: a list has many such buttons. */
  title: string;
  /** With the word beside the ribbon; without it the ribbon stands alone. */
  hasWord?: boolean;
}

/** Keeps an event for later, also for visitors. Shows the new state at once, and the old one again where that failed. */
export function BookmarkButton({ eventId, title, hasWord = false }: BookmarkButtonProps) {
  const t = useTexts();
  const flash = useFlash();
  const isBookmarked = useIsBookmarked(eventId);
  const press = async () => {
    const said = await setBookmark(eventId, !isBookmarked);
    if (said) flash(said.message, said.kind);
  };
  return (
    <button
      type="button"
      className={hasWord ? `${styles.button} ${styles.withWord}` : styles.button}
      aria-pressed={isBookmarked}
      aria-label={`${t("bookmark.save")}: ${title}`}
      onClick={() => void press()}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d="M6.5 4h11v16L12 15.5 6.5 20z" strokeWidth="1.8" strokeLinejoin="round" />
      </svg>
      {hasWord && <span>{t("bookmark.save")}</span>}
    </button>
  );
}

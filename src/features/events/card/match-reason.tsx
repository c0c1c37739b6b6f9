import { useTexts } from "../../../ui/texts/texts.tsx";
import type { EventMatch } from "../matches/event-match.ts";
import { HighlightedText } from "./highlighted-text.tsx";
import styles from "./match-reason.module.css";

/** Why a search has found an event, where its card does not show it by itself. */
export function MatchReason({ match: { instead, reason } }: { match: EventMatch }) {
  const t = useTexts();
  if (!instead && !reason) return null;
  return (
    <p className={styles.match}>
      {instead && <span>{t("match.instead", instead)}</span>}
      {reason && (
        <span>
          {t(`match.${reason.field}`)} <HighlightedText {...reason} />
        </span>
      )}
    </p>
  );
}

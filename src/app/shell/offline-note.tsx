import { useTexts } from "../../ui/texts/texts.tsx";
import styles from "./offline-note.module.css";
import { useIsOffline } from "./use-is-offline.ts";

/** Says on every page that there is no connection, and leads to what is there all the same. */
export function OfflineNote() {
  const t = useTexts();
  const isOffline = useIsOffline();
  return (
    <div role="status">
      {isOffline && (
        <p className={styles.note}>
          {t("error.offline.title")} <a href="/me/tickets">{t("error.offline.tickets")}</a>
        </p>
      )}
    </div>
  );
}

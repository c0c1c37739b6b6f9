import { useEffect } from "react";
import { useLocation } from "react-router";
import { useOwnUser } from "../../features/accounts/accounts.public.ts";
import { useTexts } from "../../ui/texts/texts.tsx";
import { awakeEvent } from "./early-clicks.ts";
import styles from "./early-clicks-notice.module.css";
import { useFirstSearch } from "./use-initial-search.ts";

/** Has what was pressed early carried out once the page is awake; says until then that it was taken, or that it failed. */
export function EarlyPressesNotice() {
  const t = useTexts();
  const { pathname } = useLocation();
  const search = useFirstSearch();
  const isUserKnown = useOwnUser().user !== undefined;
  useEffect(() => {
    dispatchEvent(new CustomEvent(awakeEvent, { detail: isUserKnown }));
  }, [isUserKnown]);
  return (
    <div role="status" className={styles.notice}>
      <p className={styles.waiting}>{t("early.waiting")}</p>
      <p className={styles.failed}>
        {t("early.failed")} <a href={pathname + search}>{t("failure.again")}</a>
      </p>
    </div>
  );
}

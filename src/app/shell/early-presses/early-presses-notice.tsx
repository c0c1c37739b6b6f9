import { useEffect } from "react";
import { useLocation } from "react-router";
import { useCurrentUser } from "../../../features/accounts/accounts.public.ts";
import { useInitialSearch } from "../../../ui/forms/use-initial-search.ts";
import { useTexts } from "../../../ui/texts/texts.tsx";
import styles from "./early-presses-notice.module.css";
import { hydratedEvent } from "./hydrated-event.ts";

/** Has what was pressed early carried out once the page is awake; says until then that it was taken, or that it failed. */
export function EarlyPressesNotice() {
  const t = useTexts();
  const { pathname } = useLocation();
  const search = useInitialSearch();
  const isUserKnown = useCurrentUser().user !== undefined;
  useEffect(() => {
    dispatchEvent(new CustomEvent(hydratedEvent, { detail: isUserKnown }));
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

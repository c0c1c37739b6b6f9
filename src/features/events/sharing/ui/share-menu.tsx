import { lazy, Suspense } from "react";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import styles from "./share-menu.module.css";
import type { ShareWaysProps } from "./share-ways.tsx";

/** Part of the page as the server makes it; its script is fetched once the rest of the page has woken up. */
const ShareWays = lazy(() => import("./share-ways.tsx"));

/** Ways to tell others of an event. */
export function ShareMenu(props: ShareWaysProps) {
  const t = useTexts();
  return (
    <details className={styles.menu}>
      <summary>{t("event.share")}</summary>
      <div className={styles.ways}>
        <Suspense fallback={null}>
          <ShareWays {...props} />
        </Suspense>
      </div>
    </details>
  );
}

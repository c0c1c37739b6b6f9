import { Suspense } from "react";
import { lazyPart } from "../../ui/base/lazy-part.ts";
import { useIsHydrated } from "../../ui/forms/use-is-hydrated.ts";
import { useTexts } from "../../ui/texts/texts.tsx";
import styles from "./styleguide.module.css";

const DashboardSpecimens = lazyPart(() => import("./dashboard-specimens.tsx"));

/** The back office's parts, with its kit, fetched once the page is there. */
export function DashboardPart() {
  const t = useTexts();
  return (
    <div className={styles.part}>
      <h2>{t("styleguide.desk")}</h2>
      {useIsHydrated() && (
        <Suspense fallback={null}>
          <DashboardSpecimens />
        </Suspense>
      )}
    </div>
  );
}

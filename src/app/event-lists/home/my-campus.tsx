import { Suspense } from "react";
import { useCurrentUser } from "../../../features/accounts/accounts.public.ts";
import { lazyClientOnly } from "../../../ui/texts/lazy-client-only.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { useCurrentUniversity } from "../../shell/header/current-university.ts";
import styles from "./my-campus.module.css";

const MyCampusEvents = lazyClientOnly(() => import("./my-campus-events.tsx"));

/**
 * The events of the reader's university, above all others. The page is the same for everybody, so a script in its head says
 * before the first paint whether a university may be known (`data-campus`), and the place has its height by then.
 */
export function MyCampus({ now }: { now: number }) {
  const t = useTexts();
  const chosen = useCurrentUniversity();
  const { user } = useCurrentUser();
  const university = chosen ?? user?.university ?? null;
  const isShown = user === undefined ? undefined : university !== null || user !== null;
  return (
    <section className={styles.campus} data-shown={isShown} aria-labelledby="campus">
      <Suspense fallback={<WaitingCampus title={t("home.own_campus")} isInPlace={false} />}>
        {university || isShown ? (
          <MyCampusEvents university={university} now={now} />
        ) : (
          <WaitingCampus title={t("home.own_campus")} isInPlace />
        )}
      </Suspense>
    </section>
  );
}

/** @param isInPlace whether it has the section's name: what stands in while something is fetched stands beside what it hides */
function WaitingCampus({ title, isInPlace }: { title: string; isInPlace: boolean }) {
  return (
    <>
      <div className={styles.heading}>
        <h2 id={isInPlace ? "campus" : undefined}>{title}</h2>
      </div>
      <ul className={styles.row} aria-busy="true">
        <li className={styles.waiting} />
      </ul>
    </>
  );
}

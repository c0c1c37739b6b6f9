import { Suspense } from "react";
import { withRedirectTo } from "../../../shared/safe-redirect-path.ts";
import { ButtonLink } from "../../../ui/base/button.tsx";
import { Bar } from "../../../ui/feedback/bar.tsx";
import { lazyClientOnly } from "../../../ui/texts/lazy-client-only.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { useSignedInUser } from "../../accounts/accounts.public.ts";
import type { Event } from "../../events/events.contract.ts";
import styles from "./affiliation.module.css";

const ProveFirst = lazyClientOnly(() => import("./prove-first.tsx"));

/** Stands for the form of an event that asks for a proof, for who has none: what to do first, with the way back. */
export default function AffiliationFirst({ event }: { event: Event }) {
  const t = useTexts();
  const user = useSignedInUser();
  const here = `/events/${event.id}/apply`;
  if (user) {
    return (
      <Suspense>
        <ProveFirst event={event} user={user} here={here} />
      </Suspense>
    );
  }
  return (
    <div className={styles.part}>
      <Bar kind="note">{t("affiliation.visitor")}</Bar>
      <div className={styles.ways}>
        <ButtonLink to={withRedirectTo("/signup", here)}>{t("affiliation.sign_up")}</ButtonLink>
        <ButtonLink look="quiet" to={withRedirectTo("/login", here)}>
          {t("affiliation.log_in")}
        </ButtonLink>
      </div>
    </div>
  );
}

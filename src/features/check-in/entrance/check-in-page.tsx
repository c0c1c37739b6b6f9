import { Suspense, useSyncExternalStore } from "react";
import { onSessionChanged, sessionOwner } from "../../../platform/browser/storage/stored-session.ts";
import { withRedirectTo } from "../../../shared/safe-redirect-path.ts";
import { ButtonLink } from "../../../ui/base/button.tsx";
import { lazyPart } from "../../../ui/base/lazy-part.ts";
import { NeedsScripts } from "../../../ui/forms/needs-scripts.tsx";
import { useIsHydrated } from "../../../ui/forms/use-is-hydrated.ts";
import { useTexts } from "../../../ui/texts/texts.tsx";
import type { StoredEvent } from "../device/check-in-database.ts";
import styles from "./check-in-page.module.css";
import { GettingReady } from "./getting-ready.tsx";
import { useEntranceDocument } from "./use-entrance-document.ts";

/** At an entrance lines break while the first page is on its way. */
const triesAtMost = 10;
const CheckInScreen = lazyPart(() => import("./check-in-screen.tsx"), triesAtMost);

interface CheckInPageProps {
  eventId: number;
  /** Of somebody who checks in by a link; without it whoever is signed in. */
  helper?: { token: string; label: string; event: StoredEvent };
}

/** The page at the entrance: everything in it is the browser's, which fetches it after it knows who asks. */
export function CheckInPage({ eventId, helper }: CheckInPageProps) {
  const isHydrated = useIsHydrated();
  useEntranceDocument();
  const account = useSyncExternalStore(onSessionChanged, sessionOwner, () => null);
  if (!isHydrated) {
    return (
      <>
        <GettingReady title={helper?.event.title} />
        <NeedsScripts />
      </>
    );
  }
  const identity = helper?.token ?? account;
  if (identity === null) return <LogInFirst eventId={eventId} />;
  return (
    <Suspense fallback={<GettingReady title={helper?.event.title} />}>
      <CheckInScreen
        key={`${eventId} ${identity}`}
        eventId={eventId}
        identity={identity}
        token={helper?.token ?? null}
        event={helper?.event ?? null}
        proposedName={helper?.label ?? null}
      />
    </Suspense>
  );
}

function LogInFirst({ eventId }: { eventId: number }) {
  const t = useTexts();
  return (
    <div className={styles.page}>
      <h1>{t("entrance.title")}</h1>
      <p>{t("entrance.for_managers")}</p>
      <div>
        <ButtonLink to={withRedirectTo("/login", `/events/${eventId}/check_in`)}>
          {t("entrance.log_in")}
        </ButtonLink>
      </div>
    </div>
  );
}

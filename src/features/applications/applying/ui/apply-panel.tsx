import { Suspense, useRef } from "react";
import { isActive } from "../../../../shared/application-states.ts";
import { displayDayTime } from "../../../../shared/time/display-day.ts";
import { Button, ButtonLink } from "../../../../ui/base/button.tsx";
import { Link } from "../../../../ui/base/link.tsx";
import { lazyClientOnly } from "../../../../ui/texts/lazy-client-only.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import {
  type ApplyState,
  applyingOutcome,
  factsOfEvent,
  isWindowOpen,
  type PageEvent,
  priorityOfEvent,
  useAdmission,
} from "../../../events/events.public.ts";
import { isDeclinedByOrganizer } from "../../actions/is-declined-by-organizer.ts";
import type { MyPart } from "../../my-application/use-my-part.ts";
import styles from "./apply-panel.module.css";
import { DetailPageLink, WhyNotOpen } from "./why-not-open.tsx";

const MyApplicationPanel = lazyClientOnly(() => import("../../my-application/my-application-panel.tsx"));

interface ApplyPanelProps {
  event: PageEvent;
  state: ApplyState;
  /** The moment of which the page tells (milliseconds). */
  now: number;
  /** Ties of the reader to the event. */
  part: MyPart;
}

/** Applying, cancelling and reminders, exactly as the event's state allows; on a phone it stays at the foot of the page. */
export function ApplyPanel({ event, state, now, part }: ApplyPanelProps) {
  const t = useTexts();
  const canRemind = isWindowOpen(state);
  const { own, isKnown, change, readAgain, busy } = part;
  const application = own?.application ?? null;
  const canApply = !isActive(application?.state) && !(application && isDeclinedByOrganizer(application));
  const priority = priorityOfEvent(event);
  const admission = useAdmission({ id: event.id, priority }, new Date(now));
  const opensLater = state === "open" && admission === "later" ? priority?.until : undefined;
  const panel = useRef<HTMLElement>(null);
  return (
    <section ref={panel} tabIndex={-1} className={styles.panel} aria-label={t("apply.panel")}>
      <div className={isKnown ? styles.inner : `${styles.inner} ${styles.unknown}`}>
        {application && (
          <Suspense fallback={<p className={styles.reason}>{t("apply.working")}</p>}>
            <MyApplicationPanel event={event} application={application} onChanged={readAgain} panel={panel} />
          </Suspense>
        )}
        {canApply && (opensLater ? <OpensForYou at={opensLater} /> : <Offer event={event} state={state} />)}
        {canApply && canRemind && (
          <Button
            look={opensLater && !own?.isReminded ? "main" : "quiet"}
            busy={busy === "remind" || busy === "unremind"}
            busyText={t("apply.working")}
            onClick={() => change(own?.isReminded ? "unremind" : "remind")}
          >
            {t(own?.isReminded ? "apply.cancel_remind" : "apply.remind")}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Stands for the button that applies, for people whom a priority lets wait. */
function OpensForYou({ at }: { at: Date }) {
  const t = useTexts();
  return (
    <p className={styles.reason}>
      <strong>{t("apply.opens_for_you", { time: displayDayTime(at, useLanguage()) })}</strong>
    </p>
  );
}

function Offer({ event, state }: Pick<ApplyPanelProps, "event" | "state">) {
  const t = useTexts();
  const outcome = applyingOutcome(factsOfEvent(event));
  if (state === "open") {
    return (
      <ButtonLink to={`/events/${event.id}/apply`}>
        {t(outcome === "place" ? "apply.going" : `apply.to.${outcome}`)}
      </ButtonLink>
    );
  }
  if (state === "elsewhere" && event.detail_url) return <DetailPageLink address={event.detail_url} />;
  return (
    <p className={styles.reason}>
      <strong>
        <WhyNotOpen event={event} state={state} />
      </strong>{" "}
      <Link to="/">{t("apply.other_events")}</Link>
    </p>
  );
}

import { Suspense, useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../platform/browser/failure-message.ts";
import { type ApplicationState, isActive } from "../../../shared/application-states.ts";
import { withRedirectTo } from "../../../shared/safe-redirect-path.ts";
import { Button, ButtonLink } from "../../../ui/base/button.tsx";
import { flashTimes, useFlash } from "../../../ui/feedback/flash.tsx";
import { lazyClientOnly } from "../../../ui/texts/lazy-client-only.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { useCurrentUser } from "../../accounts/accounts.public.ts";
import type { Application, Event } from "../../events/events.contract.ts";
import { type ApplyState, applyingLeadsTo, factsOfEvent, isWindowOpen } from "../../events/events.public.ts";
import type { applicationContracts } from "../applications.contract.ts";
import styles from "./apply-panel.module.css";
import { isDeclinedByOrganizer } from "./is-declined-by-organizer.ts";
import { requestReminder, useReminderRequest } from "./reminder-request.ts";
import { DetailPageLink, WhyNotOpen } from "./why-not-open.tsx";

const OwnApplicationPanel = lazyClientOnly(() => import("./own-application-panel.tsx"));

const api = apiClient<typeof applicationContracts>();

interface ApplyPanelProps {
  event: Event;
  state: ApplyState;
  onChanged(): void;
  /** Told whenever it is known how the reader's application stands; null where there is none. */
  onKnown?(state: ApplicationState | null): void;
}

interface Own {
  /** Also one that has ended. */
  application: Application | null;
  isReminded: boolean;
}

/** Applying, cancelling and reminders, exactly as the event's state allows; on a phone it stays at the foot of the page. */
export function ApplyPanel({ event, state, onChanged, onKnown }: ApplyPanelProps) {
  const t = useTexts();
  const canRemind = isWindowOpen(state);
  const { own, isKnown, change, readAgain, busy } = useOwnPart(event.id, canRemind, onChanged);
  const application = own?.application ?? null;
  const ownState = application?.state ?? null;
  useEffect(() => onKnown?.(ownState), [ownState, onKnown]);
  const canApply = !isActive(ownState ?? undefined) && !(application && isDeclinedByOrganizer(application));
  const panel = useRef<HTMLElement>(null);
  return (
    <section ref={panel} tabIndex={-1} className={styles.panel} aria-label={t("apply.panel")}>
      <div className={isKnown ? styles.inner : `${styles.inner} ${styles.unknown}`}>
        {application && (
          <Suspense fallback={<p className={styles.reason}>{t("apply.working")}</p>}>
            <OwnApplicationPanel
              event={event}
              application={application}
              state={state}
              onChanged={readAgain}
              panel={panel}
            />
          </Suspense>
        )}
        {canApply && <Offer event={event} state={state} />}
        {canApply && canRemind && (
          <Button
            look="quiet"
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

function Offer({ event, state }: Pick<ApplyPanelProps, "event" | "state">) {
  const t = useTexts();
  const leadsTo = applyingLeadsTo(factsOfEvent(event));
  if (state === "open") {
    return (
      <ButtonLink to={`/events/${event.id}/apply`}>
        {t(leadsTo === "place" ? "apply.going" : `apply.to.${leadsTo}`)}
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

type Change = "remind" | "unremind";

const callOf = {
  remind: "POST /events/{id}/event_reminds/apply",
  unremind: "PUT /events/{id}/event_reminds/cancell",
} as const;

function useOwnPart(eventId: number, canRemind: boolean, onChanged: () => void) {
  const t = useTexts();
  const flash = useFlash();
  const navigate = useNavigate();
  const { user, refresh } = useCurrentUser();
  // Undefined while it is not known yet, and where it cannot be known: the visitor's view stands then.
  const [own, setOwn] = useState<Own | null | undefined>(undefined);
  const [busy, setBusy] = useState<Change | null>(null);
  const userId = user?.id;
  useEffect(() => {
    let isCurrent = true;
    setOwn(undefined);
    if (userId) void fetchOwn(eventId).then((found) => isCurrent && setOwn(found));
    return () => {
      isCurrent = false;
    };
  }, [eventId, userId]);
  const readAgain = async () => {
    const found = await fetchOwn(eventId);
    setOwn((before) => found ?? before);
    onChanged();
  };
  const change = async (what: Change) => {
    if (!(user ?? (await refresh()))) {
      requestReminder(eventId);
      return navigate(withRedirectTo("/signup", `/events/${eventId}`));
    }
    setBusy(what);
    try {
      await api(callOf[what], { params: { id: eventId } });
      flash(t(`apply.done.${what}`), "success", flashTimes.notice);
      await readAgain();
    } catch (error) {
      flash(failureMessage(error, t("apply.unreachable")), "error", flashTimes.notice);
    }
    setBusy(null);
  };
  const isWished = useReminderRequest(eventId, Boolean(user));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as it is known that nothing speaks against it
  useEffect(() => {
    if (isWished && own && !isActive(own.application?.state) && !own.isReminded && canRemind)
      void change("remind");
  }, [isWished, own === undefined]);
  return { own, isKnown: user === null || own !== undefined, change, readAgain, busy };
}

async function fetchOwn(eventId: number): Promise<Own | null> {
  try {
    const params = { id: eventId };
    const [applied, reminded] = await Promise.all([
      api("GET /events/{id}/applications/own", { params }),
      api("GET /events/{id}/event_reminds/present", { params }),
    ]);
    return { application: applied.data, isReminded: reminded.data };
  } catch {
    return null;
  }
}

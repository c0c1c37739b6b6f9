import { useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../platform/browser/failure-message.ts";
import { withRedirectTo } from "../../../shared/safe-redirect-path.ts";
import { displayDate, displayTime } from "../../../shared/tokyo-time.ts";
import { Button, ButtonLink } from "../../../ui/base/button.tsx";
import { flashTimes, useFlash } from "../../../ui/feedback/flash.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { useCurrentUser } from "../../accounts/accounts.public.ts";
import type { Event } from "../../events/events.contract.ts";
import { type ApplyState, factsOfEvent, isWindowOpen } from "../../events/events.public.ts";
import type { applicationContracts } from "../applications.contract.ts";
import styles from "./apply-panel.module.css";
import { CancelApplication } from "./cancel-application.tsx";
import { requestReminder, useReminderRequest } from "./reminder-request.ts";
import { DetailPageLink, WhyNotOpen } from "./why-not-open.tsx";

const api = apiClient<typeof applicationContracts>();

interface ApplyPanelProps {
  event: Event;
  state: ApplyState;
  onChanged(): void;
  /** Told whenever it is known whether the reader is applying; visitors are not. */
  onKnown?(isApplying: boolean): void;
}

interface Own {
  isApplying: boolean;
  isReminded: boolean;
}

/** Applying, cancelling and reminders, exactly as the event's state allows; on a phone it stays at the foot of the page. */
export function ApplyPanel({ event, state, onChanged, onKnown }: ApplyPanelProps) {
  const t = useTexts();
  const language = useLanguage();
  const canRemind = isWindowOpen(state);
  const { own, isKnown, change, busy } = useOwnPart(event.id, canRemind, onChanged);
  const isCancelled = state === "cancelled";
  const isApplying = own?.isApplying ?? false;
  useEffect(() => onKnown?.(isApplying), [isApplying, onKnown]);
  const panel = useRef<HTMLElement>(null);
  const due = event.apply_due ? new Date(event.apply_due) : null;
  const { placesLeft } = factsOfEvent(event);
  return (
    <section ref={panel} tabIndex={-1} className={styles.panel} aria-label={t("apply.panel")}>
      <div className={isKnown ? styles.inner : `${styles.inner} ${styles.unknown}`}>
        {state === "open" && !own?.isApplying && (
          <p className={styles.note}>
            {due && t("apply.until", { time: `${displayDate(due, language)} ${displayTime(due)}` })}{" "}
            {t("event.seats_left", { count: placesLeft })}
          </p>
        )}
        {own?.isApplying ? (
          <>
            <p className={isCancelled ? styles.reason : styles.going}>
              {t(isCancelled ? "apply.why.cancelled" : "apply.you_are_going")}
            </p>
            <ButtonLink look="quiet" to={`/events/${event.id}/apply`}>
              {t("apply.see_own")}
            </ButtonLink>
            {!isCancelled && state !== "started" && (
              <CancelApplication
                label={t("apply.cancel")}
                onConfirm={() => change("cancel")}
                focusAfter={panel}
              />
            )}
          </>
        ) : (
          <Offer event={event} state={state} />
        )}
        {!own?.isApplying && canRemind && (
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
  if (state === "open") return <ButtonLink to={`/events/${event.id}/apply`}>{t("apply.going")}</ButtonLink>;
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

type Change = "cancel" | "remind" | "unremind";

const callOf = {
  cancel: "PUT /events/{id}/applications/cancell",
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
  const change = async (what: Change) => {
    if (!(user ?? (await refresh()))) {
      requestReminder(eventId);
      return navigate(withRedirectTo("/signup", `/events/${eventId}`));
    }
    setBusy(what);
    try {
      await api(callOf[what], { params: { id: eventId } });
      flash(t(`apply.done.${what}`), "success", flashTimes.notice);
      setOwn(await fetchOwn(eventId));
      onChanged();
    } catch (error) {
      flash(failureMessage(error, t("apply.unreachable")), "error", flashTimes.notice);
    }
    setBusy(null);
  };
  const isWished = useReminderRequest(eventId, Boolean(user));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as it is known that nothing speaks against it
  useEffect(() => {
    if (isWished && own && !own.isApplying && !own.isReminded && canRemind) void change("remind");
  }, [isWished, own === undefined]);
  return { own, isKnown: user === null || own !== undefined, change, busy };
}

async function fetchOwn(eventId: number): Promise<Own | null> {
  try {
    const params = { id: eventId };
    const [applying, reminded] = await Promise.all([
      api("GET /events/{id}/applications/present", { params }),
      api("GET /events/{id}/event_reminds/present", { params }),
    ]);
    return { isApplying: applying.data, isReminded: reminded.data };
  } catch {
    return null;
  }
}

import { useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { ApiRefusal, apiOf } from "../../../platform/browser/call-api.ts";
import { displayDate, displayTime } from "../../../shared/tokyo-time.ts";
import { Button, ButtonLink } from "../../../ui/base/button.tsx";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { flashTimes, useFlash } from "../../../ui/feedback/flash.tsx";
import { type TextKey, useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { useOwnUser } from "../../accounts/door.ts";
import type { ApplyState } from "../../events/door.ts";
import type { applicationCalls } from "../contract.ts";
import styles from "./apply-panel.module.css";

const api = apiOf<typeof applicationCalls>();

const remindable: ReadonlySet<ApplyState> = new Set(["open", "full", "elsewhere"]);

interface ApplyPanelProps {
  eventId: number;
  state: ApplyState;
  detailUrl: string | null;
  applyDue: string | null;
  seatsLeft: number;
  onChanged(): void;
}

interface Own {
  isApplying: boolean;
  isReminded: boolean;
}

/** Applying, cancelling and reminders, exactly as the event's state allows; on a phone it stays at the foot of the page. */
export function ApplyPanel({ eventId, state, detailUrl, applyDue, seatsLeft, onChanged }: ApplyPanelProps) {
  const t = useTexts();
  const language = useLanguage();
  const { own, change, busy } = useOwnPart(eventId, onChanged);
  const panel = useRef<HTMLElement>(null);
  const question = useRef<HTMLDialogElement>(null);
  const due = applyDue ? new Date(applyDue) : null;
  return (
    <section ref={panel} tabIndex={-1} className={styles.panel} aria-label={t("apply.panel")}>
      <div className={styles.inner}>
        {state === "open" && (
          <p className={styles.note}>
            {due && t("apply.until", { time: `${displayDate(due, language)} ${displayTime(due)}` })}{" "}
            {t("event.seats_left", { count: seatsLeft })}
          </p>
        )}
        {own?.isApplying ? (
          <>
            <p className={styles.going}>{t("apply.you_are_going")}</p>
            {state !== "started" && (
              <Button look="danger" onClick={() => question.current?.showModal()}>
                {t("apply.cancel")}
              </Button>
            )}
          </>
        ) : (
          <Offer eventId={eventId} state={state} detailUrl={detailUrl} />
        )}
        {!own?.isApplying && remindable.has(state) && (
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
      <ConfirmDialog
        dialog={question}
        question={t("apply.cancel_question")}
        confirm={t("apply.cancel_confirm")}
        look="danger"
        onConfirm={async () => change("cancel")}
        focusAfter={panel}
      />
    </section>
  );
}

function Offer({ eventId, state, detailUrl }: Pick<ApplyPanelProps, "eventId" | "state" | "detailUrl">) {
  const t = useTexts();
  if (state === "open") return <ButtonLink to={`/events/${eventId}/apply`}>{t("apply.going")}</ButtonLink>;
  if (state === "elsewhere" && detailUrl) {
    return (
      <a className={styles.elsewhere} href={detailUrl} target="_blank" rel="noopener noreferrer">
        {t("apply.detail_page")}
      </a>
    );
  }
  return (
    <p className={styles.reason}>
      <strong>{t(`apply.why.${state}` as TextKey)}</strong> <Link to="/">{t("apply.other_events")}</Link>
    </p>
  );
}

type Change = "cancel" | "remind" | "unremind";

const callOf = {
  cancel: "PUT /events/{id}/applications/cancell",
  remind: "POST /events/{id}/event_reminds/apply",
  unremind: "PUT /events/{id}/event_reminds/cancell",
} as const;

function useOwnPart(eventId: number, onChanged: () => void) {
  const t = useTexts();
  const flash = useFlash();
  const navigate = useNavigate();
  const { user, refresh } = useOwnUser();
  const [own, setOwn] = useState<Own | null>(null);
  const [busy, setBusy] = useState<Change | null>(null);
  const userId = user?.id;
  useEffect(() => {
    let isCurrent = true;
    if (userId) void fetchOwn(eventId).then((found) => isCurrent && setOwn(found));
    else setOwn(null);
    return () => {
      isCurrent = false;
    };
  }, [eventId, userId]);
  const change = async (what: Change) => {
    if (!(user ?? (await refresh()))) return navigate("/signup");
    setBusy(what);
    try {
      await api(callOf[what], { params: { id: eventId } });
      flash(t(`apply.done.${what}`), "success", flashTimes.notice);
      setOwn(await fetchOwn(eventId));
      onChanged();
    } catch (error) {
      flash(
        error instanceof ApiRefusal ? error.firstSentence : t("apply.unreachable"),
        "error",
        flashTimes.notice,
      );
    }
    setBusy(null);
  };
  return { own, change, busy };
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

import { Link, useLocation } from "react-router";
import { displayDayTime } from "../../../shared/display-day.ts";
import { qrCodePath } from "../../../shared/draw-qr-code.ts";
import { personName } from "../../../shared/person-name.ts";
import { withRedirectTo } from "../../../shared/safe-redirect-path.ts";
import { showTicketCode } from "../../../shared/ticket-code.ts";
import { displayTime } from "../../../shared/tokyo-time.ts";
import { ButtonLink } from "../../../ui/base/button.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { useCurrentUser } from "../../accounts/accounts.public.ts";
import { MeetingLink } from "../ui/meeting-link.tsx";
import type { TicketEvent } from "./describe-ticket-event.ts";
import type { TicketStanding } from "./find-ticket-standing.ts";
import styles from "./ticket.module.css";
import { TicketHeading } from "./ticket-heading.tsx";
import { useTicket } from "./use-ticket.ts";
import { useWakeLock } from "./use-wake-lock.ts";

interface OwnTicketProps {
  eventId: number;
  event: TicketEvent | null;
}

/** The ticket of who looks at the page: its code to be scanned and to be read out, or why there is none. */
export default function OwnTicket({ eventId, event }: OwnTicketProps) {
  const language = useLanguage();
  const { user } = useCurrentUser();
  const { hash } = useLocation();
  const name = user ? personName(user, language) : "";
  const standing = useTicket({ eventId, event, hash, holder: name });
  const isShown = standing.kind === "ticket" && !event?.isCancelled;
  useWakeLock(isShown);
  const kept = standing.kind === "ticket" && standing.from === "device" ? standing.kept : null;
  return (
    <>
      {!event && kept && <TicketHeading event={kept.event} />}
      {isShown ? (
        <>
          <Code standing={standing} holder={standing.from === "link" ? "" : name || (kept?.holder ?? "")} />
          {standing.from === "account" && <MeetingLink eventId={eventId} />}
        </>
      ) : (
        <NoTicket
          eventId={eventId}
          kind={event?.isCancelled ? "called_off" : standing.kind}
          email={user?.email}
        />
      )}
    </>
  );
}

type ShownTicket = Extract<TicketStanding, { kind: "ticket" }>;

function Code({ standing, holder }: { standing: ShownTicket; holder: string }) {
  const t = useTexts();
  const letters = showTicketCode(standing.code);
  const { path, squares } = qrCodePath(standing.code);
  return (
    <>
      <div className={styles.picture}>
        <svg
          // The page around it is as white as its margin, of which half is enough then.
          viewBox={`2 2 ${squares - 4} ${squares - 4}`}
          role="img"
          aria-label={t("ticket.qr", { code: letters })}
        >
          <rect width={squares} height={squares} fill="#fff" />
          <path d={path} fill="#000" shapeRendering="crispEdges" />
        </svg>
      </div>
      <div className={styles.foot}>
        <p className={styles.letters}>{letters}</p>
        {holder && <p className={styles.holder}>{holder}</p>}
        <Validity standing={standing} />
      </div>
    </>
  );
}

function Validity({ standing }: { standing: ShownTicket }) {
  const t = useTexts();
  const language = useLanguage();
  if (standing.from === "link") return <p className={styles.note}>{t("ticket.from_link")}</p>;
  const checked = new Date(standing.checkedAt);
  return (
    <p className={styles.note} role="status">
      {standing.from === "device"
        ? t("ticket.kept", { time: displayDayTime(checked, language) })
        : t("ticket.checked", { time: displayTime(checked) })}
    </p>
  );
}

type Reason = Exclude<TicketStanding["kind"], "ticket"> | "ticket" | "called_off";

function NoTicket({ eventId, kind, email }: { eventId: number; kind: Reason; email: string | undefined }) {
  const t = useTexts();
  if (kind === "waiting" || kind === "ticket")
    return (
      <p className={styles.reason} role="status">
        {t("apply.working")}
      </p>
    );
  return (
    <div className={styles.reason} role="status">
      <p className={styles.said}>{t(`ticket.${kind}`)}</p>
      {kind === "none" && email && <p className={styles.note}>{t("ticket.signed_in_as", { email })}</p>}
      {kind === "log_in" ? (
        <ButtonLink to={withRedirectTo("/login", `/events/${eventId}/ticket`)}>{t("shell.login")}</ButtonLink>
      ) : (
        <Link to="/">{t("apply.other_events")}</Link>
      )}
    </div>
  );
}

import { useLocation } from "react-router";
import { showTicketCode } from "../../../../shared/codes/ticket-code.ts";
import { qrCodePath } from "../../../../shared/draw-qr-code.ts";
import { personName } from "../../../../shared/people/person-name.ts";
import { withRedirectTo } from "../../../../shared/safe-redirect-path.ts";
import { displayDayTime } from "../../../../shared/time/display-day.ts";
import { displayTime } from "../../../../shared/time/tokyo-time.ts";
import { ButtonLink } from "../../../../ui/base/button.tsx";
import { Link } from "../../../../ui/base/link.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { useSignedInUser } from "../../../accounts/accounts.public.ts";
import { MeetingLink } from "../../my-application/meeting-link.tsx";
import type { TicketStatus } from "../find-ticket-status.ts";
import type { TicketEvent } from "./describe-ticket-event.ts";
import type { StoredTicket } from "./stored-tickets.ts";
import styles from "./ticket.module.css";
import { TicketHeading } from "./ticket-heading.tsx";
import { useTicket } from "./use-ticket.ts";
import { useWakeLock } from "./use-wake-lock.ts";

interface MyTicketProps {
  eventId: number;
  event: TicketEvent | null;
}

/** The ticket of who looks at the page: its code to be scanned and to be read out, or why there is none. */
export default function MyTicket({ eventId, event }: MyTicketProps) {
  const language = useLanguage();
  const user = useSignedInUser();
  const { hash } = useLocation();
  const name = user ? personName(user, language) : "";
  const status = useTicket({ eventId, event, hash, holder: name });
  const isShown = status.kind === "ticket" && !event?.isCancelled;
  useWakeLock(isShown);
  const stored = status.kind === "ticket" && status.from === "device" ? status.stored : null;
  return (
    <>
      {!event && status.kind !== "waiting" && <HeadingWithoutPage stored={stored} />}
      {isShown ? (
        <>
          <Code status={status} holder={status.from === "link" ? "" : name || (stored?.holder ?? "")} />
          {status.from === "account" && <MeetingLink eventId={eventId} />}
        </>
      ) : (
        <NoTicket
          eventId={eventId}
          kind={event?.isCancelled ? "called_off" : status.kind}
          email={user?.email}
        />
      )}
    </>
  );
}

/** Of an event whose page is not there: what the device knows of it, and where that is nothing the ticket's own name. */
function HeadingWithoutPage({ stored }: { stored: StoredTicket | null }) {
  const t = useTexts();
  if (stored) return <TicketHeading event={stored.event} />;
  return (
    <header className={styles.head}>
      <h1>{t("ticket.title")}</h1>
    </header>
  );
}

type ShownTicket = Extract<TicketStatus, { kind: "ticket" }>;

function Code({ status, holder }: { status: ShownTicket; holder: string }) {
  const t = useTexts();
  const letters = showTicketCode(status.code);
  const { path, squares } = qrCodePath(status.code);
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
        <Validity status={status} />
      </div>
    </>
  );
}

function Validity({ status }: { status: ShownTicket }) {
  const t = useTexts();
  const language = useLanguage();
  if (status.from === "link") return <p className={styles.note}>{t("ticket.from_link")}</p>;
  const checked = new Date(status.checkedAt);
  return (
    <p className={styles.note} role="status">
      {status.from === "device"
        ? t("ticket.kept", { time: displayDayTime(checked, language) })
        : t("ticket.checked", { time: displayTime(checked, language) })}
    </p>
  );
}

type Reason = Exclude<TicketStatus["kind"], "ticket"> | "ticket" | "called_off";

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

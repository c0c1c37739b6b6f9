import { Suspense } from "react";
import { Link } from "../../../../ui/base/link.tsx";
import { useIsHydrated } from "../../../../ui/forms/use-is-hydrated.ts";
import { lazyClientOnly } from "../../../../ui/texts/lazy-client-only.tsx";
import { useTexts } from "../../../../ui/texts/texts.tsx";
import type { TicketEvent } from "./describe-ticket-event.ts";
import styles from "./ticket.module.css";
import { TicketHeading } from "./ticket-heading.tsx";

const MyTicket = lazyClientOnly(() => import("./my-ticket.tsx"));

interface TicketPageProps {
  eventId: number;
  /** Null where its page is not public, or could not be fetched. */
  event: TicketEvent | null;
}

/** All of a ticket's page: bright in dark rooms too, and on a small phone without scrolling. */
export function TicketPage({ eventId, event }: TicketPageProps) {
  const t = useTexts();
  const isHydrated = useIsHydrated();
  const waiting = <p className={styles.reason}>{t("apply.working")}</p>;
  return (
    <div className={styles.page}>
      <nav className={styles.ways} aria-label={t("ticket.title")}>
        {event && <Link to={`/events/${eventId}`}>{t("ticket.to_event")}</Link>}
        <Link to="/me/tickets">{t("ticket.all")}</Link>
      </nav>
      {event && <TicketHeading event={event} />}
      <noscript>
        <p className={styles.reason}>{t("ticket.needs_scripts")}</p>
      </noscript>
      {isHydrated ? (
        <Suspense fallback={waiting}>
          <MyTicket key={eventId} eventId={eventId} event={event} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}

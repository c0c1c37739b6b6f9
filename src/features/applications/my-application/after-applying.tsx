import { useRouteLoaderData } from "react-router";
import { useReader } from "../../../ui/texts/reader.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { useSignedInUser } from "../../accounts/accounts.public.ts";
import type { Application } from "../../events/events.contract.ts";
import {
  eventPlace,
  googleCalendarLink,
  type PageEvent,
  readerText,
  ShareByDevice,
  shareAddresses,
  sharedAddress,
  timeSpan,
} from "../../events/events.public.ts";
import { showsTicket } from "../tickets/shows-ticket.ts";
import { TicketLink } from "../tickets/ui/ticket-link.tsx";
import styles from "./applied-panel.module.css";

interface AfterApplyingProps {
  event: PageEvent;
  /** An active one. */
  application: Application;
}

/** The next steps of somebody who has applied: ticket and calendar where the place is certain, and telling friends. */
export function AfterApplying({ event, application }: AfterApplyingProps) {
  const t = useTexts();
  const reader = useReader();
  const { language } = reader;
  const user = useSignedInUser();
  const root = useRouteLoaderData("root") as { publicUrl: string } | undefined;
  const { title } = readerText(event, reader);
  const place = eventPlace(event, t, reader);
  const url = sharedAddress(root?.publicUrl ?? "", event.id, language);
  const when = timeSpan(new Date(event.start_at), event.end_at ? new Date(event.end_at) : null, language);
  const { line } = shareAddresses({ title, details: `${when} · ${place}`, url });
  const isCertain = showsTicket(application.state, event, new Date());
  return (
    <>
      {isCertain && user && <p>{t("applied.next", { email: user.email })}</p>}
      {isCertain && (
        <div className={styles.ways}>
          <TicketLink event={event} label={t("ticket.show")} />
          <a href={`/events/${event.id}/calendar.ics`} download>
            {t("applied.calendar_file")}
          </a>
          <a href={googleCalendarLink(event, { title, place })} target="_blank" rel="noopener noreferrer">
            {t("applied.google_calendar")}
          </a>
        </div>
      )}
      <p className={styles.invite}>{t("applied.invite")}</p>
      <div className={styles.ways}>
        <a href={line} target="_blank" rel="noopener noreferrer">
          {t("applied.invite_line")}
        </a>
        <ShareByDevice title={title} url={url} />
      </div>
    </>
  );
}

import type { RefObject } from "react";
import type { MyApplication } from "../../../features/applications/applications.contract.ts";
import {
  CancelApplication,
  CompanionsDetails,
  canGiveUp,
  useApplicationActions,
} from "../../../features/applications/applications.public.ts";
import type { Event } from "../../../features/events/events.contract.ts";
import { googleCalendarLink, readableTexts, textIn } from "../../../features/events/events.public.ts";
import { useReader } from "../../../ui/texts/reader.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import styles from "../my-page.module.css";

interface ComingEventToolsProps {
  event: Event;
  application: MyApplication;
  onChanged(): void;
  /** The element that gets the focus when the event has left the list. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** Further tools of somebody who comes: who comes too, the event in their calendar, and, behind a press, to give the place up. */
export function ComingEventTools({ event, application, onChanged, focusAfter }: ComingEventToolsProps) {
  const t = useTexts();
  const reader = useReader();
  const { title, place_name } = textIn(readableTexts(event), reader);
  const place = event.is_online ? t("event.online") : place_name;
  const { giveUp } = useApplicationActions(event.id, onChanged);
  return (
    <>
      {!event.held_at && <CompanionsDetails eventId={event.id} />}
      <details className={styles.more}>
        <summary>{t(event.held_at ? "me.cancelling" : "me.more")}</summary>
        <div>
          {!event.held_at && (
            <>
              <a href={`/events/${event.id}/calendar.ics`} download>
                {t("event.calendar_file")}
              </a>
              <a href={googleCalendarLink(event, { title, place })} target="_blank" rel="noopener noreferrer">
                {t("event.google_calendar")}
              </a>
            </>
          )}
          {canGiveUp(application) && (
            <CancelApplication
              state={application.state}
              onConfirm={() => giveUp(application)}
              focusAfter={focusAfter}
            />
          )}
        </div>
      </details>
    </>
  );
}

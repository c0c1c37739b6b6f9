import type { RefObject } from "react";
import type { applicationContracts } from "../../features/applications/applications.contract.ts";
import { CancelApplication, CompanionsDetails } from "../../features/applications/applications.public.ts";
import type { Event } from "../../features/events/events.contract.ts";
import { googleCalendarLink, textIn } from "../../features/events/events.public.ts";
import { apiClient } from "../../platform/browser/api-client.ts";
import { failureMessage } from "../../platform/browser/failure-message.ts";
import { flashTimes, useFlash } from "../../ui/feedback/flash.tsx";
import { useLanguage, useTexts } from "../../ui/texts/texts.tsx";
import styles from "./my-page.module.css";

const api = apiClient<typeof applicationContracts>();

interface ComingEventToolsProps {
  event: Event;
  onChanged(): void;
  /** The element that gets the focus when the event has left the list. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** Next steps of somebody who comes: the event in their calendar, or their place given up. */
export function ComingEventTools({ event, onChanged, focusAfter }: ComingEventToolsProps) {
  const t = useTexts();
  const language = useLanguage();
  const flash = useFlash();
  const { title, place_name } = textIn(event.language_events, language);
  const place = event.is_online ? t("event.online") : place_name;
  const cancel = async () => {
    try {
      await api("PUT /events/{id}/applications/cancell", { params: { id: event.id } });
      flash(t("apply.done.cancel"), "success", flashTimes.notice);
      onChanged();
    } catch (error) {
      flash(failureMessage(error, t("apply.unreachable")), "error", flashTimes.notice);
    }
  };
  return (
    <div className={styles.tools}>
      <CompanionsDetails eventId={event.id} />
      <a href={`/events/${event.id}/calendar.ics`} download>
        {t("event.calendar_file")}
      </a>
      <a href={googleCalendarLink(event, { title, place })} target="_blank" rel="noopener noreferrer">
        {t("event.google_calendar")}
      </a>
      {!event.cancelled_at && (
        <CancelApplication label={t("apply.cancel_confirm")} onConfirm={cancel} focusAfter={focusAfter} />
      )}
    </div>
  );
}

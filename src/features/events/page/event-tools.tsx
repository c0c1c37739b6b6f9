import { type ApplicationState, isActive, isComing } from "../../../shared/application-states.ts";
import { useReader } from "../../../ui/texts/reader.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { factsOfEvent } from "../availability/availability-facts.ts";
import { applyingOutcome } from "../availability/event-availability.ts";
import { ShareMenu } from "../sharing/ui/share-menu.tsx";
import { BookmarkButton } from "../ui/bookmark-button.tsx";
import { googleCalendarLink } from "../ui/calendar-links.ts";
import { readerText } from "../ui/event-text.ts";
import { eventPlace } from "./event-place.ts";
import styles from "./event-tools.module.css";
import type { PageEvent } from "./sparse-event.ts";

interface EventToolsProps {
  event: PageEvent;
  /** Of the reader's application; null where there is none. */
  myState: ApplicationState | null;
}

/**
 * Keeping, sharing and noting an event, for readers who have decided and for those who have not. In a calendar it would look like a
 * place, so it is not offered for one where whoever applies has to wait for a place.
 */
export function EventTools({ event, myState }: EventToolsProps) {
  const t = useTexts();
  const reader = useReader();
  const isCertain =
    myState && isActive(myState) ? isComing(myState) : applyingOutcome(factsOfEvent(event)) === "place";
  const text = readerText(event, reader);
  const place = eventPlace(event, t, reader);
  return (
    <div className={styles.tools}>
      <BookmarkButton eventId={event.id} title={text.title} />
      <ShareMenu event={event} title={text.title} place={place} />
      {isCertain && (
        <>
          <a href={`/events/${event.id}/calendar.ics`} download>
            {t("event.calendar_file")}
          </a>
          <a
            href={googleCalendarLink(event, { title: text.title, place })}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t("event.google_calendar")}
          </a>
        </>
      )}
    </div>
  );
}

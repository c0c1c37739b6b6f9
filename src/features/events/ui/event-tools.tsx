import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { Event } from "../events.contract.ts";
import { placeWithAddress } from "../format/format-event-place.ts";
import { BookmarkButton } from "./bookmark-button.tsx";
import { googleCalendarLink } from "./calendar-links.ts";
import { textIn } from "./event-text.ts";
import styles from "./event-tools.module.css";
import { ShareMenu } from "./share-menu.tsx";

/** Keeping, sharing and noting an event, for readers who have decided and for those who have not. */
export function EventTools({ event }: { event: Event }) {
  const t = useTexts();
  const language = useLanguage();
  const text = textIn(event.language_events, language);
  const place = event.is_online
    ? t("event.online")
    : placeWithAddress({ ...text, prefecture: [event.prefecture.name] }, language);
  return (
    <div className={styles.tools}>
      <BookmarkButton eventId={event.id} title={text.title} hasWord />
      <ShareMenu event={event} title={text.title} place={place} />
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
    </div>
  );
}

import { Button } from "../../../ui/base/button.tsx";
import { useFlash } from "../../../ui/feedback/flash.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { Event } from "../events.contract.ts";
import { placeWithAddress } from "../format/format-event-place.ts";
import { BookmarkButton } from "./bookmark-button.tsx";
import { googleCalendarLink } from "./calendar-links.ts";
import { textIn } from "./event-text.ts";
import styles from "./event-tools.module.css";

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
      <Share title={text.title} />
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

function Share({ title }: { title: string }) {
  const t = useTexts();
  const flash = useFlash();
  const share = async () => {
    const shown = new URL(location.href).searchParams.get("text");
    const url = `${location.origin}${location.pathname}${shown ? `?${new URLSearchParams({ text: shown })}` : ""}`;
    if (navigator.share) return navigator.share({ title, url }).catch(() => {});
    await navigator.clipboard.writeText(url);
    flash(t("event.link_copied"));
  };
  return (
    <Button look="quiet" onClick={() => void share()}>
      {t("event.share")}
    </Button>
  );
}

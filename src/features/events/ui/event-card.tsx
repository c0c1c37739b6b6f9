import { useId } from "react";
import { Link } from "react-router";
import { formatList, languageNameIn } from "../../../shared/languages.ts";
import {
  displayDate,
  displayMonth,
  displayTime,
  displayWeekday,
  tokyoParts,
} from "../../../shared/tokyo-time.ts";
import { type TextKey, useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { deadlineNearDays } from "../availability/availability-facts.ts";
import { applyState } from "../availability/event-availability.ts";
import { AppliedMark } from "./applied-mark.tsx";
import { BookmarkButton } from "./bookmark-button.tsx";
import { type CardData, fewPlaces } from "./card-data.ts";
import styles from "./event-card.module.css";
import { EventFee } from "./event-offer.tsx";

const dayMs = 24 * 60 * 60 * 1000;

interface EventCardProps {
  event: CardData;
  /** The moment of which the page tells (milliseconds), so that server and browser say the same. */
  now: number;
  reason?: string;
  /** The reader has a place: what matters to those who have none is left out. */
  isGoing?: boolean;
}

export function EventCard({ event, now, reason, isGoing }: EventCardProps) {
  const t = useTexts();
  const language = useLanguage();
  const start = new Date(event.startAt);
  const id = useId();
  const [reasonId, titleId, timeId] = [`${id}r`, `${id}t`, `${id}s`];
  return (
    // One event may stand in two lists, and two events may share a title: the reason and the time tell them apart.
    <article
      className={styles.card}
      aria-labelledby={[reason && reasonId, titleId, timeId].filter(Boolean).join(" ")}
    >
      <CardPicture event={event} />
      <div className={styles.corner}>
        <BookmarkButton eventId={event.id} title={event.title} />
      </div>
      {!isGoing && <AppliedMark eventId={event.id} className={styles.applied} />}
      <div className={styles.body}>
        <div className={styles.leaf} aria-hidden="true">
          <span className={styles.month}>{displayMonth(start, language)}</span>
          <span className={styles.day}>{tokyoParts(start).day}</span>
          <span className={styles.weekday}>{displayWeekday(start, language)}</span>
        </div>
        <div className={styles.words}>
          {reason && (
            <p id={reasonId} className={styles.reason}>
              {t(`reason.${reason}` as TextKey)}
            </p>
          )}
          <h3 id={titleId} className={styles.title} lang={event.lang}>
            <Link to={`/events/${event.id}`}>{event.title}</Link>
          </h3>
          <p className={styles.organization}>{event.organization}</p>
          <p>
            <time id={timeId} dateTime={event.startAt}>
              <span className={styles.hidden}>{displayDate(start, language)} </span>
              {displayTime(start)}
              {event.endAt && `–${displayTime(new Date(event.endAt))}`}
            </time>
            {" · "}
            {event.isOnline
              ? t("event.online")
              : t("event.place", { prefecture: event.prefecture, place: event.place })}
          </p>
          <p className={styles.chips}>
            {event.fee !== null && (
              <span className={styles.chip}>
                <EventFee fee={event.fee} />
              </span>
            )}
            <span className={styles.chip}>{event.purpose}</span>
            <span className={styles.chip}>
              {t("event.spoken_short", { languages: formatList(event.spokenLanguages, language) })}
            </span>
            {event.pageLanguages.length > 0 && (
              <span className={styles.chip}>
                {t("event.page_short", {
                  languages: event.pageLanguages.map((one) => languageNameIn(one, language)).join("/"),
                })}
              </span>
            )}
          </p>
          <Urgency event={event} now={now} isGoing={isGoing} />
        </div>
      </div>
    </article>
  );
}

/** The badge of a card: cancelled, full, few seats, a deadline that is near. */
function Urgency({ event: { availability }, now, isGoing }: EventCardProps) {
  const t = useTexts();
  const state = applyState(availability, new Date(now));
  if (state === "cancelled") return <p className={styles.urgent}>{t("event.cancelled")}</p>;
  if (state === "started" || isGoing) return null;
  if (state === "closed") return <p className={styles.closed}>{t("event.closed")}</p>;
  if (state === "full") return <p className={styles.urgent}>{t("event.full")}</p>;
  const { applyDueAt, placesLeft } = availability;
  const days = applyDueAt && Math.floor((applyDueAt.getTime() - now) / dayMs);
  return (
    <>
      {state === "open" && placesLeft <= fewPlaces && (
        <p className={styles.urgent}>{t("event.seats_left", { count: placesLeft })}</p>
      )}
      {days !== null && days < deadlineNearDays && (
        <p className={styles.urgent}>{t("event.due_in_days", { count: days })}</p>
      )}
    </>
  );
}

function CardPicture({ event }: { event: CardData }) {
  if (event.thumbnailUrl) {
    return <img src={event.thumbnailUrl} alt="" className={styles.picture} loading="lazy" height={200} />;
  }
  return (
    <div
      className={styles.pattern}
      style={{ "--hue": (event.purposeId * 47) % 360 } as never}
      aria-hidden="true"
    />
  );
}

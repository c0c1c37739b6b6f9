import { useId } from "react";
import { formatList } from "../../../shared/languages/format-list.ts";
import { languages } from "../../../shared/languages/languages.ts";
import { languageNameIn } from "../../../shared/languages/name-of-language.ts";
import {
  displayDate,
  displayMonth,
  displayTime,
  displayWeekday,
  tokyoParts,
} from "../../../shared/time/tokyo-time.ts";
import { Badge } from "../../../ui/base/badge.tsx";
import { type TextKey, useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { pictureProps } from "../covers/event-picture.ts";
import { BookmarkRibbon } from "../ui/bookmark-ribbon.tsx";
import type { CardData } from "./card-data.ts";
import styles from "./event-card.module.css";
import { EventFee } from "./event-offer.tsx";
import { EventUrgency } from "./event-urgency.tsx";
import { HighlightedText } from "./highlighted-text.tsx";
import { MatchReason } from "./match-reason.tsx";

/** What a list says of a card. */
export interface CardOptions {
  /** The moment of which the page tells (milliseconds), so that server and browser say the same. */
  now: number;
  reason?: string;
  /** The reader has a place: what matters to those who have none is left out. */
  isGoing?: boolean;
  /** Its picture is in sight when the page opens, so it is fetched at once. */
  isFirst?: boolean;
}

/**
 * Title, time, place and organizer, and what may matter to this reader; what is true of nearly all is not said. It is made on the
 * server too, so it asks nothing of its reader but a priority: `CardItem` shows their marks and answers presses.
 */
export function EventCard({ event, now, reason, isGoing, isFirst }: { event: CardData } & CardOptions) {
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
      <div className={styles.frame}>
        <img
          {...pictureProps(event.picture, "(min-width: 40rem) 24rem, 100vw")}
          alt=""
          width={960}
          height={540}
          loading={isFirst ? "eager" : "lazy"}
          fetchPriority={isFirst ? "high" : undefined}
        />
      </div>
      <div className={styles.corner}>
        <BookmarkRibbon title={event.title} isPressed={false} />
      </div>
      {!isGoing && <p className={styles.applied} data-applied="" hidden />}
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
            <a href={`/events/${event.id}`}>
              <HighlightedText text={event.title} marks={event.match?.title} />
            </a>
          </h3>
          <p className={styles.place}>
            <time id={timeId} dateTime={event.startAt}>
              <span className="visually-hidden">{displayDate(start, language)} </span>
              {displayTime(start, language)}
              {event.endAt && `–${displayTime(new Date(event.endAt), language)}`}
            </time>
            {" · "}
            {event.isOnline ? t("event.online") : <MarkedPlace event={event} />}
          </p>
          <p className={styles.organization} translate="no">
            <HighlightedText text={event.organization} marks={event.match?.organization} />
            {event.recognition && (
              <span className={styles.recognition}>
                <Badge tone="recognized">{event.recognition}</Badge>
              </span>
            )}
          </p>
          {event.match && <MatchReason match={event.match} />}
          <p className={styles.marks}>
            <EventUrgency event={event} now={now} isGoing={isGoing} />
            {event.fee !== undefined && (
              <Badge tone={event.fee === 0 ? "good" : "quiet"}>
                <EventFee fee={event.fee} />
              </Badge>
            )}
            <LanguageMarks event={event} />
          </p>
        </div>
      </div>
    </article>
  );
}

/** The language says which of the two comes first. */
function MarkedPlace({ event: { prefecture, place, match } }: { event: CardData }) {
  const t = useTexts();
  const [prefectureHere, placeHere] = ["\ue000", "\ue001"];
  const parts = t("event.place", { prefecture: prefectureHere, place: placeHere }).split(/([\ue000\ue001])/);
  return parts.map((part) => {
    if (part === prefectureHere)
      return <HighlightedText key={part} text={prefecture} marks={match?.prefecture} />;
    if (part === placeHere) return <HighlightedText key={part} text={place} marks={match?.place} />;
    return part;
  });
}

/** Languages are told where the reader could not be sure of them. */
function LanguageMarks({ event }: { event: CardData }) {
  const t = useTexts();
  const language = useLanguage();
  const spoken = formatList(event.spokenLanguages, language);
  const isLocal = language === languages[0];
  return (
    <>
      {!event.isOwnSpoken && <Badge>{t("event.spoken_short", { languages: spoken })}</Badge>}
      {event.isOwnSpoken && !isLocal && <Badge tone="info">{t("event.language_ok")}</Badge>}
      {event.pageLanguages && event.pageLanguages.length > 0 && (
        <Badge>
          {t("event.page_short", {
            languages: formatList(
              event.pageLanguages.map((one) => languageNameIn(one, language)),
              language,
            ),
          })}
        </Badge>
      )}
    </>
  );
}

export default EventCard;

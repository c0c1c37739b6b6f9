import type { ReactNode } from "react";
import { type CardData, priorityOfEvent } from "../../features/events/events.public.ts";
import { EventFee, EventUrgency } from "../../features/events/events.server.ts";
import { displayDayTime } from "../../shared/time/display-day.ts";
import {
  displayDate,
  displayMonth,
  displayTime,
  displayWeekday,
  tokyoParts,
} from "../../shared/time/tokyo-time.ts";
import { Badge } from "../../ui/base/badge.tsx";
import { useLanguage, useTexts } from "../../ui/texts/texts.tsx";
import { EmbedLink } from "./embed-document.tsx";

interface EmbedCardProps {
  event: CardData;
  /** In milliseconds. */
  now: number;
  /** The event's page. */
  href: string;
  /** It stands alone in its frame. */
  isWhole?: boolean;
  children?: ReactNode;
}

/** An event as other sites show it: when, what, where, who, and whether there are places. */
export function EmbedCard({ event, now, href, isWhole, children }: EmbedCardProps) {
  const t = useTexts();
  const language = useLanguage();
  const start = new Date(event.startAt);
  const Heading = isWhole ? "h1" : "h2";
  return (
    <article className={isWhole ? "whole" : undefined}>
      {isWhole && <img src={event.picture.src} alt="" width={960} height={540} />}
      <div className="row">
        <div className="leaf" aria-hidden="true">
          {displayMonth(start, language)}
          <b>{tokyoParts(start).day}</b>
          {displayWeekday(start, language)}
        </div>
        <div className="words">
          <Heading lang={event.lang}>
            <EmbedLink href={href}>{event.title}</EmbedLink>
          </Heading>
          <p>
            <time dateTime={event.startAt}>
              {displayDate(start, language)} ({displayWeekday(start, language)}){" "}
              {displayTime(start, language)}
              {event.endAt && `–${displayTime(new Date(event.endAt), language)}`}
            </time>
          </p>
          <p className="quiet">
            {event.isOnline
              ? t("event.online")
              : t("event.place", { prefecture: event.prefecture, place: event.place })}
          </p>
          {isWhole && <p className="quiet">{event.organization}</p>}
          <p className="marks">
            {isWhole && event.recognition && <Badge tone="recognized">{event.recognition}</Badge>}
            <EmbedMarks event={event} now={now} />
          </p>
          {children}
        </div>
      </div>
    </article>
  );
}

/** Whether the reader is among those who may apply first is asked on the event's page. */
function EmbedMarks({ event, now }: Pick<EmbedCardProps, "event" | "now">) {
  const t = useTexts();
  const language = useLanguage();
  const { priority_access, ...shared } = event;
  const until = priority_access && priorityOfEvent(event)?.until;
  return (
    <>
      <EventUrgency event={shared} now={now} />
      {until && until.getTime() > now && (
        <Badge tone="now">
          {t("event.card.priority", { time: displayDayTime(until, language, new Date(now)) })}
        </Badge>
      )}
      {event.fee !== undefined && (
        <Badge tone={event.fee === 0 ? "good" : "quiet"}>
          <EventFee fee={event.fee} />
        </Badge>
      )}
    </>
  );
}

import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Language } from "../../../shared/languages.ts";
import { formatList } from "../../../shared/languages.ts";
import { nameIn } from "../../../shared/name-in.ts";
import { Button } from "../../../ui/base/button.tsx";
import { useFlash } from "../../../ui/feedback/flash.tsx";
import { type Texts, useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { applicationsOpenAt, factsOfEvent } from "../availability/availability-facts.ts";
import type { Event } from "../events.contract.ts";
import { placeWithAddress } from "../format/format-event-place.ts";
import { formatMoment, timeSpan } from "../format/format-event-time.ts";
import { BookmarkButton } from "./bookmark-button.tsx";
import { googleCalendarLink, mapLink } from "./calendar-links.ts";
import type { NamedLanguage } from "./card-data.ts";
import { EligibilityNote } from "./eligibility-note.tsx";
import styles from "./event-facts.module.css";
import { BarrierFreeFacts, EventAccess, EventFeeWithNote } from "./event-offer.tsx";
import { textIn } from "./event-text.ts";

interface EventFactsProps {
  event: Event;
  /** At least those of its texts. */
  languages: readonly NamedLanguage[];
  canApply: boolean;
}

/** When, where, for whom, in which languages, by whom: everything that one asks before applying. */
export function EventFacts({ event, languages, canApply }: EventFactsProps) {
  const t = useTexts();
  const language = useLanguage();
  const text = textIn(event.language_events, language);
  const place = event.is_online
    ? t("event.online")
    : t("event.place", { prefecture: event.prefecture.name, place: text.place_name });
  const wholePlace = placeWithAddress({ ...text, prefecture: [event.prefecture.name] }, language);
  const at = (time: string) => formatMoment(new Date(time), language);
  return (
    <>
      <dl className={styles.facts}>
        <Fact label={t("event.when")}>
          <time dateTime={event.start_at}>
            {timeSpan(new Date(event.start_at), event.end_at ? new Date(event.end_at) : null, language)}
          </time>
        </Fact>
        <Fact label={t("event.where")}>
          {place}
          {!event.is_online && text.address && <> · {text.address}</>}
          {!event.is_online && (
            <>
              {" "}
              <a href={mapLink(wholePlace)} target="_blank" rel="noopener noreferrer">
                {t("event.map")}
              </a>
            </>
          )}
          {!event.is_online && event.access && (
            <p>
              <EventAccess event={event} text={text} />
            </p>
          )}
        </Fact>
        {(event.fee !== null || text.fee_note) && (
          <Fact label={t("event.fee")}>
            <EventFeeWithNote event={event} text={text} />
          </Fact>
        )}
        {event.recieption_start_at && (
          <Fact
            label={t(applicationsOpenAt(factsOfEvent(event)) ? "event.applications_open" : "event.reception")}
          >
            {at(event.recieption_start_at)}
          </Fact>
        )}
        {event.apply_due && <Fact label={t("event.apply_due")}>{at(event.apply_due)}</Fact>}
        <Fact label={t("event.seats")}>
          {t("event.seats_of", { count: event.applications_count, max: event.max_participant_num })}
        </Fact>
        <Fact label={t("event.for_whom")}>
          {targetsOf(event, t, language)}
          {event.welcomes_beginners && <> · {t("event.beginners")}</>}
          {canApply && <EligibilityNote event={event} />}
        </Fact>
        {event.barrier_free.length > 0 && (
          <Fact label={t("event.barrier_free")}>
            <BarrierFreeFacts event={event} />
          </Fact>
        )}
        <Fact label={t("event.spoken")}>
          {formatList(
            event.used_languages.map((one) => nameIn(one, language)),
            language,
          )}
        </Fact>
        <Fact label={t("event.page_languages")}>
          {formatList(
            event.language_events
              .flatMap(({ language_id }) => languages.find(({ id }) => id === language_id) ?? [])
              .map((one) => nameIn(one, language)),
            language,
          )}
        </Fact>
        <Fact label={t("event.kind")}>
          {event.event_format.name} · {event.event_purpose.name}
        </Fact>
        <Fact label={t("event.hosts")}>
          {event.organizations.map(({ id, organization_name }, place) => (
            <span key={id}>
              {place > 0 && ", "}
              <Link to={`/organizations/${id}`}>{organization_name}</Link>
            </span>
          ))}
        </Fact>
      </dl>
      <div className={styles.tools}>
        <a href={`/events/${event.id}/calendar.ics`} download>
          {t("event.calendar_file")}
        </a>
        <a
          href={googleCalendarLink(event, { title: text.title, place: event.is_online ? place : wholePlace })}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t("event.google_calendar")}
        </a>
        <BookmarkButton eventId={event.id} title={text.title} hasWord />
        <Share title={text.title} />
      </div>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function targetsOf(event: Event, t: Texts, language: Language): string {
  const groups = [
    event.target_occupations.map(({ name }) => name),
    event.target_universities.map((one) => nameIn(one, language)),
    event.target_department_categories.map(({ name }) => name),
    event.target_countries.map(({ name }) => name),
  ].filter((names) => names.length > 0);
  if (groups.length === 0) return t("event.open_to_all");
  return groups.map((names) => t("event.only_for", { names: formatList(names, language) })).join(" · ");
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

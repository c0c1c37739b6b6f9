import { formatList } from "../../../shared/languages/format-list.ts";
import { nameIn } from "../../../shared/languages/name-in.ts";
import { Link } from "../../../ui/base/link.tsx";
import { rubyInside } from "../../../ui/ruby/jsx-runtime.ts";
import { useReader } from "../../../ui/texts/reader.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { factsOfEvent } from "../availability/availability-facts.ts";
import { applyingOutcome } from "../availability/event-availability.ts";
import { deadlineText } from "../card/deadline-text.ts";
import { EventAccess, EventFeeWithNote } from "../card/event-offer.tsx";
import type { LanguageEvent } from "../events.contract.ts";
import { placeWithAddress } from "../format/format-event-place.ts";
import { timeSpan } from "../format/format-event-time.ts";
import { mapLink } from "../ui/calendar-links.ts";
import { readerText } from "../ui/event-text.ts";
import { describeApplying } from "./describe-applying.ts";
import { EligibilityNote } from "./eligibility-note.tsx";
import styles from "./event-facts.module.css";
import { targetsText } from "./event-targets-text.ts";
import { Fact } from "./fact.tsx";
import type { PageEvent } from "./sparse-event.ts";

interface EventFactsProps {
  event: PageEvent;
  canApply: boolean;
  /** A sentence about those who may apply before everybody may. */
  priority?: string | null | undefined;
  /** The moment of which the page tells. */
  now: Date;
}

/** Time, place, price, languages and people whom it is for: what one decides by, in one block. */
export function EventFacts({ event, canApply, priority, now }: EventFactsProps) {
  const t = useTexts();
  const reader = useReader();
  const { language } = reader;
  const text = readerText(event, reader);
  const end = event.end_at ? new Date(event.end_at) : null;
  return (
    <dl className={styles.facts}>
      <Fact icon="when" label={t("event.when")}>
        <time dateTime={event.start_at}>{timeSpan(new Date(event.start_at), end, language)}</time>
      </Fact>
      <Fact icon="where" label={t("event.where")}>
        <Place event={event} text={text} />
      </Fact>
      <Fact icon="fee" label={t("event.fee")}>
        {event.fee === null && !text.fee_note ? (
          <>
            {t("event.fee_not_told")} {canApply && <a href="#questions">{t("event.ask")}</a>}
          </>
        ) : (
          <EventFeeWithNote event={event} text={text} />
        )}
      </Fact>
      <Fact icon="spoken" label={t("event.spoken")}>
        {formatList(
          event.used_languages.map((one) => nameIn(one, language)),
          language,
        )}
      </Fact>
      <Fact icon="seats" label={t("event.seats")}>
        <Seats event={event} canApply={canApply} now={now} />
      </Fact>
      {event.apply_due && (
        <Fact icon="due" label={t("event.apply_due")}>
          {deadlineText(new Date(event.apply_due), t, language, now)}
        </Fact>
      )}
      {event.selection === "lottery" && event.lottery_at && (
        <Fact icon="due" label={t("event.draw")}>
          {deadlineText(new Date(event.lottery_at), t, language, now)}{" "}
          <Link to={`/events/${event.id}/lottery`}>{t("event.lottery")}</Link>
        </Fact>
      )}
      <Fact icon="whom" label={t("event.for_whom")}>
        {targetsText(event, t, language)}
        {event.welcomes_beginners && <> · {t("event.beginners")}</>}
        {event.requires_affiliation && (
          <span className={styles.second}>{t("event.requires_affiliation")}</span>
        )}
        {canApply && priority && <span className={styles.second}>{priority}</span>}
        {canApply && <EligibilityNote event={event} />}
      </Fact>
    </dl>
  );
}

/** Before a draw nobody has a place, so the number of those who do would tell nothing. */
function Seats({ event, canApply, now }: EventFactsProps) {
  const t = useTexts();
  const language = useLanguage();
  const facts = factsOfEvent(event);
  const isToBeDrawn = applyingOutcome(facts) === "draw";
  const { max_participant_num: max, applications_count: count } = event;
  const placesLeft = facts.placesLeft > 0 && t("event.seats_left", { count: facts.placesLeft });
  return (
    <>
      {isToBeDrawn ? t("event.seats_all", { count: max }) : t("event.seats_of", { count, max })}
      {canApply && (
        <span className={styles.second}>{describeApplying(event, t, language, now) ?? placesLeft}</span>
      )}
    </>
  );
}

function Place({ event, text }: { event: PageEvent; text: LanguageEvent }) {
  const t = useTexts();
  const language = useLanguage();
  if (event.is_online) return rubyInside(t("event.online"));
  const wholePlace = placeWithAddress({ ...text, prefecture: [event.prefecture.name] }, language);
  return (
    <>
      {t("event.place", { prefecture: event.prefecture.name, place: text.place_name })}
      <span className={styles.second}>
        {text.address}{" "}
        <a href={mapLink(wholePlace)} target="_blank" rel="noopener noreferrer">
          {t("event.map")}
        </a>
      </span>
      {event.access && (
        <span className={styles.second}>
          <EventAccess event={event} text={text} />
        </span>
      )}
    </>
  );
}

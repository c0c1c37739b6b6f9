import { formatList } from "../../../shared/languages/format-list.ts";
import { nameIn } from "../../../shared/languages/name-in.ts";
import { Link } from "../../../ui/base/link.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { applicationsOpenAt, factsOfEvent } from "../availability/availability-facts.ts";
import type { NamedLanguage } from "../card/card-data.ts";
import { deadlineText } from "../card/deadline-text.ts";
import { BarrierFreeFacts } from "../card/event-offer.tsx";
import styles from "./event-facts.module.css";
import { Fact } from "./fact.tsx";
import type { PageEvent } from "./sparse-event.ts";

interface EventDetailsProps {
  event: PageEvent;
  /** At least those of its texts. */
  languages: readonly NamedLanguage[];
  /** The moment of which the page tells. */
  now: Date;
}

/** Facts for somebody who wants to go. */
export function EventDetails({ event, languages, now }: EventDetailsProps) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <dl className={styles.facts}>
      {event.recieption_start_at && (
        <Fact
          label={t(applicationsOpenAt(factsOfEvent(event)) ? "event.applications_open" : "event.reception")}
        >
          {deadlineText(new Date(event.recieption_start_at), t, language, now)}
        </Fact>
      )}
      {event.barrier_free.length > 0 && (
        <Fact label={t("event.barrier_free")}>
          <BarrierFreeFacts event={event} />
        </Fact>
      )}
      <Fact label={t("event.kind")}>
        {event.event_format.name} · {event.event_purpose.name}
      </Fact>
      <Fact label={t("event.page_languages")}>
        {formatList(
          event.language_events
            .flatMap(({ language_id }) => languages.find(({ id }) => id === language_id) ?? [])
            .map((one) => nameIn(one, language)),
          language,
        )}
      </Fact>
      <Fact label={t("event.hosts")}>
        {event.organizations.map(({ id, organization_name }, place) => (
          <span key={id}>
            {place > 0 && ", "}
            <Link to={`/organizations/${id}`} translate="no">
              {organization_name}
            </Link>
          </span>
        ))}
      </Fact>
    </dl>
  );
}

import { useId } from "react";
import { displayDay } from "../../../shared/time/display-day.ts";
import { Link } from "../../../ui/base/link.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import type { OrganizationSummary } from "../../organizations/organizations.public.ts";
import { OrganizationIcon, OrganizationSummaryText } from "../../organizations/organizations.public.ts";
import type { CardData } from "./card-data.ts";
import styles from "./organization-card.module.css";

type EventLine = Pick<CardData, "id" | "title" | "lang" | "startAt">;

/** An organization in the directory. */
export interface DirectoryCard extends OrganizationSummary {
  next: EventLine | null;
  /** Of its past events, newest first. */
  latest: EventLine[];
}

/** An organization with its next event and its latest ones. */
export function OrganizationCard({ organization }: { organization: DirectoryCard }) {
  const t = useTexts();
  const { next, latest } = organization;
  const nameId = useId();
  return (
    <article className={styles.card} aria-labelledby={nameId}>
      <div className={styles.head}>
        <OrganizationIcon organization={organization} />
        <div className={styles.words}>
          <h3 id={nameId} className={styles.name} lang={organization.lang} translate="no">
            <Link to={`/organizations/${organization.id}`}>{organization.name}</Link>
          </h3>
          <OrganizationSummaryText organization={organization} />
        </div>
      </div>
      <dl className={styles.events}>
        <div>
          <dt>{t("directory.next")}</dt>
          {next ? <EventLineText event={next} /> : <dd className={styles.none}>{t("directory.no_next")}</dd>}
        </div>
        {latest.length > 0 && (
          <div>
            <dt>{t("directory.lately")}</dt>
            {latest.map((event) => (
              <EventLineText key={event.id} event={event} />
            ))}
          </div>
        )}
      </dl>
    </article>
  );
}

function EventLineText({ event }: { event: EventLine }) {
  const language = useLanguage();
  return (
    <dd>
      <Link to={`/events/${event.id}`} lang={event.lang}>
        {event.title}
      </Link>{" "}
      <time dateTime={event.startAt}>{displayDay(new Date(event.startAt), language)}</time>
    </dd>
  );
}

import { useState } from "react";
import { cardData, EventCard, hasBegun } from "../../features/events/events.public.ts";
import { ButtonLink } from "../../ui/base/button.tsx";
import { useLanguage, useTexts } from "../../ui/texts/texts.tsx";
import styles from "./my-page.module.css";
import type { MyPageData } from "./my-page-data.ts";

type OwnEvent = MyPageData["reminded"][number];

/** The current user's applications (upcoming, past, cancelled) and reminders. */
export function MyEvents({ own }: { own: MyPageData }) {
  const t = useTexts();
  const [now] = useState(() => Date.now());
  const isComing = ({ start_at }: OwnEvent) => !hasBegun(new Date(start_at), new Date(now));
  const eventsWhere = (isCancelled: boolean) =>
    own.applications.filter(({ is_cancelled }) => is_cancelled === isCancelled).map(({ event }) => event);
  const going = eventsWhere(false);
  const coming = going.filter(isComing).reverse();
  return (
    <>
      <section className={styles.section} aria-labelledby="coming">
        <h2 id="coming">{t("me.coming")}</h2>
        {coming.length === 0 && (
          <p className={styles.none}>
            {t("me.none_coming")}
            <ButtonLink to="/" look="quiet">
              {t("home.see_all")}
            </ButtonLink>
          </p>
        )}
        <Cards events={coming} now={now} isGoing />
      </section>
      <section className={styles.section} aria-labelledby="reminders">
        <h2 id="reminders">{t("me.reminders")}</h2>
        {own.reminded.length === 0 && <p>{t("me.no_reminders")}</p>}
        <Cards events={own.reminded} now={now} />
      </section>
      <Folded title={t("me.past")} events={going.filter((event) => !isComing(event))} now={now} />
      <Folded title={t("me.cancelled")} events={eventsWhere(true)} now={now} />
    </>
  );
}

interface ListProps {
  events: OwnEvent[];
  now: number;
  isGoing?: boolean;
}

function Folded({ title, events, now }: ListProps & { title: string }) {
  if (events.length === 0) return null;
  return (
    <details className={styles.folded}>
      <summary>
        <h2>
          {title} ({events.length})
        </h2>
      </summary>
      <Cards events={events} now={now} />
    </details>
  );
}

function Cards({ events, now, isGoing }: ListProps) {
  const language = useLanguage();
  if (events.length === 0) return null;
  return (
    <ul className={styles.cards}>
      {events.map((event) => (
        <li key={event.id}>
          <EventCard event={cardData(event, language)} now={now} isGoing={isGoing} />
        </li>
      ))}
    </ul>
  );
}

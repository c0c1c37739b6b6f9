import { useRef, useState } from "react";
import type { applicationContracts } from "../../features/applications/applications.contract.ts";
import type { Event } from "../../features/events/events.contract.ts";
import { hasBegun } from "../../features/events/events.public.ts";
import { apiClient } from "../../platform/browser/api-client.ts";
import type { ContractAnswer } from "../../shared/contract.ts";
import { ButtonLink } from "../../ui/base/button.tsx";
import { useTexts } from "../../ui/texts/texts.tsx";
import { ComingEventTools } from "./coming-event-tools.tsx";
import { Loaded } from "./loaded.tsx";
import styles from "./my-page.module.css";
import { FoldedCards, OwnCards } from "./own-cards.tsx";

const api = apiClient<typeof applicationContracts>();

interface Own {
  applications: ContractAnswer<(typeof applicationContracts)["GET /users/own/applications"]>;
  reminded: Event[];
}

async function fetchOwn(): Promise<Own> {
  const [applied, reminded] = await Promise.all([
    api("GET /users/own/applications"),
    api("GET /users/own/event_reminds"),
  ]);
  return { applications: applied.data, reminded: reminded.data };
}

/** The current user's applications (upcoming, past, cancelled) and reminders. */
export function MyEvents({ userId }: { userId: number }) {
  return (
    <Loaded name="events" userId={userId} load={fetchOwn}>
      {(own, again) => <Events own={own} onChanged={again} />}
    </Loaded>
  );
}

function Events({ own, onChanged }: { own: Own; onChanged(): void }) {
  const t = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const [now] = useState(() => Date.now());
  const isComing = ({ start_at }: Event) => !hasBegun(new Date(start_at), new Date(now));
  const eventsWhere = (isCancelled: boolean) =>
    own.applications.filter(({ is_cancelled }) => is_cancelled === isCancelled).map(({ event }) => event);
  const going = eventsWhere(false);
  const coming = going.filter(isComing).reverse();
  return (
    <>
      <section className={styles.section} aria-labelledby="coming">
        <h2 ref={heading} id="coming" tabIndex={-1}>
          {t("me.coming")}
        </h2>
        {coming.length === 0 && (
          <p className={styles.none}>
            {t("me.none_coming")}
            <ButtonLink to="/" look="quiet">
              {t("home.see_all")}
            </ButtonLink>
          </p>
        )}
        <OwnCards
          events={coming}
          now={now}
          isGoing
          below={(event) => <ComingEventTools event={event} onChanged={onChanged} focusAfter={heading} />}
        />
      </section>
      <section className={styles.section} aria-labelledby="reminders">
        <h2 id="reminders">{t("me.reminders")}</h2>
        {own.reminded.length === 0 && <p>{t("me.no_reminders")}</p>}
        <OwnCards events={own.reminded} now={now} />
      </section>
      <FoldedCards title={t("me.past")} events={going.filter((event) => !isComing(event))} now={now} />
      <FoldedCards title={t("me.cancelled")} events={eventsWhere(true)} now={now} />
    </>
  );
}

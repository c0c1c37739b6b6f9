import { useRef, useState } from "react";
import type { applicationContracts } from "../../../features/applications/applications.contract.ts";
import {
  GuestPlaceQuestion,
  showsTicket,
  TicketLink,
} from "../../../features/applications/applications.public.ts";
import type {
  GuestPlace,
  guestPlaceContracts,
} from "../../../features/applications/guest-places/guest-places.contract.ts";
import type { Event } from "../../../features/events/events.contract.ts";
import { hasBegun } from "../../../features/events/events.public.ts";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { isComing } from "../../../shared/application-states.ts";
import type { ContractAnswer } from "../../../shared/contract.ts";
import { ButtonLink } from "../../../ui/base/button.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { Loaded } from "../loaded.tsx";
import styles from "../my-page.module.css";
import { ComingEventTools } from "./coming-event-tools.tsx";
import { MyApplicationTools } from "./my-application-tools.tsx";
import { Folded } from "./my-event-cards.tsx";
import { MyEventRows } from "./my-event-rows.tsx";
import { NextEvent } from "./next-event.tsx";
import { PastEvents } from "./past-events.tsx";

const api = apiClient<typeof applicationContracts & typeof guestPlaceContracts>();

type Applied = ContractAnswer<(typeof applicationContracts)["GET /users/own/applications"]>[number];

interface Own {
  applications: Applied[];
  reminded: Event[];
  guestPlaces: GuestPlace[];
}

async function fetchOwn(): Promise<Own> {
  const [applied, reminded, guestPlaces] = await Promise.all([
    api("GET /users/own/applications", { isDrawn: true }),
    api("GET /users/own/event_reminds", { isDrawn: true }),
    api("GET /users/own/guest_places", { isDrawn: true }),
  ]);
  return { applications: applied.data, reminded: reminded.data, guestPlaces: guestPlaces.data };
}

/** The current user's applications, the event that comes next and those that wait for an answer first, and reminders; before them places that may be theirs. */
export function MyEvents({ userId }: { userId: number }) {
  return (
    <Loaded name="events" userId={userId} load={fetchOwn}>
      {(own, again) => <Events userId={userId} own={own} onChanged={again} />}
    </Loaded>
  );
}

function Events({ userId, own, onChanged }: { userId: number; own: Own; onChanged(): void }) {
  const t = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const [now] = useState(() => Date.now());
  const isAhead = ({ event }: Applied) => !hasBegun(new Date(event.start_at), new Date(now));
  const { ahead, past, ended } = Object.groupBy(own.applications, (one) => {
    if (one.is_cancelled) return "ended";
    return isAhead(one) ? "ahead" : "past";
  });
  // Of all applications the latest start comes first.
  const soonest = (ahead ?? []).toReversed();
  const toAccept = soonest.filter(({ state }) => state === "offered");
  const coming = soonest.filter(({ state }) => isComing(state));
  const undecided = soonest.filter((one) => !toAccept.includes(one) && !coming.includes(one));
  const declined = (ended ?? []).filter(({ state }) => state === "declined");
  const cancelled = (ended ?? []).filter(({ state }) => state !== "declined");
  const toolsOf = (applications: Applied[]) => (event: Event) => {
    const application = applications.find((one) => one.event === event);
    return (
      application && (
        <MyApplicationTools
          event={event}
          application={application}
          onChanged={onChanged}
          focusAfter={heading}
        />
      )
    );
  };
  const next = coming.find(({ event }) => event.is_published);
  const later = coming.filter((one) => one !== next);
  const declinedOrNone = [...declined, ...(past ?? []).filter(({ state }) => !isComing(state))];
  return (
    <>
      {own.guestPlaces.map((place) => (
        <GuestPlaceQuestion key={place.id} place={place} onAnswered={onChanged} focusAfter={heading} />
      ))}
      {next && (
        <NextEvent
          event={next.event}
          application={next}
          now={now}
          onChanged={onChanged}
          focusAfter={heading}
        />
      )}
      {toAccept.length > 0 && (
        <section className={styles.section} aria-labelledby="to-accept">
          <h2 id="to-accept">{t("me.to_accept")}</h2>
          <MyEventRows events={eventsOf(toAccept)} below={toolsOf(toAccept)} />
        </section>
      )}
      <section className={styles.section} aria-labelledby="coming">
        <h2 ref={heading} id="coming" tabIndex={-1}>
          {t(next ? "me.later" : "me.coming")}
        </h2>
        {!next && later.length === 0 && (
          <p className={styles.none}>
            {t("me.none_coming")}
            <ButtonLink to="/" look="quiet">
              {t("home.see_all")}
            </ButtonLink>
          </p>
        )}
        {next && later.length === 0 && <p>{t("me.none_later")}</p>}
        <MyEventRows
          events={eventsOf(later)}
          below={(event) => {
            const application = later.find((one) => one.event === event);
            return (
              application && (
                <div className={styles.tools}>
                  {showsTicket(application.state, event, new Date(now)) && (
                    <TicketLink event={event} look="quiet" />
                  )}
                  <ComingEventTools
                    event={event}
                    application={application}
                    onChanged={onChanged}
                    focusAfter={heading}
                  />
                </div>
              )
            );
          }}
        />
      </section>
      {undecided.length > 0 && (
        <section className={styles.section} aria-labelledby="undecided">
          <h2 id="undecided">{t("me.undecided")}</h2>
          <MyEventRows events={eventsOf(undecided)} below={toolsOf(undecided)} />
        </section>
      )}
      <section className={styles.section} aria-labelledby="reminders">
        <h2 id="reminders">{t("me.reminders")}</h2>
        {own.reminded.length === 0 && <p>{t("me.no_reminders")}</p>}
        <MyEventRows events={own.reminded} />
      </section>
      <PastEvents userId={userId} events={eventsOf((past ?? []).filter(({ state }) => isComing(state)))} />
      <Folded title={t("me.not_this_time")} count={declinedOrNone.length}>
        <MyEventRows events={eventsOf(declinedOrNone)} below={toolsOf(declinedOrNone)} />
      </Folded>
      <Folded title={t("me.cancelled")} count={cancelled.length}>
        <MyEventRows events={eventsOf(cancelled)} />
      </Folded>
    </>
  );
}

const eventsOf = (applications: readonly Applied[]) => applications.map(({ event }) => event);

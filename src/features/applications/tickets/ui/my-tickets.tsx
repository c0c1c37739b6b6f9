import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { personName } from "../../../../shared/people/person-name.ts";
import { displayDayTime } from "../../../../shared/time/display-day.ts";
import { ButtonLink } from "../../../../ui/base/button.tsx";
import { Link } from "../../../../ui/base/link.tsx";
import { useReader } from "../../../../ui/texts/reader.tsx";
import { useLanguage, useTexts } from "../../../../ui/texts/texts.tsx";
import { useSignedInUser } from "../../../accounts/accounts.public.ts";
import { ticketsEndAt, timesOf } from "../../../events/events.public.ts";
import type { applicationContracts } from "../../applications.contract.ts";
import { showsTicket } from "../shows-ticket.ts";
import { describeTicketEvent, type TicketEvent } from "./describe-ticket-event.ts";
import { fetchTicketsAhead } from "./fetch-ahead.ts";
import styles from "./my-tickets.module.css";
import { listStoredTickets } from "./stored-tickets.ts";

const api = apiClient<typeof applicationContracts>();

/** The tickets of the person who is signed in, soonest event first; without a connection those that the device has kept. */
export function MyTickets() {
  const t = useTexts();
  const language = useLanguage();
  const { tickets, storedAt } = useMyTickets();
  useEffect(() => void import("./my-ticket.tsx").catch(() => {}), []);
  if (!tickets) return <p role="status">{t("apply.working")}</p>;
  return (
    <>
      {storedAt && (
        <p role="status">{t("ticket.list_kept", { time: displayDayTime(new Date(storedAt), language) })}</p>
      )}
      {tickets.length === 0 && (
        <p className={styles.none}>
          {t("ticket.list_empty")}
          <ButtonLink to="/" look="quiet">
            {t("home.see_all")}
          </ButtonLink>
        </p>
      )}
      <ul className={styles.tickets}>
        {tickets.map(({ id, title, lang, place, start_at }) => (
          <li key={id}>
            {/* With its scripts, a ticket opens without a connection that was never open before. */}
            <PrefetchPageLinks page={`/events/${id}/ticket`} />
            <Link to={`/events/${id}/ticket`} className={styles.ticket} data-needs-no-connection="">
              <span className={styles.time}>{displayDayTime(new Date(start_at), language)}</span>
              <strong lang={lang}>{title}</strong>
              <span className={styles.place}>{place}</span>
              <span className={styles.show}>{t("ticket.show")}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** @property storedAt when the device last heard of its tickets, in milliseconds, where it knows nothing newer */
function useMyTickets(): { tickets: TicketEvent[] | null; storedAt: number | null } {
  const t = useTexts();
  const reader = useReader();
  const { language } = reader;
  const user = useSignedInUser();
  const [found, setFound] = useState<{ tickets: TicketEvent[]; storedAt: number | null } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person
  useEffect(() => {
    let isCurrent = true;
    const ask = async () => {
      const stored = (await listStoredTickets()).filter(
        ({ event }) => new Date() < ticketsEndAt(timesOf(event)),
      );
      const known = {
        tickets: stored.map(({ event }) => event),
        storedAt: stored.length > 0 ? Math.min(...stored.map(({ checkedAt }) => checkedAt)) : null,
      };
      // Nothing is said of a connection before it is known that there is none.
      if (isCurrent && stored.length > 0) setFound({ ...known, storedAt: null });
      const answer = await api("GET /users/own/applications", { isDrawn: true }).catch(() => null);
      if (!answer) return isCurrent && setFound(known);
      const tickets = answer.data
        .filter(({ state, event }) => showsTicket(state, event, new Date()))
        .map(({ event }) => describeTicketEvent(event, reader, t))
        .toReversed();
      if (isCurrent) setFound({ tickets, storedAt: null });
      if (user) await fetchTicketsAhead(tickets, personName(user, language));
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [user?.id]);
  return { tickets: found?.tickets ?? null, storedAt: found?.storedAt ?? null };
}

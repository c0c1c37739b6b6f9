import { useEffect, useState } from "react";
import { Link } from "react-router";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { displayDayTime } from "../../../shared/display-day.ts";
import { personName } from "../../../shared/person-name.ts";
import { ButtonLink } from "../../../ui/base/button.tsx";
import { useLanguage, useTexts } from "../../../ui/texts/texts.tsx";
import { useCurrentUser } from "../../accounts/accounts.public.ts";
import { ticketsEndAt, timesOf } from "../../events/events.public.ts";
import type { applicationContracts } from "../applications.contract.ts";
import { describeTicketEvent, type TicketEvent } from "./describe-ticket-event.ts";
import { fetchTicketsAhead } from "./fetch-ahead.ts";
import { listKeptTickets } from "./kept-tickets.ts";
import styles from "./own-tickets.module.css";
import { showsTicket } from "./shows-ticket.ts";

const api = apiClient<typeof applicationContracts>();

/** The tickets of the person who is signed in, soonest event first; without a connection those that the device has kept. */
export function OwnTickets() {
  const t = useTexts();
  const language = useLanguage();
  const { tickets, keptAt } = useOwnTickets();
  useEffect(() => void import("./own-ticket.tsx").catch(() => {}), []);
  if (!tickets) return <p role="status">{t("apply.working")}</p>;
  return (
    <>
      {keptAt && (
        <p role="status">{t("ticket.list_kept", { time: displayDayTime(new Date(keptAt), language) })}</p>
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
            {/* With its page's scripts, so that a ticket opens without a connection that was never open before. */}
            <Link
              to={`/events/${id}/ticket`}
              className={styles.ticket}
              prefetch="render"
              data-needs-no-connection=""
            >
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

/** @property keptAt when the device last heard of its tickets, in milliseconds, where it knows nothing newer */
function useOwnTickets(): { tickets: TicketEvent[] | null; keptAt: number | null } {
  const t = useTexts();
  const language = useLanguage();
  const { user } = useCurrentUser();
  const [found, setFound] = useState<{ tickets: TicketEvent[]; keptAt: number | null } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person
  useEffect(() => {
    let isCurrent = true;
    const ask = async () => {
      const kept = (await listKeptTickets()).filter(({ event }) => new Date() < ticketsEndAt(timesOf(event)));
      const known = {
        tickets: kept.map(({ event }) => event),
        keptAt: kept.length > 0 ? Math.min(...kept.map(({ checkedAt }) => checkedAt)) : null,
      };
      // Nothing is said of a connection before it is known that there is none.
      if (isCurrent && kept.length > 0) setFound({ ...known, keptAt: null });
      const answer = await api("GET /users/own/applications").catch(() => null);
      if (!answer) return isCurrent && setFound(known);
      const tickets = answer.data
        .filter(({ state, event }) => showsTicket(state, event, new Date()))
        .map(({ event }) => describeTicketEvent(event, language, t))
        .toReversed();
      if (isCurrent) setFound({ tickets, keptAt: null });
      if (user) await fetchTicketsAhead(tickets, personName(user, language));
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [user?.id]);
  return { tickets: found?.tickets ?? null, keptAt: found?.keptAt ?? null };
}

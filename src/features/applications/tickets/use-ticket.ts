import { useEffect, useState } from "react";
import { onSessionChanged } from "../../../platform/browser/stored-session.ts";
import { readTicketCode } from "../../../shared/ticket-code.ts";
import type { TicketEvent } from "./describe-ticket-event.ts";
import { findTicketStanding, type TicketStanding } from "./find-ticket-standing.ts";
import { keepTicket, removeKeptTicket } from "./kept-tickets.ts";

interface TicketToFind {
  eventId: number;
  /** Null where the page could not be told of its event. */
  event: TicketEvent | null;
  /** The text behind the # of the address. */
  hash: string;
  /** The name of the person who is signed in; empty while it is not known. */
  holder: string;
}

/**
 * How the ticket stands that the page is about; asked again whenever somebody comes back to the page or the connection does. What
 * is valid is kept on the device.
 */
export function useTicket({ eventId, event, hash, holder }: TicketToFind): TicketStanding {
  const [standing, setStanding] = useState<TicketStanding>({ kind: "waiting" });
  const [looks, setLooks] = useState(0);
  const linkCode = readTicketCode(hash.slice(1));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each look asks again
  useEffect(() => {
    let isCurrent = true;
    void findTicketStanding(eventId, linkCode, (said) => isCurrent && setStanding(said));
    return () => {
      isCurrent = false;
    };
  }, [eventId, linkCode, looks]);
  useEffect(() => {
    const lookAgain = () => document.visibilityState === "visible" && setLooks((before) => before + 1);
    const stopHearing = onSessionChanged(() => setLooks((before) => before + 1));
    addEventListener("online", lookAgain);
    document.addEventListener("visibilitychange", lookAgain);
    return () => {
      stopHearing();
      removeEventListener("online", lookAgain);
      document.removeEventListener("visibilitychange", lookAgain);
    };
  }, []);
  useEffect(() => {
    if (event?.isCancelled) void removeKeptTicket(event.id);
    else if (event && holder && standing.kind === "ticket" && standing.from === "account")
      void keepTicket({ code: standing.code, holder, event, checkedAt: standing.checkedAt });
  }, [event, holder, standing]);
  return standing;
}

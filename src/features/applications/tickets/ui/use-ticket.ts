import { useEffect, useState } from "react";
import { onSessionChanged } from "../../../../platform/browser/storage/stored-session.ts";
import { readTicketCode } from "../../../../shared/codes/ticket-code.ts";
import { findTicketStatus, type TicketStatus } from "../find-ticket-status.ts";
import type { TicketEvent } from "./describe-ticket-event.ts";
import { keepTicket, removeStoredTicket } from "./stored-tickets.ts";

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
export function useTicket({ eventId, event, hash, holder }: TicketToFind): TicketStatus {
  const [status, setStatus] = useState<TicketStatus>({ kind: "waiting" });
  const [looks, setLooks] = useState(0);
  const linkCode = readTicketCode(hash.slice(1));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each look asks again
  useEffect(() => {
    let isCurrent = true;
    void findTicketStatus(eventId, linkCode, (said) => isCurrent && setStatus(said));
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
    if (event?.isCancelled) void removeStoredTicket(event.id);
    else if (event && holder && status.kind === "ticket" && status.from === "account")
      void keepTicket({ code: status.code, holder, event, checkedAt: status.checkedAt });
  }, [event, holder, status]);
  return status;
}

import { useEffect, useEffectEvent, useState } from "react";
import { besidePageFor } from "../../page-beside.ts";
import { receiveTickets } from "./pass-ticket.ts";

/**
 * Lets a tab beside the page lead to a provider, so that what is typed in the page stays.
 * @param onTicket of the provider's answer, for `POST /auth/oidc/session`
 * @returns our own path to which the provider has to lead that tab back
 */
export function useTabBeside(onTicket: (ticket: string) => void): string {
  const [id] = useState(() => crypto.randomUUID());
  const take = useEffectEvent(onTicket);
  useEffect(() => receiveTickets(id, (ticket) => take(ticket)), [id]);
  return besidePageFor(id);
}

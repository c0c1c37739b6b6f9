import { ApiError, apiClient } from "../../../../platform/browser/api-client.ts";
import type { ticketContracts } from "../tickets.contract.ts";
import type { TicketEvent } from "./describe-ticket-event.ts";
import { keepTicket, listStoredTickets, removeStoredTicket } from "./stored-tickets.ts";

const api = apiClient<typeof ticketContracts>();

/** Keeps the ticket of an event on the device, or removes it where there is none any more. */
export async function fetchTicketAhead(event: TicketEvent, holder: string): Promise<void> {
  try {
    const { data } = await api("GET /events/{id}/applications/own/ticket", { params: { id: event.id } });
    await keepTicket({ code: data.code, holder, event, checkedAt: Date.now() });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) await removeStoredTicket(event.id);
  }
}

/**
 * Keeps the tickets of all events to which the person who is signed in is coming, and no others.
 * @param events all of them
 */
export async function fetchTicketsAhead(events: readonly TicketEvent[], holder: string): Promise<void> {
  const stored = await listStoredTickets();
  const isOver = ({ event }: { event: TicketEvent }) => !events.some(({ id }) => id === event.id);
  await Promise.all([
    ...stored.filter(isOver).map(({ event }) => removeStoredTicket(event.id)),
    ...events.map((event) => fetchTicketAhead(event, holder)),
  ]);
}

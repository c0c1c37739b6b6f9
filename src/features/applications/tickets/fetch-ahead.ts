import { ApiError, apiClient } from "../../../platform/browser/api-client.ts";
import type { TicketEvent } from "./describe-ticket-event.ts";
import { keepTicket, listKeptTickets, removeKeptTicket } from "./kept-tickets.ts";
import type { ticketContracts } from "./tickets.contract.ts";

const api = apiClient<typeof ticketContracts>();

/** Keeps the ticket of an event on the device, or removes it where there is none any more. */
export async function fetchTicketAhead(event: TicketEvent, holder: string): Promise<void> {
  try {
    const { data } = await api("GET /events/{id}/applications/own/ticket", { params: { id: event.id } });
    await keepTicket({ code: data.code, holder, event, checkedAt: Date.now() });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) await removeKeptTicket(event.id);
  }
}

/**
 * Keeps the tickets of all events to which the person who is signed in is coming, and no others.
 * @param events all of them
 */
export async function fetchTicketsAhead(events: readonly TicketEvent[], holder: string): Promise<void> {
  const kept = await listKeptTickets();
  const isOver = ({ event }: { event: TicketEvent }) => !events.some(({ id }) => id === event.id);
  await Promise.all([
    ...kept.filter(isOver).map(({ event }) => removeKeptTicket(event.id)),
    ...events.map((event) => fetchTicketAhead(event, holder)),
  ]);
}

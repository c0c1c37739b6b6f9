import { ApiError, apiClient } from "../../../platform/browser/api-client.ts";
import { storedSession } from "../../../platform/browser/storage/stored-session.ts";
import { isComing } from "../../../shared/application-states.ts";
import type { applicationContracts } from "../applications.contract.ts";
import type { ticketContracts } from "./tickets.contract.ts";
import { findStoredTicket, removeStoredTicket, type StoredTicket } from "./ui/stored-tickets.ts";

const api = apiClient<typeof ticketContracts & typeof applicationContracts>();

/** How a ticket stands for who looks at its page; `from` tells who says that it is theirs. */
export type TicketStatus =
  | { kind: "waiting" }
  | { kind: "ticket"; from: "account"; code: string; checkedAt: number }
  | { kind: "ticket"; from: "device"; code: string; checkedAt: number; stored: StoredTicket }
  | { kind: "ticket"; from: "link"; code: string }
  /** Signed in: the application is cancelled, or there is no place. */
  | { kind: "withdrawn" | "none" }
  /** Signed in, with a place at an event that the product team holds. */
  | { kind: "on_hold" }
  /** Nobody is signed in, or nobody answers, and nothing is known here. */
  | { kind: "log_in" | "unreachable" };

/**
 * Finds out how a ticket stands, and says what is known on the way: first what the device or the link knows, then what the
 * server says.
 * @param linkCode of the address that was opened; null where it has none
 */
export async function findTicketStatus(
  eventId: number,
  linkCode: string | null,
  say: (status: TicketStatus) => void,
): Promise<void> {
  const byLink: TicketStatus = linkCode
    ? { kind: "ticket", from: "link", code: linkCode }
    : { kind: "log_in" };
  if (!storedSession()) return say(byLink);
  const stored = await findStoredTicket(eventId);
  if (stored) say({ kind: "ticket", from: "device", code: stored.code, checkedAt: stored.checkedAt, stored });
  else if (linkCode) say(byLink);
  try {
    const { data } = await api("GET /events/{id}/applications/own/ticket", { params: { id: eventId } });
    say({ kind: "ticket", from: "account", code: data.code, checkedAt: Date.now() });
  } catch (error) {
    const status = error instanceof ApiError ? error.status : null;
    if (status === 401) return say(byLink);
    if (status === 404) {
      await removeStoredTicket(eventId);
      const own = await findMyApplication(eventId);
      if (own?.event.held_at && isComing(own.state)) return say({ kind: "on_hold" });
      return say({ kind: stored || own?.state === "cancelled" ? "withdrawn" : "none" });
    }
    if (!stored && !linkCode) say({ kind: "unreachable" });
  }
}

/** From the person's own list: the page of an event on hold, and what belongs to it, is not there for applicants. */
async function findMyApplication(eventId: number) {
  const answer = await api("GET /users/own/applications").catch(() => null);
  return answer?.data.find(({ event }) => event.id === eventId);
}

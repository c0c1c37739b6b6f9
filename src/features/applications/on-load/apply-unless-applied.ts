import { apiClient } from "../../../platform/browser/api-client.ts";
import type { Event, eventReadContracts } from "../../events/events.contract.ts";
import type { applicationContracts, MyApplication } from "../applications.contract.ts";
import { visitSource } from "../applying/submitting/visit-source.ts";

const api = apiClient<typeof applicationContracts & typeof eventReadContracts>();

/** How things stand; `isNew` where the application was made just now. */
export interface FoundOnLoad {
  event: Event;
  own: MyApplication | null;
  isNew: boolean;
}

/**
 * Applies if that is still right by what the API says at this moment. The tabs of a browser take turns, so that of two which are
 * opened at once one applies, and the other finds the application.
 * @param isRight asked of what was just read
 */
export function applyUnlessApplied(
  eventId: number,
  isRight: (found: Omit<FoundOnLoad, "isNew">) => boolean,
): Promise<FoundOnLoad> {
  const params = { id: eventId };
  return inTurn(`tsudoi.apply.${eventId}`, async () => {
    const [{ data: own }, { data: event }] = await Promise.all([
      api("GET /events/{id}/applications/own", { params }),
      api("GET /events/{id}", { params, query: {} }),
    ]);
    if (!isRight({ event, own })) return { event, own, isNew: false };
    const body = { application: visitSource(eventId) };
    const { data } = await api("POST /events/{id}/applications/apply", { params, body });
    return { event, own: data, isNew: true };
  });
}

/** Browsers know no turns on pages that are not encrypted; the API takes no second application from anybody anyway. */
function inTurn<T>(name: string, run: () => Promise<T>): Promise<T> {
  return "locks" in navigator ? navigator.locks.request(name, run) : run();
}

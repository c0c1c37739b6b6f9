import { queryOptions } from "@tanstack/react-query";
import { apiClient } from "../../../../platform/browser/api-client.ts";
import { createOnce } from "../../../../platform/browser/create-once.ts";
import { toEditTime } from "../../../../shared/time/tokyo-time.ts";
import type { Event, eventReadContracts } from "../../events.contract.ts";
import type { eventDuplicateContracts } from "../duplicate-event.contract.ts";

const reading = apiClient<typeof eventReadContracts>();
const duplicating = apiClient<typeof eventDuplicateContracts>();

interface Wanted {
  /** `YYYY-MM-DD HH:mm` */
  starts: readonly string[];
  held: readonly string[];
}

/**
 * Makes copies that begin at these times (`YYYY-MM-DD HH:mm`). An answer that got lost does not make them twice: what was not there
 * before and begins at one of the times is the copy, and only the others are made.
 * @returns makes them; `held` are those of the times at which its reader knows the event to be held already
 * @throws where others have made one at another time meanwhile
 */
export function duplicateOnce(event: Event): (wanted: Wanted) => Promise<Event[]> {
  const params = { id: event.id };
  const myEvents = () => eventsOfOwner(event);
  const make = async ({ starts, held }: Wanted) => {
    const body = { start_at: [...starts], held_start_at: held.filter((start) => starts.includes(start)) };
    return (await duplicating("POST /events/{id}/duplicate", { params, body })).data;
  };
  let known: Set<number> | null = null;
  return createOnce(
    async (wanted: Wanted) => {
      known ??= new Set((await myEvents()).map(({ id }) => id));
      return make(wanted);
    },
    async ({ starts, held }) => {
      const fresh = (await myEvents()).filter(
        (one) => known !== null && !known.has(one.id) && isNamed(one, event),
      );
      const found = starts.flatMap((start) => fresh.find((one) => startOf(one) === start) ?? []);
      if (found.length === 0) return undefined;
      const missing = starts.filter((start) => !found.some((one) => startOf(one) === start));
      const all = missing.length > 0 ? [...found, ...(await make({ starts: missing, held }))] : found;
      return all.sort((one, other) => Date.parse(one.start_at) - Date.parse(other.start_at));
    },
  );
}

/** The starts at which an event of this name is held already. */
export const heldStartsQuery = (event: Event) =>
  queryOptions({
    queryKey: ["events", "held", event.id],
    queryFn: async () => {
      const events = await eventsOfOwner(event);
      return events.filter((one) => !one.cancelled_at && isNamed(one, event)).map(startOf);
    },
    // Once for each dialog, whatever happens meanwhile: after a lost answer the dates to make must not move behind those it has made.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

const eventsOfOwner = async ({ owner_organization_id: id }: Event) =>
  (await reading("GET /organizations/{id}/events", { params: { id } })).data;

const isNamed = (one: Event, { language_events }: Event) =>
  one.language_events[0]?.title === language_events[0]?.title;

const startOf = ({ start_at }: Event) => toEditTime(new Date(start_at));

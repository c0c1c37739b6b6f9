import type { Executor } from "../../../platform/db/client.server.ts";
import type { TextReader } from "../../../shared/languages/readers/text-reader.ts";
import { toWireTime } from "../../../shared/time/tokyo-time.ts";
import { findEvents, textOf } from "../../events/events.server.ts";
import { organizationNameIn } from "../../organizations/organizations.public.ts";
import { findGuestPlaces } from "./find-guest-places.server.ts";
import type { GuestPlace } from "./guest-places.contract.ts";

/** As the person is asked about them, the next event first. */
export async function listGuestPlaces(
  db: Executor,
  userId: number,
  reader: TextReader,
): Promise<GuestPlace[]> {
  const places = await findGuestPlaces(db, userId);
  const ids = places.map(({ event_id }) => event_id);
  const events = new Map((await findEvents(db, ids)).map((event) => [event.id, event]));
  return places.flatMap(({ id, event_id, first_name, last_name, state }) => {
    const event = events.get(event_id);
    if (!event) return [];
    const { title } = textOf(event, reader);
    return [
      {
        id,
        event: { id: event_id, title, start_at: toWireTime(event.start_at) },
        hosts: event.hosts.map((host) => ({
          id: host.id,
          organization_name: organizationNameIn(host.names, reader),
        })),
        first_name,
        last_name,
        state,
      },
    ];
  });
}

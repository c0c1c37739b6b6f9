import { useCallback, useEffect, useState } from "react";
import { useOwnUser } from "../../features/accounts/door.ts";
import type { Event, eventReadCalls } from "../../features/events/contract.ts";
import { apiOf } from "../../platform/browser/call-api.ts";
import { ErrorPage } from "../shell/error-page.tsx";
import { EventView } from "./event-view.tsx";

const api = apiOf<typeof eventReadCalls>();

/** An event that visitors may not see, shown to those who manage it; to everybody else it is not there. */
export function ManagedEvent({ eventId }: { eventId: string | undefined }) {
  const { user } = useOwnUser();
  const [event, setEvent] = useState<Event | null>(null);
  const id = Number(eventId);
  const userId = user?.id;
  const load = useCallback(() => {
    api("GET /events/{id}", { params: { id } }).then(
      ({ data }) => setEvent(data),
      () => setEvent(null),
    );
  }, [id]);
  useEffect(() => {
    if (userId) load();
    else setEvent(null);
  }, [userId, load]);
  if (!event) return <ErrorPage />;
  return <EventView event={event} owner={null} now={Date.now()} onChanged={load} />;
}

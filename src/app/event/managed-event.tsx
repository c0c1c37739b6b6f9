import { useCallback, useEffect, useState } from "react";
import { useCurrentUser } from "../../features/accounts/accounts.public.ts";
import type { Event, eventReadContracts } from "../../features/events/events.contract.ts";
import type { NamedLanguage } from "../../features/events/events.public.ts";
import type { referenceDataContracts } from "../../features/reference-data/reference-data.contract.ts";
import { apiClient } from "../../platform/browser/api-client.ts";
import { ErrorPage } from "../shell/error-page.tsx";
import { EventView } from "./event-view.tsx";

const api = apiClient<typeof eventReadContracts>();
const referenceData = apiClient<typeof referenceDataContracts>();

/** An event that visitors may not see, shown to those who manage it; to everybody else it is not there. */
export function ManagedEvent({ eventId }: { eventId: string | undefined }) {
  const { user } = useCurrentUser();
  const [shown, setShown] = useState<{ event: Event; languages: NamedLanguage[] } | null>(null);
  const id = Number(eventId);
  const userId = user?.id;
  const load = useCallback(() => {
    Promise.all([api("GET /events/{id}", { params: { id } }), referenceData("GET /masters/languages")]).then(
      ([{ data: event }, { data: languages }]) => setShown({ event, languages }),
      () => setShown(null),
    );
  }, [id]);
  useEffect(() => {
    if (userId) load();
    else setShown(null);
  }, [userId, load]);
  if (!shown) return <ErrorPage />;
  return <EventView {...shown} owner={null} now={Date.now()} onChanged={load} />;
}

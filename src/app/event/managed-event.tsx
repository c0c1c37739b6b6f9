import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense } from "react";
import { hiddenEventQuery } from "../../features/events/events.public.ts";
import { languagesQuery } from "../../features/reference-data/reference-data.public.ts";
import { QueryProvider } from "../../platform/browser/query-provider.tsx";
import { lazyClientOnly } from "../../ui/texts/lazy-client-only.tsx";
import { useLanguage } from "../../ui/texts/texts.tsx";
import { ErrorPage } from "../shell/error-page.tsx";
import { EventView } from "./event-view.tsx";

const HeldNotice = lazyClientOnly(() => import("./held-notice.tsx"));

interface ManagedEventProps {
  eventId: number;
  userId: number;
}

/** An event that visitors may not see, shown to those who manage it; to everybody else it is not there. */
export default function ManagedEvent(props: ManagedEventProps) {
  return (
    <QueryProvider>
      <HiddenEvent {...props} />
    </QueryProvider>
  );
}

function HiddenEvent({ eventId, userId }: ManagedEventProps) {
  const query = hiddenEventQuery(eventId, userId, useLanguage());
  const { data: event } = useQuery(query);
  const { data: languages } = useQuery(languagesQuery());
  const queries = useQueryClient();
  if (!event || !languages) return <ErrorPage />;
  return (
    <EventView
      event={event}
      languages={languages}
      now={Date.now()}
      heldNotice={
        event.held_at && (
          <Suspense fallback={null}>
            <HeldNotice />
          </Suspense>
        )
      }
      onChanged={() => void queries.invalidateQueries(query)}
    />
  );
}

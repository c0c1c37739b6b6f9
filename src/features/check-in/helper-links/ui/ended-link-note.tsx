import { Suspense } from "react";
import { lazyPart } from "../../../../ui/base/lazy-part.ts";
import { useIsHydrated } from "../../../../ui/forms/use-is-hydrated.ts";

const EndedLinkRecords = lazyPart(() => import("./ended-link-records.tsx"));

/** Below what is said of a link that has ended: what this device has still recorded by it, which the browser alone knows. */
export function EndedLinkNote({ eventId, token }: { eventId: number; token: string }) {
  const isHydrated = useIsHydrated();
  return (
    isHydrated && (
      <Suspense>
        <EndedLinkRecords eventId={eventId} token={token} />
      </Suspense>
    )
  );
}

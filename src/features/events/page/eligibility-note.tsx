import { Suspense, useState } from "react";
import { lazyClientOnly } from "../../../ui/texts/lazy-client-only.tsx";
import { useSignedInUser } from "../../accounts/accounts.public.ts";
import type { PageEvent } from "./sparse-event.ts";

const EligibilityText = lazyClientOnly(() => import("./eligibility-text.tsx"));

/** Whether the event is meant for the current user; nothing for visitors, whose pages do not load it. */
export function EligibilityNote({ event }: { event: PageEvent }) {
  const user = useSignedInUser();
  const [now] = useState(() => Date.now());
  if (!user) return null;
  return (
    <Suspense>
      <EligibilityText event={event} user={user} now={now} />
    </Suspense>
  );
}

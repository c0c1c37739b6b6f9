import { Suspense } from "react";
import { lazyPart } from "../../../ui/base/lazy-part.ts";
import { useSignedInUser } from "../../accounts/accounts.public.ts";
import { hostsManagedBy } from "../permissions/manages-event.ts";
import type { OrganizerMenuProps } from "./organizer-menu-props.ts";

const OrganizerMenuPanel = lazyPart(() => import("./organizer-menu-panel.tsx"));

/**
 * For those who manage the event. Only an organizer of one of its hosts is asked about: for all others the answer is known,
 * and would be an error in the browser's console.
 */
export function OrganizerMenu(props: OrganizerMenuProps) {
  const user = useSignedInUser();
  const [own] = user ? hostsManagedBy(props.event.organization_events, user.id) : [];
  if (!user || !own) return null;
  return (
    <Suspense fallback={null}>
      <OrganizerMenuPanel {...props} userId={user.id} organizationId={own.organization_id} />
    </Suspense>
  );
}

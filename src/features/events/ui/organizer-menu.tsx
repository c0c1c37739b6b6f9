import { lazy, type ReactNode, Suspense } from "react";
import { useCurrentUser } from "../../accounts/accounts.public.ts";
import type { Event } from "../events.contract.ts";

const OrganizerMenuPanel = lazy(() => import("./organizer-menu-panel.tsx"));

export interface OrganizerMenuProps {
  /** As everybody sees it. */
  event: Event;
  /** After the menu has changed the event. */
  onChanged(): void;
  /** Opens the event's form for the organization that the person acts for. */
  edit(organizationId: number): ReactNode;
  /** Asks before an event is switched off to which so many have applied. */
  askUnpublish(count: number, onAnswer: (isMeant: boolean) => void): ReactNode;
}

/**
 * For those who manage the event. Only an organizer of one of its hosts is asked about: for all others the answer is known,
 * and would be an error in the browser's console.
 */
export function OrganizerMenu(props: OrganizerMenuProps) {
  const { user } = useCurrentUser();
  const own = props.event.organization_events.find(({ organization }) =>
    organization.organizer_ids.includes(user?.id ?? 0),
  );
  if (!user || !own) return null;
  return (
    <Suspense fallback={null}>
      <OrganizerMenuPanel {...props} userId={user.id} organizationId={own.organization_id} />
    </Suspense>
  );
}

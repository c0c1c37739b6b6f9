import type { ReactNode } from "react";
import type { PageEvent } from "../page/sparse-event.ts";

export interface OrganizerMenuProps {
  /** As everybody sees it. */
  event: PageEvent;
  /** After the menu has changed the event. */
  onChanged(): void;
  /** Opens the event's form for the organization that the person acts for. */
  edit(organizationId: number): ReactNode;
  /** Asks before an event is switched off to which so many have applied. */
  askUnpublish(count: number, onAnswer: (isMeant: boolean) => void): ReactNode;
}

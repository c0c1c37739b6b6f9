import { type ApplicationState, type CancelReason, isActive } from "../../shared/application-states.ts";

interface Ended {
  state: ApplicationState;
  /** As it is stored, of cancelled applications alone. */
  cancel_reason: string | null;
  /** Time at which an organizer last decided. */
  decided_at: Date | null;
  event_cancelled_at: Date | null;
}

/**
 * Why nothing comes of an application; null where something may, and where the draw has left it out. An event that is called off
 * leaves its applications as they are.
 */
export function cancelReasonOf({
  state,
  cancel_reason,
  decided_at,
  event_cancelled_at,
}: Ended): CancelReason | null {
  if (state === "cancelled") return (cancel_reason as CancelReason | null) ?? "self";
  if (!isActive(state)) return decided_at ? "organizer" : null;
  return event_cancelled_at ? "event" : null;
}

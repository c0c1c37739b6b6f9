import type { ApplicationState, CancelReason } from "../../../shared/application-states.ts";

/**
 * The key of the words for why somebody is out. People who were declined and those whose application was cancelled have the same
 * reason, and not the same word; without a reason they were not drawn.
 */
export const endedText = (state: ApplicationState, reason: CancelReason | null) =>
  reason === "organizer" && state === "cancelled"
    ? ("ended_organizer_cancelled" as const)
    : (`ended_${reason ?? "draw"}` as const);

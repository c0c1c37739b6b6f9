import type { ApplicationState } from "../../../shared/application-states.ts";

interface Decided {
  /** Undefined where the person has never applied. */
  state: ApplicationState | undefined;
  /** Time at which an organizer last decided. */
  decided_at: Date | string | null;
}

/** People whom an organizer has declined cannot apply again, unlike those whom a draw has left out. */
export function isDeclinedByOrganizer({ state, decided_at }: Decided): boolean {
  return state === "declined" && decided_at !== null;
}

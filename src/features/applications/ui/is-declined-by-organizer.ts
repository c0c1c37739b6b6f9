import type { Application } from "../../events/events.contract.ts";

/** People whom an organizer has declined cannot apply again, unlike those whom a draw has left out. */
export function isDeclinedByOrganizer({ state, decided_at }: Pick<Application, "state" | "decided_at">) {
  return state === "declined" && decided_at !== null;
}

import type { ApplicationState } from "../../../../shared/application-states.ts";
import type { Texts } from "../../../../ui/texts/texts.tsx";

/** A state in an organizer's words, with how many are in it. */
export function stateWithCount(t: Texts, state: ApplicationState, count: number): string {
  return t("decisions.state_count", { state: t(`applicant_state.${state}`), count });
}

import type { ApplicationState } from "../../../shared/application-states.ts";
import type { ApplicationAction } from "../actions/application-actions.ts";

/** Actions that a mail's link leads to: those for which nothing has to be typed. */
const linkable = ["accept_offer", "pass_offer", "leave_queue", "cancel"] as const;
export type LinkAction = (typeof linkable)[number];

/**
 * Actions for which the page behind a mail's link has buttons.
 * @param wanted the word in the address of the link that was followed; its button stands first, anything else changes nothing
 */
export function linkActions(
  { actions, state }: { actions: readonly ApplicationAction[]; state: ApplicationState },
  wanted: string | null = null,
): LinkAction[] {
  const open = actions.filter((action): action is LinkAction =>
    (linkable as readonly ApplicationAction[]).includes(action),
  );
  const isWanted = (action: LinkAction) => linkWord(action, state) === wanted;
  return open.sort((one, other) => Number(isWanted(other)) - Number(isWanted(one)));
}

export type LinkWord = "accept" | "pass" | "leave_queue" | "give_on" | "withdraw";

/** Word for an action in a state, in catalogues and in the addresses of links: cancelling releases a seat or withdraws a wish. */
export function linkWord(action: LinkAction, state: ApplicationState): LinkWord {
  if (action === "cancel") return state === "confirmed" ? "give_on" : "withdraw";
  return action === "accept_offer" ? "accept" : action === "pass_offer" ? "pass" : action;
}

import { useState } from "react";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { failureMessage } from "../../../platform/browser/failure-message.ts";
import { flashTimes, useFlash } from "../../../ui/feedback/flash.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import type { Application } from "../../events/events.contract.ts";
import type { applicationContracts } from "../applications.contract.ts";
import { removeStoredTicket } from "../tickets/ui/stored-tickets.ts";

const api = apiClient<typeof applicationContracts>();

/**
 * Accepting an offered place and giving a place or a turn up. The outcome is told in a message, also where the state has changed
 * meanwhile and the action is refused.
 * @param onChanged reads again how things stand, after each action, whatever came of it
 */
export function useApplicationActions(eventId: number, onChanged: () => unknown) {
  const t = useTexts();
  const flash = useFlash();
  const [isAccepting, setAccepting] = useState(false);
  /** @param done null where the page itself says it */
  const run = async (call: "accept_offer" | "cancell", done: string | null) => {
    try {
      await api(`PUT /events/{id}/applications/${call}`, { params: { id: eventId } });
      if (call === "cancell") await removeStoredTicket(eventId);
      if (done) flash(done, "success", flashTimes.notice);
    } catch (error) {
      flash(failureMessage(error, t("apply.unreachable")), "error", flashTimes.notice);
    }
    await onChanged();
  };
  return {
    isAccepting,
    accept: async () => {
      setAccepting(true);
      await run("accept_offer", t("own.accepted"));
      setAccepting(false);
    },
    giveUp: ({ state }: Pick<Application, "state">, { isToldHere = false } = {}) =>
      run("cancell", isToldHere ? null : t(`own.left.${leavingOf(state)}`)),
  };
}

/** How giving up is called in a state. */
export function leavingOf(state: Application["state"]) {
  const leavings = { waiting: "queue", offered: "offer", confirmed: "place" } as const;
  return state in leavings ? leavings[state as keyof typeof leavings] : "application";
}

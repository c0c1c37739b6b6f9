import { useEffect, useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";
import { hasJustSignedIn, useCurrentUser } from "../../accounts/accounts.public.ts";
import type { Application, Event } from "../../events/events.contract.ts";
import { asksNothing } from "../applying/ui/asks-nothing.ts";
import { interruptedPress } from "./interrupted-press.ts";
import { markApplyPageSeen, useNewArrival } from "./use-new-arrival.ts";

/**
 * Whether opening the page may apply, as far as that can be told without asking anybody: somebody signed in has come anew to
 * an event that asks nothing, and has no application there.
 * @param own undefined while or where it is not known
 */
export function useArrival(event: Event, own: Application | null | undefined) {
  const { user } = useCurrentUser();
  const { state } = useLocation();
  const isNewArrival = useNewArrival(event.id);
  const [pressed] = useState(() => (hasJustSignedIn(state) ? interruptedPress.find(event.id) : null));
  const [wasVisitor, setWasVisitor] = useState(false);
  // Whoever signs up on this very page presses its button.
  if (user === null && !wasVisitor) setWasVisitor(true);
  const isDecided = Boolean(user) && own !== undefined;
  useEffect(() => {
    if (isDecided) markApplyPageSeen(event.id);
  }, [isDecided, event.id]);
  // Before a press can be stored: effects of hydration may run after the first click.
  useLayoutEffect(interruptedPress.clear, []);
  const mayApply = Boolean(user) && own === null && isNewArrival && !wasVisitor && asksNothing(event);
  return { mayApply, pressed };
}

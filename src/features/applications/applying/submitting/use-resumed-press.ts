import { useEffect, useEffectEvent, useRef } from "react";
import { ApiError } from "../../../../platform/browser/api-client.ts";
import { onResumedAfterLogIn, sessionOwner } from "../../../../platform/browser/storage/stored-session.ts";

/**
 * Presses again, once, after the same person has logged in above the page because their session was over.
 * @returns what is told of each refusal
 */
export function useResumedPress(press: () => void) {
  const refused = useRef<string | null>(null);
  const pressAgain = useEffectEvent(press);
  useEffect(
    () =>
      onResumedAfterLogIn(() => {
        const isSamePerson = refused.current !== null && refused.current === sessionOwner();
        refused.current = null;
        if (isSamePerson) pressAgain();
        return isSamePerson;
      }),
    [],
  );
  return {
    noticeRefusal(error: unknown) {
      const isOver = error instanceof ApiError && error.status === 401;
      refused.current = isOver ? sessionOwner() : null;
    },
  };
}

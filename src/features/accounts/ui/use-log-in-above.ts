import { useEffect } from "react";
import { useLocation, useNavigation } from "react-router";
import { notifySessionExpired } from "../../../platform/browser/storage/stored-session.ts";
import { sessionRefused } from "./current-user.tsx";

/**
 * A page of one's own that is on the screen stays as it is, with its person and what they have typed, where the API says that their
 * session is over: they may log in above it. One that is being left does not.
 * @param isPrivate false while everybody may see what is shown
 */
export function useLogInAbove(isPrivate = true): void {
  const { pathname } = useLocation();
  const target = useNavigation().location?.pathname ?? pathname;
  const isStaying = isPrivate && target === pathname;
  useEffect(() => {
    if (!isStaying) return;
    const keep = (event: Event) => {
      event.preventDefault();
      notifySessionExpired();
    };
    addEventListener(sessionRefused, keep);
    return () => removeEventListener(sessionRefused, keep);
  }, [isStaying]);
}

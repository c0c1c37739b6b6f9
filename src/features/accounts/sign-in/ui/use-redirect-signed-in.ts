import { useEffect } from "react";
import { useNavigate } from "react-router";
import { storedSession } from "../../../../platform/browser/storage/stored-session.ts";
import { justSignedIn } from "../../sign-up/ui/just-signed-in.ts";
import { useCurrentUser } from "../../ui/current-user.tsx";

/**
 * Sends whoever comes to the log-in or the sign-up signed in already on to `to`. The session is asked for anew: one that is
 * over would lead in circles between this page and the one behind the log-in.
 */
export function useRedirectSignedIn(to: string): void {
  const navigate = useNavigate();
  const { refresh } = useCurrentUser();
  // biome-ignore lint/correctness/useExhaustiveDependencies: who signs in on this very page is sent on by its form
  useEffect(() => {
    if (storedSession())
      void refresh().then((user) => user && navigate(to, { replace: true, state: justSignedIn }));
  }, []);
}

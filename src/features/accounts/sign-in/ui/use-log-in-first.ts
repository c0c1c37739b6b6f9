import { useEffect } from "react";
import { useNavigate, useNavigation } from "react-router";
import { storedSession } from "../../../../platform/browser/storage/stored-session.ts";
import { withRedirectTo } from "../../../../shared/safe-redirect-path.ts";
import { useCurrentUser } from "../../ui/current-user.tsx";

/**
 * Leads visitors from a page of one's own to the log-in, and back to `path` from there; who is on their way elsewhere gets there.
 * @param isPrivate false where visitors have a page of theirs
 */
export function useLogInFirst(path: string, isPrivate = true): void {
  const navigate = useNavigate();
  const { user } = useCurrentUser();
  const isLeaving = useNavigation().state !== "idle";
  useEffect(() => {
    if (user === null && !storedSession() && !isLeaving && isPrivate)
      navigate(withRedirectTo("/login", path), { replace: true });
  }, [user, navigate, isLeaving, isPrivate, path]);
}

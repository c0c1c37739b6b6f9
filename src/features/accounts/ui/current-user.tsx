import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { ApiError } from "../../../platform/browser/api-client.ts";
import { clearSession, storedSession } from "../../../platform/browser/storage/stored-session.ts";
import { nextChance } from "../../../ui/base/fetch-until-there.ts";
import type { User } from "../accounts.contract.ts";
import { askCurrentUser } from "./ask-current-user.ts";

interface CurrentUser {
  /** Undefined until the first answer; null for visitors. */
  user: User | null | undefined;
  /** Asks again, after signing in or out. */
  refresh(): Promise<User | null>;
}

const CurrentUserContext = createContext<CurrentUser>({ user: undefined, refresh: async () => null });
const SignedInUserContext = createContext<User | null>(null);

/** For what waits until it is known who is there, or asks again; all others ask `useSignedInUser`. */
export function useCurrentUser(): CurrentUser {
  return useContext(CurrentUserContext);
}

/** The signed-in person; null for visitors and until it is known, so that what visitors see is not drawn again once it is. */
export function useSignedInUser(): User | null {
  return useContext(SignedInUserContext);
}

/** Told on the window where the API says that the session is over; whoever prevents it keeps the session, and the person on the screen. */
export const sessionRefused = "tsudoi:session-refused";

/**
 * Knows who is signed in: asks after the page wakes up and before every navigation. A session that is over is forgotten, but for
 * pages of one's own that are on the screen (`useLogInAbove`); while the API cannot say, the person stays who they were, and where nobody is
 * known it is asked again.
 */
export function CurrentUserProvider({ children }: { children: ReactNode }) {
  const [user, setUser] = useState<User | null | undefined>(undefined);
  /** How often the API was not reached. */
  const [failures, setFailures] = useState(0);
  const { pathname } = useLocation();
  const target = useNavigation().location?.pathname ?? pathname;
  const know = useCallback(async (isChanged: boolean) => {
    const found = await fetchCurrentUser(isChanged);
    if (found === "unreached") setFailures((before) => before + 1);
    else if (found !== undefined) setUser((known) => (found === false ? (known ?? null) : found));
    markSignedIn(found !== null && storedSession() !== null);
    return found && found !== "unreached" ? found : null;
  }, []);
  const refresh = useCallback(() => know(true), [know]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation asks again
  useEffect(() => {
    void know(false);
  }, [target, know]);
  // Presses wait until it is known who presses: in a tunnel they are sent after it, and not on the next page.
  useEffect(() => {
    if (user !== undefined || failures === 0) return;
    let isAwaited = true;
    void nextChance().then(() => {
      if (isAwaited) void know(false);
    });
    return () => {
      isAwaited = false;
    };
  }, [user, failures, know]);
  const value = useMemo(() => ({ user, refresh }), [user, refresh]);
  return (
    <CurrentUserContext value={value}>
      <SignedInUserContext value={user ?? null}>{children}</SignedInUserContext>
    </CurrentUserContext>
  );
}

/** @returns undefined where a page keeps the session that is over, and false where the API does not say: who was known stays known */
async function fetchCurrentUser(isChanged: boolean): Promise<User | null | undefined | false | "unreached"> {
  const client = storedSession()?.client;
  if (!client) return null;
  try {
    return await askCurrentUser({ isChanged });
  } catch (error) {
    if (!(error instanceof ApiError)) return "unreached";
    if (error.status !== 401) return false;
    // Somebody has logged in meanwhile: it is not their session that is over.
    if ((storedSession()?.client ?? client) !== client) return fetchCurrentUser(isChanged);
    if (!dispatchEvent(new Event(sessionRefused, { cancelable: true }))) return undefined;
    clearSession();
    return null;
  }
}

/** The header's items follow this mark, which a script in the page's head sets before anything is painted. */
function markSignedIn(isSignedIn: boolean): void {
  document.documentElement.toggleAttribute("data-signed-in", isSignedIn);
}

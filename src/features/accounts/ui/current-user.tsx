import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { ApiRefusal, apiOf } from "../../../platform/browser/api-client.ts";
import { forgetSession, storedSession } from "../../../platform/browser/stored-session.ts";
import type { accountCalls, User } from "../accounts.contract.ts";

const api = apiOf<typeof accountCalls>();

interface OwnUser {
  /** Undefined until the first answer; null for visitors. */
  user: User | null | undefined;
  /** Asks again, after signing in or out. */
  refresh(): Promise<User | null>;
}

const OwnUserContext = createContext<OwnUser>({ user: undefined, refresh: async () => null });

export function useOwnUser(): OwnUser {
  return useContext(OwnUserContext);
}

/**
 * Knows who is signed in: asks after the page wakes up and before every navigation. A session that is over is forgotten; while
 * the API cannot be reached the person stays who they were.
 */
export function OwnUserProvider({ children }: { children: ReactNode }) {
  const [user, setUser] = useState<User | null | undefined>(undefined);
  const { pathname } = useLocation();
  const target = useNavigation().location?.pathname ?? pathname;
  const refresh = useCallback(async () => {
    const found = await fetchOwnUser();
    if (found !== undefined) setUser(found);
    markSignedIn(found !== null && storedSession() !== null);
    return found ?? null;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation asks again
  useEffect(() => {
    void refresh();
  }, [target, refresh]);
  const value = useMemo(() => ({ user, refresh }), [user, refresh]);
  return <OwnUserContext value={value}>{children}</OwnUserContext>;
}

async function fetchOwnUser(): Promise<User | null | undefined> {
  if (!storedSession()) return null;
  try {
    return (await api("GET /users/own")).data;
  } catch (error) {
    if (!(error instanceof ApiRefusal)) return undefined;
    if (error.status === 401) forgetSession();
    return null;
  }
}

/** The header's items follow this mark, which a script in the page's head sets before anything is painted. */
function markSignedIn(isSignedIn: boolean): void {
  document.documentElement.toggleAttribute("data-signed-in", isSignedIn);
}

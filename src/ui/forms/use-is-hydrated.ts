import { useSyncExternalStore } from "react";

/** False on the server and until the page's scripts run. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const never = () => () => {};

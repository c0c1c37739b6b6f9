import { useSyncExternalStore } from "react";

/** Whether the browser knows that it has no connection; never so on the server. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    onConnection,
    () => !navigator.onLine,
    () => false,
  );
}

function onConnection(tell: () => void): () => void {
  addEventListener("online", tell);
  addEventListener("offline", tell);
  return () => {
    removeEventListener("online", tell);
    removeEventListener("offline", tell);
  };
}

import { useEffect, useRef } from "react";

/** Sends a signed-in person's application at once where there is nothing to ask; reloading is harmless. */
export function useImmediateApplication(isWanted: boolean, send: () => void): void {
  const hasSent = useRef(false);
  useEffect(() => {
    if (!isWanted || hasSent.current) return;
    hasSent.current = true;
    send();
  }, [isWanted, send]);
}

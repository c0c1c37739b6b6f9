import { Suspense, useEffect, useRef, useState } from "react";
import { onSessionExpired } from "../../platform/browser/storage/stored-session.ts";
import { lazyClientOnly } from "../../ui/texts/lazy-client-only.tsx";

const Dialog = lazyClientOnly(() => import("./session-expired-dialog.tsx"));

/** Offers to log in above the page, with everything that is typed in it, when something was refused since the session is over. */
export function SessionExpired() {
  const [isOver, setOver] = useState(false);
  const isAbove = useRef(false);
  isAbove.current = isOver;
  useEffect(() => onSessionExpired(() => setOver(true)), []);
  useEffect(() => {
    // Dialogs below listen at the window too, and later: Escape would close them as well, with what is typed there.
    const keep = (event: KeyboardEvent) => {
      if (event.key === "Escape" && isAbove.current) event.stopImmediatePropagation();
    };
    addEventListener("keydown", keep, { capture: true });
    return () => removeEventListener("keydown", keep, { capture: true });
  }, []);
  if (!isOver) return null;
  return (
    <Suspense fallback={null}>
      <Dialog onClose={() => setOver(false)} />
    </Suspense>
  );
}

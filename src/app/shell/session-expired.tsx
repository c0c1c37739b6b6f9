import { Suspense, useEffect, useState } from "react";
import { onSessionExpired } from "../../platform/browser/storage/stored-session.ts";
import { lazyClientOnly } from "../../ui/texts/lazy-client-only.tsx";

const Dialog = lazyClientOnly(() => import("./session-expired-dialog.tsx"));

/** Offers to log in above the page, with everything that is typed in it, when something was refused since the session is over. */
export function SessionExpired() {
  const [isOver, setOver] = useState(false);
  useEffect(() => onSessionExpired(() => setOver(true)), []);
  if (!isOver) return null;
  return (
    <Suspense fallback={null}>
      <Dialog onClose={() => setOver(false)} />
    </Suspense>
  );
}

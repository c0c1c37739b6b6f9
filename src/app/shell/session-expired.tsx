import { Suspense, useEffect, useState } from "react";
import { onSessionOver } from "../../platform/browser/stored-session.ts";
import { lazyOwn } from "../../ui/texts/lazy-client-only.tsx";

const Dialog = lazyOwn(() => import("./session-expired-dialog.tsx"));

/** Offers to log in above the page, with everything that is typed in it, when something was refused since the session is over. */
export function SessionOver() {
  const [isOver, setOver] = useState(false);
  useEffect(() => onSessionOver(() => setOver(true)), []);
  if (!isOver) return null;
  return (
    <Suspense fallback={null}>
      <Dialog onClose={() => setOver(false)} />
    </Suspense>
  );
}

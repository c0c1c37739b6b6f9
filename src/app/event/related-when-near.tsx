import { useEffect, useRef, useState } from "react";
import { useLanguage } from "../../ui/texts/texts.tsx";
import type RelatedEvents from "./related-events.tsx";
import type { Related } from "./related-events.tsx";
import styles from "./related-when-near.module.css";

interface Fetched {
  related: Related;
  /** Draws them; fetched with them. */
  Draw: typeof RelatedEvents;
}

/** Answers of this visit: a reader who comes back finds the page as long as it was, and so the place where they were. */
const fetched = new Map<string, Fetched>();
const remembered = 20;
const failed = "";
/** More than a flick of a finger away. */
const near = "800px";

/**
 * Events to go on to, at the end of an event's page: fetched when somebody comes near, since most readers do not. Wants to be another
 * one for each event.
 */
export function RelatedWhenNear({ eventId }: { eventId: number }) {
  const end = useRef<HTMLDivElement>(null);
  const language = useLanguage();
  const path = `/events/${eventId}/related?lang=${language}`;
  const [arrived, setArrived] = useState<string | null>(null);
  useEffect(() => {
    if (!end.current || fetched.has(path)) return;
    const leaving = new AbortController();
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        observer.disconnect();
        fetchRelated(path, leaving.signal).then(
          () => setArrived(path),
          () => setArrived(failed),
        );
      },
      { rootMargin: near },
    );
    observer.observe(end.current);
    return () => {
      observer.disconnect();
      leaving.abort();
    };
  }, [path]);
  // In the language before, until they are there in this one.
  const shown = fetched.get(path) ?? fetched.get(arrived ?? failed);
  return (
    <div ref={end} className={shown || arrived === failed ? styles.related : styles.awaited}>
      {shown && <shown.Draw {...shown.related} />}
    </div>
  );
}

async function fetchRelated(path: string, signal: AbortSignal): Promise<void> {
  const [answer, { default: Draw }] = await Promise.all([
    fetch(path, { signal }),
    import("./related-events.tsx"),
  ]);
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
  const related: Related = await answer.json();
  fetched.set(path, { related, Draw });
  if (fetched.size > remembered) fetched.delete(fetched.keys().next().value as string);
}

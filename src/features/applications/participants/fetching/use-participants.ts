import { startTransition, useEffect, useMemo, useState } from "react";
import { oncePainted } from "../../../../ui/base/once-painted.ts";
import { fetchParticipantsPage, type ParticipantsPage, showWhole } from "./fetch-participants.ts";
import { joinPages } from "./join-pages.ts";

interface Later {
  /** The page behind which they follow: another one begins anew. */
  first: ParticipantsPage;
  pages: ParticipantsPage[];
  hasFailed: boolean;
}

const none: ParticipantsPage[] = [];

/** The participants of an event from the first page on; the others are asked for once that is on the screen, and added as they come. */
export function useParticipants(eventId: number, first: ParticipantsPage) {
  const [later, setLater] = useState<Later>({ first, pages: [], hasFailed: false });
  const { pages, hasFailed } = later.first === first ? later : { pages: none, hasFailed: false };
  const cursor = (pages.at(-1) ?? first).nextCursor;
  const isWhole = cursor === null;
  useEffect(() => {
    if (cursor === null || hasFailed) return;
    let isCurrent = true;
    const fetchNext = async () => {
      try {
        const page = await fetchParticipantsPage(eventId, cursor);
        // A press meanwhile comes first.
        if (isCurrent) startTransition(() => setLater({ first, pages: [...pages, page], hasFailed: false }));
      } catch {
        if (isCurrent) setLater({ first, pages, hasFailed: true });
      }
    };
    const prevent = oncePainted(() => void fetchNext());
    return () => {
      isCurrent = false;
      prevent();
    };
  }, [eventId, first, pages, cursor, hasFailed]);
  useEffect(() => (isWhole ? showWhole(eventId) : undefined), [eventId, isWhole]);
  const participants = useMemo(() => joinPages([first, ...pages]), [first, pages]);
  return { participants, isWhole, hasFailed, retry: () => setLater({ first, pages, hasFailed: false }) };
}

import { useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { Button } from "../../../ui/base/button.tsx";
import { useFlash } from "../../../ui/feedback/flash.tsx";
import { FallbackForm } from "../../../ui/forms/fallback-form.tsx";
import { useReader } from "../../../ui/texts/reader.tsx";
import { useTexts } from "../../../ui/texts/texts.tsx";
import { type EventPage, fetchEvents, type ListOf } from "../ui/fetch-events.ts";
import { CardItem } from "./card-item.tsx";
import styles from "./event-list.module.css";

/** The lists of a page that can be shown from further on, each by its own parameter. */
export type CursorName = "cursor" | "own_cursor" | "past_cursor";

interface EventListProps {
  first: EventPage;
  more: ListOf;
  filters?: Record<string, string>;
  /** In the address of the page that shows this list from further on. */
  cursorName?: CursorName;
  /** Whether its first picture is in sight when the page opens. */
  isInSight?: boolean;
  now: number;
}

/** Pages loaded on a visit, so that going back finds the list as long as it was. */
const addedOnVisit = new Map<string, EventPage>();

/** The first page as the server rendered it, and more on a press; what is there never moves. */
export function EventList({
  first,
  more,
  filters = {},
  cursorName = "cursor",
  isInSight,
  now,
}: EventListProps) {
  const t = useTexts();
  const { added, cursor, isBusy, load } = useMore(first, more, filters);
  const isBeingReplaced = useIsBeingFiltered();
  return (
    <>
      <ul
        id={cursorName}
        className={styles.list}
        aria-busy={isBusy || isBeingReplaced}
        data-fades={isBeingReplaced}
      >
        {[...first.events, ...added].map((card, place) => (
          <CardItem
            key={card.id}
            card={card}
            now={now}
            isFirst={place === 0 && (isInSight ?? cursorName !== "past_cursor")}
          />
        ))}
        {isBusy && Array.from({ length: 3 }, (_, place) => <li key={-place} className={styles.skeleton} />)}
      </ul>
      {cursor && (
        <div className={styles.more}>
          <FallbackForm action={`#${cursorName}`} fields={{ ...filters, [cursorName]: cursor }}>
            <Button
              type="submit"
              look="quiet"
              onClick={(event) => {
                event.preventDefault();
                void load();
              }}
              busy={isBusy}
              busyText={t("list.loading")}
            >
              {t("list.more")}
            </Button>
          </FallbackForm>
        </div>
      )}
    </>
  );
}

/** While the same page is asked for with other filters. */
function useIsBeingFiltered(): boolean {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  return next?.pathname === pathname;
}

function useMore(first: EventPage, more: ListOf, filters: Record<string, string>) {
  const t = useTexts();
  const reader = useReader();
  const flash = useFlash();
  const visit = `${useLocation().key} ${more.call}`;
  const [added, setAdded] = useState<EventPage | null>(() => addedOnVisit.get(visit) ?? null);
  const [isBusy, setBusy] = useState(false);
  const cursor = (added ?? first).nextCursor;
  const load = async () => {
    setBusy(true);
    try {
      const { events, nextCursor } = await fetchEvents(more, filters, reader, cursor ?? undefined);
      const longer = { events: [...(added?.events ?? []), ...events], nextCursor };
      addedOnVisit.set(visit, longer);
      setAdded(longer);
    } catch {
      flash(t("list.more_failed"), "error");
    }
    setBusy(false);
  };
  return { added: added?.events ?? [], cursor, isBusy, load };
}

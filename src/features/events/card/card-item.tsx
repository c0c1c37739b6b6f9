import { type MouseEvent, type RefObject, Suspense, useEffect, useId, useRef } from "react";
import { useNavigate } from "react-router";
import { withoutRuby } from "../../../shared/ruby/ruby-marks.ts";
import { lazyPart } from "../../../ui/base/lazy-part.ts";
import { type TextKey, useTexts } from "../../../ui/texts/texts.tsx";
import { htmlOf } from "../ui/rendered-markup.ts";
import { useBookmark } from "../ui/use-bookmark.ts";
import "../ui/bookmark-button.module.css";
import styles from "./card-item.module.css";
import type { CardOptions } from "./event-card.tsx";
import "./event-card.module.css";
import { useAppliedState, useIsBookmarked } from "./event-marks.ts";
import { growPicture } from "./grow-picture.ts";
import "./match-reason.module.css";
import type { ListedCard } from "./listed-card.ts";

/** Pages that the server has rendered show its cards without it. */
const EventCard = lazyPart(() => import("./event-card.tsx"));

/** A card as an item of a list: what the server rendered stays as it is, and here its links and its ribbon answer. */
export function CardItem({ card, ...options }: { card: ListedCard } & CardOptions) {
  const item = useRef<HTMLLIElement>(null);
  const id = useId();
  const onClick = useCardPresses(card.id);
  if ("title" in card)
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: what is pressed is the link or the button within
      <li ref={item} onClick={onClick}>
        <Suspense fallback={<div className={styles.waiting} />}>
          <EventCard event={card} {...options} />
          <CardMarks eventId={card.id} item={item} />
        </Suspense>
      </li>
    );
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: what is pressed is the link or the button within */}
      <li
        ref={item}
        id={id}
        onClick={onClick}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered it on the server, and escapes what people write
        dangerouslySetInnerHTML={{ __html: htmlOf(card, id) }}
      />
      <CardMarks eventId={card.id} item={item} />
    </>
  );
}

/**
 * Shows the reader's marks in the card after each rendering, which may have brought other markup. It stands in the same `Suspense` as
 * the card, or it would look for markup that has not come yet.
 */
function CardMarks({ eventId, item }: { eventId: number; item: RefObject<HTMLElement | null> }) {
  const t = useTexts();
  const isBookmarked = useIsBookmarked(eventId);
  const applied = useAppliedState(eventId);
  useEffect(() => {
    item.current?.querySelector("button")?.setAttribute("aria-pressed", String(isBookmarked));
    const badge = item.current?.querySelector<HTMLElement>("[data-applied]");
    if (!badge) return;
    badge.hidden = !applied;
    badge.dataset.applied = applied ?? "";
    badge.textContent = applied ? withoutRuby(t(`event.mark.${applied}` as TextKey)) : "";
  });
  return null;
}

/** Answers presses of the link and the ribbon in the card. */
function useCardPresses(eventId: number) {
  const navigate = useNavigate();
  const { toggle } = useBookmark(eventId);
  return (event: MouseEvent<HTMLElement>) => {
    const pressed = event.target as Element;
    if (pressed.closest("button")) return void toggle();
    const link = pressed.closest("a");
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    growPicture(link);
    void navigate(link.pathname, { viewTransition: true });
  };
}

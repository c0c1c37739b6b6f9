import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useTexts } from "../../../ui/texts/texts.tsx";
import styles from "./card-row.module.css";

/** Cards side by side that scroll sideways: by finger, by keyboard, and for a mouse by a button on either side. */
export function CardRow({ children }: { children: ReactNode }) {
  const t = useTexts();
  const row = useRef<HTMLUListElement>(null);
  const ends = useScrollEnds(row);
  const scroll = (direction: 1 | -1) => {
    const { current } = row;
    current?.scrollBy({ left: direction * current.clientWidth * 0.9, behavior: "smooth" });
  };
  return (
    <div className={styles.frame}>
      <ul ref={row} className={styles.row}>
        {children}
      </ul>
      {ends && (
        <div className={styles.arrows}>
          <Arrow
            label={t("row.previous")}
            isOff={ends.atStart}
            onPress={() => scroll(-1)}
            path="m15 5-7 7 7 7"
          />
          <Arrow label={t("row.next")} isOff={ends.atEnd} onPress={() => scroll(1)} path="m9 5 7 7-7 7" />
        </div>
      )}
    </div>
  );
}

interface ArrowProps {
  label: string;
  isOff: boolean;
  path: string;
  onPress(): void;
}

/** Not `disabled` at the end of the row: that would take the focus away from whoever pressed it. */
function Arrow({ label, isOff, path, onPress }: ArrowProps) {
  return (
    <button type="button" aria-label={label} aria-disabled={isOff} onClick={onPress}>
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="none" stroke="currentColor">
        <path d={path} strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </button>
  );
}

/** Whether the row stands at one of its ends; null while all of it is in sight, and before the page has woken up. */
function useScrollEnds(row: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState<{ atStart: boolean; atEnd: boolean } | null>(null);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      const isWhole = scrollWidth <= clientWidth + 1;
      const atStart = scrollLeft <= 1;
      const atEnd = scrollLeft + clientWidth >= scrollWidth - 1;
      setEnds((before) => {
        if (isWhole) return null;
        return before?.atStart === atStart && before.atEnd === atEnd ? before : { atStart, atEnd };
      });
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [row]);
  return ends;
}

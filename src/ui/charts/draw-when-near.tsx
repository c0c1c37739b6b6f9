import { type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** It is drawn at once, so that it need not be far away. */
const near = "200px";

interface DrawWhenNearProps {
  /** Of the room that is held until then, in pixels. */
  height: number;
  children: ReactNode;
}

/** A part far below: drawn once somebody comes near it, or prints the page. */
export function DrawWhenNear({ height, children }: DrawWhenNearProps) {
  const room = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !room.current) return;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: near },
    );
    observer.observe(room.current);
    const onPrint = () => flushSync(() => setNear(true));
    addEventListener("beforeprint", onPrint);
    return () => {
      observer.disconnect();
      removeEventListener("beforeprint", onPrint);
    };
  }, [isNear]);
  return (
    <div ref={room} style={{ minHeight: height }}>
      {isNear && children}
    </div>
  );
}

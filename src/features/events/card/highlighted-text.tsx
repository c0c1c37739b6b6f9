import type { Mark } from "../matches/event-match.ts";

/** A text with what was searched for marked in it. */
export function HighlightedText({ text, marks = [] }: { text: string; marks?: readonly Mark[] }) {
  let end = 0;
  const parts = marks.flatMap(([start, stop]) => {
    const before = text.slice(end, start);
    end = stop;
    return [before, <mark key={start}>{text.slice(start, end)}</mark>];
  });
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}

import type { ReactNode } from "react";
import { jsxs } from "react/jsx-runtime";
import { readCounters } from "../../shared/ruby/counter-readings.ts";
import { type RubyPart, splitRuby } from "../../shared/ruby/ruby-marks.ts";

/**
 * A text with its readings over the words. Assistive technology reads the words alone, as their kanji are read; browsers without
 * ruby put the reading in parentheses. It is one element, as the text was one in a row of a button or a chip.
 */
export function rubyNodes(text: string, key?: string): ReactNode {
  return jsxs("span", { children: readCounters(splitRuby(text)).flatMap(drawPart) }, key);
}

/**
 * A number keeps to the word before it (午後6:00): lines would break between kanji and digits. So does what stands for a number until the
 * page is sent (`count-placeholder.server.ts`), or the browser would draw another page than the server.
 */
function drawPart(part: RubyPart, place: number, parts: readonly RubyPart[]): ReactNode[] {
  if (typeof part === "string") {
    const isDrawn = typeof parts[place - 1] === "object";
    const rest = isDrawn ? part.slice(numberBefore(part).length) : part;
    return rest ? [rest] : [];
  }
  const word = ruby(part.base, part.reading);
  const number = numberBefore(parts[place + 1]);
  return [number ? jsxs("span", { style: { whiteSpace: "nowrap" }, children: [word, number] }) : word];
}

const numberBefore = (part: RubyPart | undefined) =>
  typeof part === "string" ? (/^-?[\d:,]+/.exec(part)?.[0] ?? "") : "";

function ruby(base: string, reading: string): ReactNode {
  return jsxs("ruby", {
    children: [
      base,
      jsxs("rp", { children: ["("] }),
      jsxs("rt", { "aria-hidden": true, children: [reading] }),
      jsxs("rp", { children: [")"] }),
    ],
  });
}

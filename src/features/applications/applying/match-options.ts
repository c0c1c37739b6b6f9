interface Option {
  id: number;
  is_deleted: boolean;
  /** The same choice in each language. */
  texts: readonly { text: string }[];
}

/**
 * The options that a text of options joined by commas names, in whichever language. An option may hold a comma itself, so
 * the longest that fits is tried first, and shorter ones where nothing fits after it. Null where something is no option.
 */
export function matchOptions(options: readonly Option[], written: string): number[] | null {
  const known = options
    .filter(({ is_deleted }) => !is_deleted)
    .flatMap(({ id, texts }) => texts.map(({ text }) => ({ id, text: text.trim() })))
    .filter(({ text }) => text !== "")
    .sort((one, other) => other.text.length - one.text.length);
  // Without it, options made of one another would be tried in every combination.
  const deadEnds = new Set<number>();

  function matchFrom(start: number): number[] | null {
    const place = skipBlanks(written, start);
    if (place >= written.length) return [];
    if (deadEnds.has(place)) return null;
    for (const { id, text } of known) {
      if (!written.startsWith(text, place)) continue;
      const after = skipBlanks(written, place + text.length);
      if (after < written.length && written[after] !== ",") continue;
      const others = matchFrom(after + 1);
      if (others) return [id, ...others];
    }
    deadEnds.add(place);
    return null;
  }

  const found = matchFrom(0);
  return found && [...new Set(found)];
}

function skipBlanks(text: string, from: number): number {
  let place = from;
  while (text[place]?.trim() === "") place += 1;
  return place;
}

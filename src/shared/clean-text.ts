/** Characters that break a line, or jump within one. */
const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/**
 * As it stands in one line: breaks and tabs become a space; characters that show nothing, and those that turn the direction
 * of what follows, are left out, and so are interlinear annotations, by which texts of ours have ruby (`ruby-marks.ts`). Marks that languages and emoji need stay, and so does NUL, which is refused as a whole.
 */
export function asLine(text: string): string {
  return text
    .replaceAll(breaks, " ")
    .replaceAll(/(?!\0)\p{Cc}|[\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufff9-\ufffb]/gu, "");
}

/** As it stands in several lines, which end alike on all systems; isolates end with their line, so they may stay. */
export function asLines(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replaceAll(/(?![\0\t\n])\p{Cc}|[\u202a-\u202e\ufeff\ufff9-\ufffb]/gu, "");
}

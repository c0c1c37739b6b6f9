/**
 * A Latin word in lower case without its plural. The rules need only give all forms of a word the same ending, not a right
 * one: party and parties, class and classes. As `search_singulars` in SQL, which looks through texts until they are analysed.
 */
export function singular(word: string): string {
  return word
    .replace(/([a-z]{2})(ies|ie|ys|y)$/, "$1i")
    .replace(/([a-z]{2}[sxzo]|[a-z][cs]h)es?$/, "$1")
    .replace(/([a-z][a-hj-rtv-z])s$/, "$1");
}

/** As people type it who have not the letters: Da Nang for Đà Nẵng. Unicode takes the strokes for no accents. */
export function withoutStrokes(word: string): string {
  return word.replace(/[đðłøı]/g, (letter) => "ddloi"["đðłøı".indexOf(letter)] as string);
}

/**
 * What is left of a singular without the endings of verbs and of those who do something: hike, hiking and hiker. Words that
 * only look related are told apart by their rank, which is below that of the word itself.
 */
export function stem(word: string): string {
  const bare = word
    .replace(/is$/, "i")
    .replace(/^([a-z]*[aeiouy][a-z]*)ing$/, (whole, start: string) => (start.length > 2 ? start : whole))
    .replace(/^([a-z]{4,})(?<!e)er$/, "$1")
    .replace(/^([a-z]{4,})ed$/, "$1");
  const single = bare === word ? bare : bare.replace(/([bcdfgkmnprt])\1$/, "$1");
  return single.length > 3 ? single.replace(/[ei]$/, "") : single;
}

/** Words that say nothing by themselves: a search for others with them does not ask for them. */
const stopWords = new Set(
  "a an and are as at be by for from how i in is it me my near of on or our the this to want we what when where with you your".split(
    " ",
  ),
);

export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

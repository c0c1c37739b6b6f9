import type { RubyWord } from "../../../shared/ruby/ruby-words.ts";

// Lists read events by the hundred and show no readings: as one text they are neither parsed nor larger than they have to be.

/** Words with their readings as their column holds them, a line each. */
export function packRuby(words: readonly RubyWord[]): string {
  return words.map(({ text, reading }) => `${text}\t${reading}`).join("\n");
}

/** The words of a column that `packRuby` has written. */
export function unpackRuby(packed: string): RubyWord[] {
  return packed
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [text = "", reading = ""] = line.split("\t");
      return { text, reading };
    });
}

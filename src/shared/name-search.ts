/**
 * Folds a name, or what somebody types for it, for comparison: one case and width, hiragana for katakana, no marks, and
 * Latin letters that stand for the same sound alike, however Japanese is romanised and long vowels are written. What is
 * typed so far becomes the beginning of what the whole becomes.
 */
export function searchKey(text: string): string {
  return (
    text
      .normalize("NFKD")
      .replace(/[\u0300-\u036f]/g, "")
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
      .replace(/[^\p{L}\p{N}\s]|ー/gu, "")
      // A kana that is still being typed.
      .replace(/(?<=[ぁ-ゖ])[a-z]+$/, "")
      .replace(/sh/g, "s")
      .replace(/ch?|ts/g, "t")
      .replace(/dz|j|d(?=[iu])/g, "z")
      .replace(/f/g, "h")
      .replace(/(?<=[stz])y/g, "")
      .replace(/m(?=[bpm])/g, "n")
      .replace(/oh(?![aeiou])|ou/g, "o")
      .replace(/([a-z])\1+/g, "$1")
  );
}

/** Something with the keys of all its names, a line a name. */
export interface Findable {
  search: string;
}

/** Those that hold every typed word in some name, in their order; those that begin with the first word come first. */
export function findByName<Row extends Findable>(rows: readonly Row[], typed: string): Row[] {
  const words = typed.split(/\s+/).map(searchKey).filter(Boolean);
  const [first] = words;
  if (!first) return [...rows];
  const found = rows.filter(({ search }) => words.every((word) => search.includes(word)));
  const begins = ({ search }: Row) => search.startsWith(first) || search.includes(`\n${first}`);
  return [...found.filter(begins), ...found.filter((row) => !begins(row))];
}

/**
 * Folds a name, or what somebody types for it, for comparison: one case and width, hiragana for katakana, no marks, and
 * Latin letters that stand for the same sound alike, however Japanese is romanised and long vowels are written. What is
 * typed so far becomes the beginning of what the whole becomes, but for an m at its end: for that ask `keysOfTyped`.
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

/**
 * The keys with which a name may begin of which this is typed so far. An m at the end stays one before a vowel (Samia), and is
 * written as n before b, m and p (Sampei, as Sanpei).
 */
export function keysOfTyped(text: string): string[] {
  const key = searchKey(text);
  const asN = key.endsWith("m") ? ["b", "m", "p"].map((next) => `${key.slice(0, -1)}n${next}`) : [];
  return key ? [key, ...asN] : [];
}

/** Something with the keys of all its names, a line a name. */
export interface Findable {
  search: string;
}

/** Those that hold every typed word in some name, in their order; those that begin with the first word come first. */
export function findByName<Row extends Findable>(rows: readonly Row[], typed: string): Row[] {
  const words = typed
    .split(/\s+/)
    .map(keysOfTyped)
    .filter(({ length }) => length > 0);
  const [first] = words;
  if (!first) return [...rows];
  const found = rows.filter(({ search }) => words.every((keys) => keys.some((key) => search.includes(key))));
  const begins = ({ search }: Row) =>
    first.some((key) => search.startsWith(key) || search.includes(`\n${key}`));
  return [...found.filter(begins), ...found.filter((row) => !begins(row))];
}

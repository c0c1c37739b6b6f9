import { LRUCache } from "lru-cache";
import { toRomaji } from "wanakana";
import { searchKey } from "../../../shared/name-search.ts";

/** Folding is most of the work, and the names are nearly all the same whenever they are read. */
const knownKeys = new LRUCache<string, string>({
  max: 20_000,
  memoMethod: (name) => {
    const words = apartAcrossNames(name);
    return [words, toRomaji(words)].map(searchKey).join("\n");
  },
});

/** By what a name is found: itself and, as far as it is kana, in Latin letters; folded, a line each. */
export function keysOfName(name: string): string {
  return knownKeys.memo(name);
}

/** A blank stands where Japanese would read another name across two words: 京都 in 東京都. */
export function apartAcrossNames(text: string): string {
  return text.replace(/(?<=[東东]京)(?=都)/g, " ");
}

/** Latin words are found where they begin, so that "art" is not in "party"; Japanese has no spaces between words. */
export function hasWord(keys: string, word: string): boolean {
  if (!/^[a-z0-9]/.test(word)) return keys.includes(word);
  return new RegExp(`(?<![a-z0-9])${word}`).test(keys);
}

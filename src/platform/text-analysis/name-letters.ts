import { keysOfTyped, searchKey } from "../../shared/name-search.ts";
import { foldText } from "./fold-text.ts";

/** Between the spellings, a line each, and the keys of how they sound. */
const keysBelow = "\n\n";

const unique = (lines: string[]) => [...new Set(lines)].filter(Boolean).join("\n");

/**
 * The letters by which somebody is found: every spelling of the name as one line, then below an empty line their keys.
 * @param spellings each with its parts, family name first
 * @param keyOf how a spelling sounds; where kana are not romanised they are found as kana alone
 */
export function nameLetters(
  spellings: readonly (readonly string[])[],
  keyOf: (text: string) => string = searchKey,
): string {
  const lines = spellings.flatMap((parts) => [
    parts.join(" "),
    parts.join("").replaceAll(/\s/g, ""),
    parts.toReversed().join("").replaceAll(/\s/g, ""),
    ...parts.flatMap((part) => part.split(/\s+/)),
  ]);
  return unique(lines.map((line) => foldText(line).trim())) + keysBelow + unique(lines.map(keyOf));
}

/** A word that somebody typed to find a person. */
export interface TypedWord {
  /** As it is written, but for width, case, accents and kind of kana. */
  letters: string;
  /** As it sounds, however it is romanised: looked for at the beginning of parts, since within them it would find too much. */
  keys: string[];
}

/** The words of what somebody typed. */
export function typedWords(typed: string): TypedWord[] {
  return typed
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({
      letters: foldText(word),
      // Of a letter that is typed again and again one is left, which would find everybody whose name begins with it.
      keys: keysOfTyped(word).filter((key) => key.length * 2 > word.length),
    }));
}

/** Whether the letters of a name (`nameLetters`) hold a word anywhere, or sound like it where a part of them begins. */
export function holdsWord(letters: string, word: TypedWord): boolean {
  return spellingsOf(letters).includes(word.letters) || soundsLike(letters, word);
}

/** As `holdsWord`, where a part of the name begins. */
export function beginsWithWord(letters: string, word: TypedWord): boolean {
  return `\n${spellingsOf(letters)}`.includes(`\n${word.letters}`) || soundsLike(letters, word);
}

const spellingsOf = (letters: string) => letters.slice(0, letters.indexOf(keysBelow));

const soundsLike = (letters: string, { keys }: TypedWord) => {
  const below = letters.slice(letters.indexOf(keysBelow) + 1);
  return keys.some((key) => below.includes(`\n${key}`));
};

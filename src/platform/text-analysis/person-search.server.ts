import { toHiragana, toRomaji } from "wanakana";
import { searchKey } from "../../shared/name-search.ts";
import { foldText } from "./fold-text.ts";
import { nameLetters } from "./name-letters.ts";
import { isKana, readingKey } from "./reading-key.ts";

/** A person's name, and how it is read as far as they told it. */
export interface NameToSearch {
  first_name: string;
  last_name: string;
  first_name_reading: string | null;
  last_name_reading: string | null;
  /** How the dictionary reads it; null or empty where that is not known. */
  first_name_guess?: string | null;
  last_name_guess?: string | null;
}

/**
 * The letters by which a person is found (`nameLetters`): the name as it is written and as it is read, in kana and in Latin letters,
 * however these are typed: 佐藤, さとう, サトウ, sato, satou, satō.
 */
export function personSearch(person: NameToSearch): string {
  const written = [person.last_name, person.first_name];
  // A guess counts where the person has told nothing.
  const read = [
    person.last_name_reading ?? (person.last_name_guess || person.last_name),
    person.first_name_reading ?? (person.first_name_guess || person.first_name),
  ];
  return nameLetters([written, read, read.map(inKana), read.map(inLatin)], keyOf);
}

/** wanakana takes a text letter by letter, each within the one before. */
const longest = 100;

const inLatin = (part: string) =>
  byWord(part, (word) => (isKana(word) ? toRomaji(word.slice(0, longest)).replaceAll(/['-]/g, "") : word));

/** Of Latin letters that can be read as Japanese; others stay. */
const inKana = (part: string) =>
  byWord(part, (word) => {
    const letters = foldText(word);
    if (!/^[a-z]+$/.test(letters)) return word;
    const kana = toHiragana(letters.slice(0, longest));
    return isKana(kana) ? kana : word;
  });

const byWord = (part: string, spell: (word: string) => string) => part.split(/\s+/).map(spell).join(" ");

const keyOf = (text: string) => byWord(text, (word) => (isKana(word) ? readingKey(word) : searchKey(word)));

import { foldText } from "../../../platform/text-analysis/fold-text.ts";
import { keysOfTyped, searchKey } from "../../../shared/name-search.ts";
import { readTicketCode } from "../../../shared/ticket-code.ts";
import type { PersonNow } from "./people-now.ts";

/** Those whose names hold every typed word, in any order of the parts; those that begin with the first word come first. */
export function findPeople(people: readonly PersonNow[], typed: string): PersonNow[] {
  const words = typed
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ letters: foldText(word), keys: keysOfTyped(word) }));
  const [first] = words;
  if (!first) return [...people];
  const found = people.flatMap((person) => {
    const search = spellingsOf(person.name);
    return words.every((word) => holds(search, word)) ? [{ person, search }] : [];
  });
  const begins = ({ search }: (typeof found)[number]) => holds(search, first, "\n");
  return [...found.filter(begins), ...found.filter((one) => !begins(one))].map(({ person }) => person);
}

interface Spellings {
  /** As it is written, but for width, case, accents and kind of kana. */
  letters: string;
  /** As it sounds, however it is romanised: looked for at the beginning of parts, since within them it would find too much. */
  key: string;
}

interface TypedWord {
  letters: string;
  keys: string[];
}

const holds = (search: Spellings, word: TypedWord, before = "") =>
  search.letters.includes(before + word.letters) || word.keys.some((key) => search.key.includes(`\n${key}`));

/** The name with and without its blanks, so that 見本遥 finds 見本 遥; then its parts, each on a line to begin with. */
function spellingsOf(name: string): Spellings {
  const lines = [name, name.replaceAll(/\s/g, ""), ...name.split(/\s+/)];
  const joined = (spell: (line: string) => string) => lines.map((line) => `\n${spell(line)}`).join("");
  return { letters: joined(foldText), key: joined(searchKey) };
}

/** The code in what a camera has read or somebody has typed: bare, or behind the # of a ticket's address. Null without one. */
export function codeIn(text: string): string | null {
  return readTicketCode(text) ?? readTicketCode(text.slice(text.lastIndexOf("#") + 1));
}

/** The SHA-256 of a ticket's code as the list has it. */
export async function digestOfCode(code: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(code));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

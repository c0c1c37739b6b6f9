import {
  beginsWithWord,
  holdsWord,
  nameLetters,
  typedWords,
} from "../../../platform/text-analysis/name-letters.ts";
import { readTicketCode } from "../../../shared/codes/ticket-code.ts";
import type { PersonNow } from "./people-now.ts";

/** Those whose names hold every typed word, in any order of the parts; those that begin with the first word come first. */
export function findPeople(people: readonly PersonNow[], typed: string): PersonNow[] {
  const words = typedWords(typed);
  const [first] = words;
  if (!first) return [...people];
  const found = people.flatMap((person) => {
    const letters = lettersOf(person);
    return words.every((word) => holdsWord(letters, word))
      ? [{ person, begins: beginsWithWord(letters, first) }]
      : [];
  });
  return [...found.filter(({ begins }) => begins), ...found.filter(({ begins }) => !begins)].map(
    ({ person }) => person,
  );
}

/** A list that the device took along before there was `search` has names alone. */
const lettersOf = ({ search, name }: Omit<PersonNow, "search"> & { search?: string }) =>
  search ?? nameLetters([name.split(/\s+/)]);

/** The code in what a camera has read or somebody has typed: bare, or behind the # of a ticket's address. Null without one. */
export function codeIn(text: string): string | null {
  return readTicketCode(text) ?? readTicketCode(text.slice(text.lastIndexOf("#") + 1));
}

/** The SHA-256 of a ticket's code as the list has it. */
export async function digestOfCode(code: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(code));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

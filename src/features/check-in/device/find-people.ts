import { findByName, searchKey } from "../../../shared/name-search.ts";
import { readTicketCode } from "../../../shared/ticket-code.ts";
import type { PersonNow } from "./people-now.ts";

/** Those whose names hold every typed word, in any order of the parts; those that begin with the first word come first. */
export function findPeople(people: readonly PersonNow[], typed: string): PersonNow[] {
  if (!typed.trim()) return [...people];
  return findByName(
    people.map((person) => ({ person, search: keysOf(person.name) })),
    typed,
  ).map(({ person }) => person);
}

/** The name with and without its blanks, so that 見本遥 finds 見本 遥; then its parts, each on a line to begin with. */
function keysOf(name: string): string {
  return [name, name.replaceAll(/\s/g, ""), ...name.split(/\s+/)].map(searchKey).join("\n");
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

import type { Language } from "../languages/languages.ts";
import { type Name, personName } from "./person-name.ts";

interface Reading {
  first_name_reading: string | null;
  last_name_reading: string | null;
}

/** A person's name to sort by: as it is read, its parts as they are written where nobody told it. */
export function nameAsRead(person: Name & Reading, language: Language): string {
  const last_name = person.last_name_reading ?? person.last_name;
  return personName({ first_name: person.first_name_reading ?? person.first_name, last_name }, language);
}

/** How a person's name is read, in the order in which it would be written; empty where nobody told it. */
export function nameReading({ first_name_reading, last_name_reading }: Reading, language: Language): string {
  return personName({ first_name: first_name_reading ?? "", last_name: last_name_reading ?? "" }, language);
}

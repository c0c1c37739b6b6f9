import type { Language } from "./languages.ts";

interface Name {
  first_name: string;
  last_name: string;
}

/** A person's name in the order of the language: family name first in Japanese. */
export function personName({ first_name, last_name }: Name, language: Language): string {
  return (language === "ja" ? [last_name, first_name] : [first_name, last_name]).filter(Boolean).join(" ");
}

/**
 * As `personName`, on one line and without anything that mail programs make a link of: whoever signs up with a stranger's
 * address chooses the name that the stranger reads.
 */
export function nameInMail(name: Name, language: Language): string {
  return personName(name, language)
    .replaceAll(/\s+/g, " ")
    .replaceAll(/[.:/@](?=\S)/g, "$& ");
}

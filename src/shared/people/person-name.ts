import { type Language, languageEntry } from "../languages/languages.ts";

/** A name as an account has it. */
export interface Name {
  first_name: string;
  last_name: string;
}

/** Scripts in which a name is written family name first, whatever the language of the text around it. */
const familyNameFirst = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** The parts of a name in the order in which the language writes them. */
export function nameFields(language: Language): readonly (keyof Name)[] {
  return languageEntry(language).familyNameFirst ? ["last_name", "first_name"] : ["first_name", "last_name"];
}

/** A person's name as the language writes it; family name first in names in kanji, kana or hangul, given name first otherwise. */
export function personName({ first_name, last_name }: Name, language: Language): string {
  const name = { first_name, last_name };
  const isFamilyNameFirst = familyNameFirst.test(`${last_name}${first_name}`);
  const fields = isFamilyNameFirst ? (["last_name", "first_name"] as const) : nameFields(language);
  return fields
    .map((field) => name[field])
    .filter(Boolean)
    .join(" ");
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

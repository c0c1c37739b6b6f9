import type { Language } from "./languages.ts";

interface Name {
  first_name: string;
  last_name: string;
}

/** Scripts in which a name is written family name first, whatever the language of the text around it. */
const familyNameFirst = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** A person's name: family name first in Japanese and in names in kanji, kana or hangul, given name first otherwise. */
export function personName({ first_name, last_name }: Name, language: Language): string {
  const isFamilyNameFirst = language === "ja" || familyNameFirst.test(`${last_name}${first_name}`);
  return (isFamilyNameFirst ? [last_name, first_name] : [first_name, last_name]).filter(Boolean).join(" ");
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

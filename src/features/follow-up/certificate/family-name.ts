interface Name {
  first_name: string;
  last_name: string;
}

/** A name by which two are compared: without regard to case, width, accents, blanks and marks; kana and letters as typed. */
export function foldName(name: string): string {
  return name
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .normalize("NFKC")
    .toUpperCase()
    .toLowerCase()
    .replaceAll(/[\s\p{P}\p{S}\p{Cc}\p{Cf}]/gu, "");
}

/** Whether this is the family name on a sheet; of somebody who has but one name, that one. */
export function isFamilyName(typed: string, { first_name, last_name }: Name): boolean {
  const own = foldName(last_name) || foldName(first_name);
  return own !== "" && foldName(typed) === own;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** The first letters of a name in the order in which it is written: "Y. T.", 山 太. */
export function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .filter(Boolean)
    .map((part) => graphemes.segment(part)[Symbol.iterator]().next().value?.segment ?? "")
    .map((letter) => (/^[\p{Lu}\p{Ll}]/u.test(letter) ? `${letter.toUpperCase()}.` : letter))
    .join(" ");
}

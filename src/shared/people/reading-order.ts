import { intlLocaleOf, type Language } from "../languages/languages.ts";

interface Person {
  first_name: string;
  last_name: string;
  first_name_reading: string | null;
  last_name_reading: string | null;
}

/**
 * Compares people by how their names are read, 五十音 for kana: by family name, people of one family name together, then by given
 * name. Where nobody told how kanji are read they stand together in the order of the characters, behind the kana; who has no name
 * any more stands last.
 */
export function byReading(language: Language): (one: Person, other: Person) => number {
  const { compare } = new Intl.Collator(intlLocaleOf(language), { sensitivity: "base", numeric: true });
  const isNobody = ({ first_name, last_name }: Person) => Number(first_name === "" && last_name === "");
  return (one, other) =>
    isNobody(one) - isNobody(other) ||
    compare(one.last_name_reading ?? one.last_name, other.last_name_reading ?? other.last_name) ||
    compare(one.last_name, other.last_name) ||
    compare(one.first_name_reading ?? one.first_name, other.first_name_reading ?? other.first_name) ||
    compare(one.first_name, other.first_name);
}

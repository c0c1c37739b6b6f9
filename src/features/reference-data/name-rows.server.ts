import { isWritten, type Language, languageEntry, languages } from "../../shared/languages/languages.ts";
import { type Named, nameIn } from "../../shared/languages/name-in.ts";
import { withNameReadings } from "./name-readings.server.ts";
import { namesOf, readReferenceFile } from "./read-reference-files.server.ts";

type Names = ReadonlyMap<string | undefined, string | undefined>;

/** The lists whose rows are sent with their names in the languages that people write in alone. */
const rows = ["universities", "languages"].flatMap((list) => readReferenceFile(list).map(namesOf));

/** The names of such rows for readers of the other languages, by the English name. */
const namesByLanguage: ReadonlyMap<Language, Names> = new Map(
  languages
    .filter((language) => !isWritten(language))
    .map((language) => {
      const known = rows.filter((names) => names[language]);
      return [language, new Map(known.map(({ en, ...others }) => [en, others[language]]))];
    }),
);

/** As `nameIn`, for what the server itself writes from a row of universities or languages. */
export function readerNameIn(row: Named | null | undefined, language: Language): string {
  return (row && namesByLanguage.get(language)?.get(row.name_en)) || nameIn(row, language);
}

/**
 * As `withReaderNames`, for the data of a page: where that has readings over words, the names of rows of every list have theirs, and so
 * have those of prefectures, of which a name is all that rows have.
 */
export function withNamesOfPage<Value>(value: Value, language: Language): Value {
  if (!languageEntry(language).hasRuby) return withReaderNames(value, language);
  const nameOf: NameOf = (row) => {
    const isNamed = "name_ja" in row || Object.keys(row).join() === "id,name";
    return isNamed ? withNameReadings(readerNameIn(row as unknown as Named, language), language) : undefined;
  };
  return named(value, nameOf) as Value;
}

/**
 * The value with the reader's name as `name` on each row of universities and languages in it, where `nameIn` finds it. Rows are
 * shared between languages, so what gets a name is copied; readers of Japanese and English get the value itself.
 */
export function withReaderNames<Value>(value: Value, language: Language): Value {
  const names = namesByLanguage.get(language);
  const nameOf: NameOf = ({ name_en, ...row }) =>
    typeof name_en === "string" && "name_ja" in row ? names?.get(name_en) : undefined;
  return names?.size ? (named(value, nameOf) as Value) : value;
}

/** The name for the reader on a row; undefined for what is no row, or has none. */
type NameOf = (row: Record<string, unknown>) => string | undefined;

function named(value: unknown, nameOf: NameOf): unknown {
  if (Array.isArray(value)) {
    const rows = value.map((one) => named(one, nameOf));
    return rows.some((row, place) => row !== value[place]) ? rows : value;
  }
  if (!isPlain(value)) return value;
  const name = nameOf(value);
  if (name !== undefined || "name_ja" in value)
    return name === undefined || value.name === name ? value : { ...value, name };
  // Data that pages do not send a second time (`withDataInMarkup`) is not enumerable, and stays so.
  const properties = Object.getOwnPropertyDescriptors(value);
  let isSame = true;
  for (const property of Object.values(properties)) {
    const inner = named(property.value, nameOf);
    isSame &&= inner === property.value;
    property.value = inner;
  }
  return isSame ? value : Object.defineProperties({}, properties);
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

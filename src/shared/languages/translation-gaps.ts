import { fallbackChain, isLanguage, type Language, languageEntry, languages } from "./languages.ts";

/** `catalogue`: words of screens and mails; `pages`: articles and static pages; `names`: names of reference data. */
export const textKinds = ["catalogue", "pages", "names"] as const;
export type TextKind = (typeof textKinds)[number];

/** The texts that a language lacks of one catalogue, folder of pages or list of names. */
export interface MissingTexts {
  kind: TextKind;
  name: string;
  language: Language;
  total: number;
  /** Keys of the texts that there are in a language that is complete, in order. */
  missing: string[];
  /** How many of the missing ones are read in which language, the next of the chain that has them. */
  fallbacks: Partial<Record<Language, number>>;
}

type KeysByLanguage = Map<Language, Set<string>>;

/**
 * Compares what the languages have.
 * @param files by path: catalogues (`.json`), lists of reference data (`.tsv`), and pages (`.md`), whose text is not looked at
 */
export function findMissingTexts(files: Readonly<Record<string, string>>): MissingTexts[] {
  const sets = new Map<string, KeysByLanguage>();
  const add = (kind: TextKind, name: string, language: string | undefined, keys: readonly string[]) => {
    if (!isLanguage(language)) return;
    const id = `${kind} ${name}`;
    const set = sets.get(id) ?? new Map();
    sets.set(id, set.set(language, new Set([...(set.get(language) ?? []), ...keys])));
  };
  for (const [path, text] of Object.entries(files)) {
    const [, language, catalogue] = /locales\/([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
    if (catalogue) add("catalogue", catalogue, language, writtenKeys(JSON.parse(text)));
    const [, folder = "", inLanguage, page = ""] = /content\/([^/]+)\/([^/]+)\/([^/]+)\.md$/.exec(path) ?? [];
    if (page) add("pages", folder, inLanguage, [page]);
    const [, list] = /([^/]+)\.tsv$/.exec(path) ?? [];
    if (list) for (const [one, ids] of namedRows(text)) add("names", list, one, ids);
  }
  return [...sets].sort().flatMap(([id, set]) => missingIn(id, set));
}

/** An empty text is one that nobody has written yet. */
const writtenKeys = (texts: Record<string, string>) => Object.keys(texts).filter((key) => texts[key] !== "");

/** The rows of a list that have a name, by the language of its column. */
function namedRows(text: string): [language: string, ids: string[]][] {
  const [header = [], ...rows] = text
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"));
  // Lists about universities name them for who reads the file; their names are those of the universities.
  const languagesOfColumns = header.map((column) => /^name\.(.+)$/.exec(column)?.[1]);
  if (!languagesOfColumns.includes(languages[0]) || languagesOfColumns.filter(Boolean).length < 2) return [];
  return languagesOfColumns.flatMap((language, place): [string, string[]][] =>
    language ? [[language, rows.flatMap((row, index) => (row[place] ? [String(index + 1)] : []))]] : [],
  );
}

function missingIn(id: string, set: KeysByLanguage): MissingTexts[] {
  const [kind, name = ""] = id.split(" ") as [TextKind, string];
  const whole = languages.filter((language) => languageEntry(language).texts === "complete");
  const all = [...new Set(whole.flatMap((language) => [...(set.get(language) ?? [])]))].sort();
  const has = (language: Language, key: string) => set.get(language)?.has(key) ?? false;
  return languages.map((language) => {
    const missing = all.filter((key) => !has(language, key));
    const fallbacks: MissingTexts["fallbacks"] = {};
    for (const key of missing) {
      const found = fallbackChain(language).find((one) => has(one, key));
      if (found) fallbacks[found] = (fallbacks[found] ?? 0) + 1;
    }
    return { kind, name, language, total: all.length, missing, fallbacks };
  });
}

/** The gaps that fail a build: texts of a language that is complete. Names of reference data are as complete as the lists are. */
export function missingInComplete(found: readonly MissingTexts[]): MissingTexts[] {
  return found.filter(
    ({ language, missing }) => missing.length > 0 && languageEntry(language).texts === "complete",
  );
}

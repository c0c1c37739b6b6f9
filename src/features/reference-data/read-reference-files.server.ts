import { isLanguage, languageEntry } from "../../shared/languages/languages.ts";
import { readRuby, withoutRuby } from "../../shared/ruby/ruby-marks.ts";

/** The cells of a row by the header of their column. */
export type Cells = Record<string, string>;

const files = import.meta.glob<string>("./data/*.tsv", { query: "?raw", import: "default", eager: true });

/** Lists of reference data: each has a file, and a table of the same name. */
export const referenceLists = [
  "prefectures",
  "universities",
  "event_purposes",
  "event_formats",
  "department_categories",
  "languages",
  "countries",
  "occupations",
  "question_types",
] as const;

/** The rows of the file of a list, under their line of headers. */
export function readReferenceFile(list: string): Cells[] {
  const text = files[`./data/${list}.tsv`];
  if (!text) throw new Error(`There is no data file for ${list}`);
  const [header = [], ...lines] = text
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"));
  return lines.map((line) => Object.fromEntries(header.map((name, index) => [name, line[index] ?? ""])));
}

/**
 * The row's names by language, from the columns `name.ja`, `name.en` and so on; an empty cell is no name. Names are in answers, mails,
 * files and searches, so the readings that plain Japanese has in the files stay there.
 */
export function namesOf(cells: Cells): Record<string, string> {
  const names: Record<string, string> = {};
  for (const [header, name] of Object.entries(cells)) {
    const [what, language] = header.split(".");
    if (what !== "name" || name === "") continue;
    if (!isLanguage(language)) throw new Error(`The column ${header} is in no language of the registry`);
    if (languageEntry(language).readingsOf) continue;
    names[language] = withoutRuby(readRuby(name));
  }
  return names;
}

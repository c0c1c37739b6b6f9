import { notFound, type Problems } from "../app-error.ts";

/** One language of a thing's texts; `id` is null until it is stored. */
export interface LanguageEntry {
  id: number | null;
  language_id: number;
  is_main: boolean;
}

/** A change of an entry; a missing key changes nothing. */
export interface LanguageChange {
  id?: number | null | undefined;
  language_id?: number | undefined;
  is_main?: boolean | undefined;
  _destroy?: boolean | undefined;
}

interface Rules<Entry extends LanguageEntry, Change extends LanguageChange> {
  /** The field that tells what is wrong with the entries as a whole. */
  field: string;
  /** The noun that is not found where an `id` is foreign. */
  noun: string;
  /** The texts of an entry after a change; `entry` is undefined for a new one. */
  fill(entry: Entry | undefined, change: Change): Omit<Entry, keyof LanguageEntry>;
}

/**
 * The entries after an update: each sent entry is matched by `id`, else by `language_id`; entries left out stay. There is
 * one main entry and at most one second. What is wrong goes to `problems`; a foreign `id` throws `not_found`.
 */
export function mergeEntries<Entry extends LanguageEntry, Change extends LanguageChange>(
  stored: readonly Entry[],
  sent: readonly Change[],
  rules: Rules<Entry, Change>,
  problems: Problems,
): Entry[] {
  let entries = [...stored];
  for (const change of sent) {
    const found = findEntry(entries, stored, change, rules.noun);
    if (found && change._destroy) {
      if (found.is_main) problems.add(rules.field, "main_language_stays");
      else entries = entries.filter((entry) => entry !== found);
    } else if (!change._destroy) {
      const entry = changedEntry(found, change, rules, entries.length === 0);
      if (entry.language_id === 0) problems.add("language_id", "blank");
      entries = found ? entries.map((one) => (one === found ? entry : one)) : [...entries, entry];
    }
  }
  checkEntries(entries, rules.field, problems);
  return entries;
}

function findEntry<Entry extends LanguageEntry>(
  entries: readonly Entry[],
  stored: readonly Entry[],
  { id, language_id }: LanguageChange,
  noun: string,
): Entry | undefined {
  if (!id) return entries.find((entry) => entry.language_id === language_id);
  if (!stored.some((entry) => entry.id === id)) throw notFound(noun);
  return entries.find((entry) => entry.id === id);
}

function changedEntry<Entry extends LanguageEntry, Change extends LanguageChange>(
  found: Entry | undefined,
  change: Change,
  rules: Rules<Entry, Change>,
  isFirst: boolean,
): Entry {
  return {
    id: found?.id ?? null,
    language_id: change.language_id ?? found?.language_id ?? 0,
    ...rules.fill(found, change),
    is_main: change.is_main ?? found?.is_main ?? isFirst,
  } as Entry;
}

function checkEntries(entries: readonly LanguageEntry[], field: string, problems: Problems): void {
  if (entries.length > 2) problems.add(field, "two_languages_at_most");
  else if (new Set(entries.map(({ language_id }) => language_id)).size < entries.length) {
    problems.add("language_id", "taken");
  } else if (entries.length > 0 && entries.filter(({ is_main }) => is_main).length !== 1) {
    problems.add(field, "one_main_language");
  }
}

/**
 * The rows to delete and to insert so that the stored entries are `entries`. Changed ones are inserted anew with
 * their ids: two may trade the main place, which the table's unique keys would not let pass one by one.
 */
export function entryChanges<Entry extends LanguageEntry>(
  stored: readonly Entry[],
  entries: readonly Entry[],
): { staleIds: number[]; fresh: Entry[] } {
  const isStored = (entry: Entry) => stored.some((old) => JSON.stringify(old) === JSON.stringify(entry));
  const stale = stored.filter((old) => !entries.some((entry) => entry.id === old.id && isStored(entry)));
  return {
    staleIds: stale.map(({ id }) => id as number),
    fresh: entries.filter((entry) => !isStored(entry)),
  };
}

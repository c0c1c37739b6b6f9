import { notFound, type Problems } from "../../shared/app-error.ts";
import type { LanguageOrganizationIn } from "./contract.ts";

/** One language of an organization's texts; `id` is null until it is stored. */
export interface LanguageEntry {
  id: number | null;
  language_id: number;
  name: string;
  description: string;
  is_main: boolean;
}

/**
 * The entries after an update: each sent entry is matched by `id`, else by `language_id`; entries left out stay.
 * What is wrong goes to `problems`; a foreign `id` throws `not_found`.
 */
export function mergeEntries(
  kept: readonly LanguageEntry[],
  sent: readonly LanguageOrganizationIn[],
  problems: Problems,
): LanguageEntry[] {
  let entries = [...kept];
  for (const change of sent) {
    const found = findEntry(entries, kept, change);
    if (found && change._destroy) {
      if (found.is_main) problems.add("language_organizations", "main_language_stays");
      else entries = entries.filter((entry) => entry !== found);
    } else if (found) {
      entries = entries.map((entry) => (entry === found ? changed(entry, change) : entry));
    } else if (!change._destroy) {
      entries.push(added(change, entries.length === 0, problems));
    }
  }
  checkEntries(entries, problems);
  return entries;
}

function findEntry(
  entries: readonly LanguageEntry[],
  kept: readonly LanguageEntry[],
  { id, language_id }: LanguageOrganizationIn,
): LanguageEntry | undefined {
  if (!id) return entries.find((entry) => entry.language_id === language_id);
  if (!kept.some((entry) => entry.id === id)) throw notFound("language_organization");
  return entries.find((entry) => entry.id === id);
}

function changed(entry: LanguageEntry, change: LanguageOrganizationIn): LanguageEntry {
  return {
    id: entry.id,
    language_id: change.language_id ?? entry.language_id,
    name: change.name ?? entry.name,
    description: change.discription ?? entry.description,
    is_main: change.is_main ?? entry.is_main,
  };
}

function added(change: LanguageOrganizationIn, isFirst: boolean, problems: Problems): LanguageEntry {
  if (!change.language_id) problems.add("language_id", "blank");
  if (!change.name) problems.add("name", "name_required");
  return {
    id: null,
    language_id: change.language_id ?? 0,
    name: change.name ?? "",
    description: change.discription ?? "",
    is_main: change.is_main ?? isFirst,
  };
}

function checkEntries(entries: readonly LanguageEntry[], problems: Problems): void {
  if (entries.length > 2) problems.add("language_organizations", "two_languages_at_most");
  else if (new Set(entries.map(({ language_id }) => language_id)).size < entries.length) {
    problems.add("language_id", "taken");
  } else if (entries.filter(({ is_main }) => is_main).length !== 1) {
    problems.add("language_organizations", "one_main_language");
  }
}

import { useCallback, useEffect, useState } from "react";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { documentLanguage } from "../../../shared/languages/document-language.ts";
import type { Language } from "../../../shared/languages/languages.ts";
import { type Findable, searchKey } from "../../../shared/name-search.ts";
import { useLanguage } from "../../../ui/texts/texts.tsx";
import type { referenceDataContracts, UniversityDirectory } from "../reference-data.contract.ts";

const api = apiClient<typeof referenceDataContracts>();

const known = new Map<Language, Promise<UniversityDirectory>>();

/** Fetched once a visit in each language of the page; a failure is not kept. */
export function fetchUniversityDirectory(): Promise<UniversityDirectory> {
  const language = documentLanguage();
  const fetched = known.get(language) ?? api("GET /masters/university_directory").then(({ data }) => data);
  known.set(language, fetched);
  fetched.catch(() => known.delete(language));
  return fetched;
}

/**
 * Null while it is on its way, or where it `hasFailed` and waits for another try. Until its names are there in another language
 * it has those of the one before.
 */
export function useUniversityDirectory() {
  const language = useLanguage();
  const [directory, setDirectory] = useState<UniversityDirectory | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const again = useCallback(() => {
    setFailed(false);
    fetchUniversityDirectory().then(setDirectory, () => setFailed(true));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: its names are in the page's language
  useEffect(again, [again, language]);
  return { directory, hasFailed, again };
}

/** The one that is named so in full, in whichever language or writing, or that alone is called so for short. */
export function findNamed<Row extends Findable>(rows: readonly Row[], typed: string): Row | null {
  const wanted = searchKey(typed.trim());
  if (wanted === "") return null;
  const has = (keys: string | undefined) => keys?.split("\n").includes(wanted);
  const named = rows.find(({ search }) => has(search));
  if (named) return named;
  const [called, ...others] = rows.filter(({ short }) => has(short));
  return others.length === 0 ? (called ?? null) : null;
}

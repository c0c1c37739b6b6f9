import { useCallback, useEffect, useState } from "react";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { type Findable, searchKey } from "../../../shared/name-search.ts";
import type { referenceDataContracts, UniversityDirectory } from "../reference-data.contract.ts";

const api = apiClient<typeof referenceDataContracts>();

let known: Promise<UniversityDirectory> | null = null;

/** Fetched once a visit; a failure is not kept. */
export function fetchUniversityDirectory(): Promise<UniversityDirectory> {
  known ??= api("GET /masters/university_directory").then(
    ({ data }) => data,
    (error) => {
      known = null;
      throw error;
    },
  );
  return known;
}

/** Null while it is on its way, or where it `hasFailed` and waits for another try. */
export function useUniversityDirectory() {
  const [directory, setDirectory] = useState<UniversityDirectory | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const again = useCallback(() => {
    setFailed(false);
    fetchUniversityDirectory().then(setDirectory, () => setFailed(true));
  }, []);
  useEffect(again, [again]);
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

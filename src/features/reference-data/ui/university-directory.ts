import { useCallback, useEffect, useState } from "react";
import { apiClient } from "../../../platform/browser/api-client.ts";
import { searchKey } from "../../../shared/name-search.ts";
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

/** The one that is named so in full, in whichever language or writing. */
export function findNamed<Row extends { search: string }>(rows: readonly Row[], typed: string): Row | null {
  const wanted = searchKey(typed.trim());
  return rows.find(({ search }) => wanted !== "" && search.split("\n").includes(wanted)) ?? null;
}

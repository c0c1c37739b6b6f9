import { readTypedWords } from "../event-lists/filters/event-filters.ts";

/** The filters of the directory of organizations as its address carries them. */
export interface DirectoryFilters {
  q?: string;
  university_id?: number;
}

/** A page shows what it can: filters that mean nothing are left out. */
export function readDirectoryFilters(search: URLSearchParams): DirectoryFilters {
  const q = readTypedWords(search);
  const university = search.get("university_id") ?? "";
  return {
    ...(q && { q }),
    ...(/^[1-9]\d{0,8}$/.test(university) && { university_id: Number(university) }),
  };
}

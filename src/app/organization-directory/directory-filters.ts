import { readTypedWords } from "../event-lists/filters/event-filters.ts";

/** The filters of the directory of organizations as its address carries them. */
export interface DirectoryFilters {
  q?: string;
  university_id?: number;
  recognised_by?: number;
}

const isId = (text: string) => /^[1-9]\d{0,8}$/.test(text);

/** A page shows what it can: filters that mean nothing are left out. */
export function readDirectoryFilters(search: URLSearchParams): DirectoryFilters {
  const q = readTypedWords(search);
  const university = search.get("university_id") ?? "";
  const recognising = search.get("recognised_by") ?? "";
  return {
    ...(q && { q }),
    ...(isId(university) && { university_id: Number(university) }),
    ...(isId(recognising) && { recognised_by: Number(recognising) }),
  };
}

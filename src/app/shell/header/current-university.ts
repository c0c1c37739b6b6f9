import { useSyncExternalStore } from "react";

/** The university whose page somebody has chosen; the brand leads back to it, also on a later visit. */
export interface CurrentUniversity {
  snake_name: string;
  prefecture_id: number;
}

const key = "tsudoi.university";
const changed = new EventTarget();

export function rememberUniversity(university: CurrentUniversity | null): void {
  if (university) {
    const { snake_name, prefecture_id } = university;
    localStorage.setItem(key, JSON.stringify({ snake_name, prefecture_id }));
  } else localStorage.removeItem(key);
  changed.dispatchEvent(new Event("change"));
}

/** Null on the server and until the page has woken up. */
export function useCurrentUniversity(): CurrentUniversity | null {
  const stored = useSyncExternalStore(listen, read, () => null);
  return stored === null ? null : parse(stored);
}

function listen(heard: () => void): () => void {
  changed.addEventListener("change", heard);
  addEventListener("storage", heard);
  return () => {
    changed.removeEventListener("change", heard);
    removeEventListener("storage", heard);
  };
}

function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parse(stored: string): CurrentUniversity | null {
  try {
    const found = JSON.parse(stored);
    return typeof found?.snake_name === "string" ? found : null;
  } catch {
    return null;
  }
}

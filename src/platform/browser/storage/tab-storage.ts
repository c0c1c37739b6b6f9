/** A value (JSON) that this tab alone keeps until it is closed; null where there is none or the browser lets nothing be stored. */
export function readFromTab<Value>(key: string): Value | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Stores a value for this tab; without storage, or without room in it, nothing is stored. */
export function storeInTab(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Whoever reads it finds null.
  }
}

/** Removes what this tab keeps under a key. */
export function removeFromTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing is stored then.
  }
}

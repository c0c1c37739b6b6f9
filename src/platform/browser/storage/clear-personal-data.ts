export const personalDatabaseName = "tsudoi.personal";

/** Removes what the device keeps for the person who was signed in. On every page: without a library, and at once. */
export function clearPersonalData(): void {
  globalThis.indexedDB?.deleteDatabase(personalDatabaseName);
}

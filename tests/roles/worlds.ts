import type { Row } from "./matrix.ts";

/**
 * Hands out the worlds in which calls are tried. What is only read leaves no trace, so the calls that read and need no preparation
 * share one.
 * @param make a world in which nobody has made the row's call yet
 */
export function shareWorlds<Place>(make: (row: Row) => Promise<Place>) {
  let shared: Promise<Place> | undefined;
  return (method: string, row: Row): Promise<Place> => {
    if (method !== "GET" || row.before) return make(row);
    shared ??= make(row);
    return shared;
  };
}

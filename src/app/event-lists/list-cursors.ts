import type { CursorName } from "../../features/events/events.public.ts";
import { isCursor } from "../../platform/http/page-cursor.ts";

export type { CursorName };

const names = ["cursor", "own_cursor", "past_cursor"] as const;

/** Where the lists of a page begin, for readers without scripts who have asked for more; what means nothing is left out. */
export function readCursors(search: URLSearchParams): { [name in CursorName]?: string } {
  const found = names.map((name) => [name, search.get(name) ?? ""] as const);
  return Object.fromEntries(found.filter(([, cursor]) => isCursor(cursor)));
}

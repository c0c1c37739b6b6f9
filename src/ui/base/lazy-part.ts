// biome-ignore lint/style/noRestrictedImports: `lazyPart` is built on it
import { type ComponentType, lazy } from "react";
import { fetchUntilThere } from "./fetch-until-there.ts";

/**
 * As React's `lazy`, for a file that may be lost on the way. Until it is there, what the server drew of the part stays, and so does the
 * page around it with everything that is typed.
 * @param triesAtMost with a connection: a file that a new version has taken away does not come back, and the page says that it could not be
 *   shown
 */
// biome-ignore lint/suspicious/noExplicitAny: as React's own type says it
export function lazyPart<Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
  triesAtMost = 3,
) {
  return lazy(() => fetchUntilThere(load, triesAtMost));
}

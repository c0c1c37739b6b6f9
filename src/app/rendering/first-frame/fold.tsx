import { foldName } from "./styles-in-page.ts";

/**
 * Stands in a page below what its first screen shows: what follows is shown with the rest of the styles, which the server names here
 * (`inline-styles.server.ts`). A browser goes on to show a page after a stylesheet only when it has that.
 */
export function Fold() {
  return (
    // The server's stylesheet stays while the page wakes up.
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set
    <div {...{ [foldName]: "" }} hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
  );
}

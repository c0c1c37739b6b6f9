import { pageEncoding } from "../../rendering/page-encoding.server.ts";
import { type NewlyRendered, sharedMarkup } from "./shared-element.tsx";

/**
 * Lets later pages have the header and the footer of this one. They are cut out of the page, since the ids in them are those of their
 * place in the page.
 * @param html in `pageEncoding`
 */
export function shareMarkup(rendered: NewlyRendered, html: string): void {
  for (const [element, key] of rendered) {
    // No content stands before the header, nor after the footer.
    const from = element === "header" ? html.indexOf("<header ") : html.lastIndexOf("<footer ");
    // A page that failed may have rendered one and then do without.
    if (from === -1) continue;
    const start = html.indexOf(">", from) + 1;
    const content = html.slice(start, html.indexOf(`</${element}>`, start));
    sharedMarkup.set(key, Buffer.from(content, pageEncoding).toString());
  }
}

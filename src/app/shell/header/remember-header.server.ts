import { pageEncoding } from "../../rendering/page-encoding.server.ts";
import { headerMarkup } from "./header-markup.ts";

/**
 * Lets later pages have the header of this one. It is cut out of the page, since the ids in it are those of its place in the page.
 * @param html in `pageEncoding`
 */
export function rememberHeader(key: string, html: string): void {
  const start = html.indexOf(">", html.indexOf("<header ")) + 1;
  const content = html.slice(start, html.indexOf("</header>", start));
  headerMarkup.set(key, Buffer.from(content, pageEncoding).toString());
}

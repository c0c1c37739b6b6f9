import type { ServerBuild } from "react-router";
import { foldName, withoutMark } from "./styles-in-page.ts";

declare global {
  interface Window {
    /** The files of each route, as React Router's part in the browser reads them. */
    __reactRouterManifest: ServerBuild["assets"];
  }
}

/**
 * Takes out of React Router's manifest the stylesheets that came within the page, so that no page of this visit asks for them as
 * files. Must run before hydration, which expects a link for every stylesheet that the manifest names.
 */
export function clearInlinedStyles(): void {
  const style = document.querySelector<HTMLElement>("style[data-addresses]");
  const inlined = style?.dataset.addresses?.split(" ");
  if (!inlined) return;
  keepStylesOfPage(style as HTMLElement);
  (style as HTMLElement).after(...inlined.map(inertLink));
  for (const route of Object.values(window.__reactRouterManifest.routes)) {
    if (route?.css) route.css = route.css.filter((address) => !inlined.includes(address));
  }
}

/**
 * The rest of the styles stands in the page, with which React takes it away: the visit goes on with it in the head, before what other
 * pages and parts bring. It is moved as it is, which by the standard fetches nothing. A copy is fetched where it has not come, and in an older
 * browser, which then reckons all styles twice.
 */
function keepStylesOfPage(style: HTMLElement): void {
  const found = document.querySelector<HTMLLinkElement>(`[${foldName}] > link`);
  if (!found) return;
  if (hasCome(found) && "moveBefore" in document.head) document.head.moveBefore(found, style.nextSibling);
  else {
    const lasting = found.cloneNode();
    lasting.addEventListener("load", () => found.remove());
    style.after(lasting);
  }
}

/** A link that loads nothing. A script that is fetched later brings the stylesheets of its parts along, unless it finds links for them. */
function inertLink(address: string): HTMLLinkElement {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.setAttribute("disabled", "");
  link.href = withoutMark(address);
  return link;
}

/** Of a stylesheet that could not be fetched, Chromium has rules that nobody may read, other browsers have none. */
function hasCome(link: HTMLLinkElement): boolean {
  try {
    return (link.sheet?.cssRules.length ?? 0) > 0;
  } catch {
    return false;
  }
}

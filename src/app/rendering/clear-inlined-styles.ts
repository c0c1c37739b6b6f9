import type { ServerBuild } from "react-router";

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
  const inlined = document.querySelector<HTMLElement>("style[data-addresses]")?.dataset.addresses?.split(" ");
  if (!inlined) return;
  for (const route of Object.values(window.__reactRouterManifest.routes)) {
    if (route?.css) route.css = route.css.filter((address) => !inlined.includes(address));
  }
}

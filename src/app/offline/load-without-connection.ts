/**
 * Without a connection a link loads its page as a document, which the service worker can answer: the router would ask the server for
 * the data of the next page, and end at an error.
 */
export function loadWithoutConnection(): void {
  addEventListener(
    "click",
    (click) => {
      const link =
        click.target instanceof Element ? click.target.closest<HTMLAnchorElement>("a[href]") : null;
      const isPlain =
        click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey;
      if (navigator.onLine || !link || !isPlain || link.target || link.hasAttribute("download")) return;
      // Leads to a page that does without the server's data once its scripts are there.
      if (link.dataset.needsNoConnection !== undefined) return;
      const { origin, pathname, search, hash } = new URL(link.href);
      const isWithinPage = pathname === location.pathname && search === location.search && hash !== "";
      if (origin !== location.origin || isWithinPage) return;
      click.preventDefault();
      click.stopPropagation();
      location.assign(link.href);
    },
    { capture: true },
  );
}

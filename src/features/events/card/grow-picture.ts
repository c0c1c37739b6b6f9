const name = "picture";
let named: HTMLElement | null | undefined;

/**
 * Lets the picture of the card whose link was pressed grow into that of the event's page, which bears the same name. Where the page
 * is an event's itself, its picture goes over into that of the next.
 */
export function growPicture(link: HTMLElement): void {
  // Two with one name would end every transition.
  named?.style.removeProperty("view-transition-name");
  const isNamed = (picture: Element) => getComputedStyle(picture).viewTransitionName === name;
  if ([...document.images].some(isNamed)) return;
  named = link.closest("article")?.querySelector("img");
  named?.style.setProperty("view-transition-name", name);
}

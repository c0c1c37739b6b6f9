let named: HTMLElement | null | undefined;

/** Lets the picture of the card whose link was pressed grow into that of the event's page, which bears the same name. */
export function growPicture(link: HTMLElement): void {
  // Two with one name would end every transition.
  named?.style.removeProperty("view-transition-name");
  named = link.closest("article")?.querySelector("img");
  named?.style.setProperty("view-transition-name", "picture");
}

/** A part of a page that the server has rendered and the browser leaves as it is: of an event, or of one of its texts. */
export interface RenderedMarkup {
  id: number;
  /** Absent in the data of a page that is fetched whole, where its markup has it. */
  html?: string;
  /** Of its title, where that has readings. */
  titleHtml?: string;
}

const foundInPage = new WeakMap<RenderedMarkup, string>();

/** @param elementId of the element that holds it in a page that was fetched whole */
export function htmlOf(rendered: RenderedMarkup, elementId: string): string {
  if (rendered.html !== undefined) return rendered.html;
  const html = foundInPage.get(rendered) ?? document.getElementById(elementId)?.innerHTML ?? "";
  foundInPage.set(rendered, html);
  return html;
}

import type { CardData } from "./card-data.ts";

/** A card that the server has rendered. */
export interface RenderedCard {
  id: number;
  /** Absent in the data of a page that is fetched whole: its markup has it. */
  html?: string;
}

/** A card in a list of a page; its data alone where the browser has to render it. */
export type ListedCard = CardData | RenderedCard;

const foundInPage = new WeakMap<RenderedCard, string>();

/** @param id of the element that holds it in a page that was fetched whole */
export function htmlOf(card: RenderedCard, id: string): string {
  if (card.html !== undefined) return card.html;
  const html = foundInPage.get(card) ?? document.getElementById(id)?.innerHTML ?? "";
  foundInPage.set(card, html);
  return html;
}

import type { RenderedMarkup } from "../ui/rendered-markup.ts";
import type { CardData } from "./card-data.ts";

/** A card in a list of a page; its data alone where the browser has to render it. */
export type ListedCard = CardData | RenderedMarkup;

import { createContext } from "react-router";
import type { CountsToFill } from "../../features/events/events.server.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Language } from "../../shared/languages/languages.ts";
import type { TextReader } from "../../shared/languages/readers/text-reader.ts";

/** The context of the loaders of server-rendered pages. Pages are rendered as a visitor of a language sees them. */
export interface PageContext extends TextReader {
  platform: Platform;
  language: Language;
  /** Of who asks, for limits; of a page that is the same for everybody nobody's. */
  address?: string;
  /** The data of a page are asked for alone, by a browser on its way from page to page. */
  isData: boolean;
  /** Marks our own inline scripts while a page is rendered. */
  nonce: string;
  /** The page in `pageEncoding`, once it is rendered: a `Response` would make a stream of it. */
  html?: string;
  /** Ids of the page's route and those around it, from the outermost on, once it is rendered. */
  routes?: readonly string[];
  /** Numbers that its loader has left to be put in when the page is sent. */
  toFill?: CountsToFill | null;
  /** What went wrong while it was loaded or rendered. */
  failure?: unknown;
}

export const pageContext = createContext<PageContext>();

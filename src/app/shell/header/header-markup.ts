import { createContext } from "react";
import { readerKey, type TextReader } from "../../../shared/languages/readers/text-reader.ts";
import type { HeaderState } from "./header-state.ts";

/** Contents of headers by their keys, as the server has rendered them for pages before. */
export const headerMarkup = new Map<string, string>();

/**
 * Takes the key of a header that the server has rendered, where other pages have the same one. Where it is null every header is rendered
 * anew, as in the browser.
 */
export const RenderedHeader = /* @__PURE__ */ createContext<{ key: string | null } | null>(null);

/** Names a header that is the same on many pages; null where it repeats the address's parameters or names a university. */
export function headerKey(reader: TextReader, search: string, { type }: HeaderState): string | null {
  return search || type === "university" ? null : `${type} ${readerKey(reader)}`;
}

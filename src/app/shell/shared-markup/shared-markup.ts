import { createContext, useContext } from "react";

/** Parts of the shell that are the same on many pages. */
type SharedElement = "header" | "footer";

/** What the server has rendered into such elements, for pages before, by the keys of {@link NewlyRendered}. */
export const sharedMarkup = new Map<string, string>();

/** The keys of the elements that a page does not share yet. */
export type NewlyRendered = Map<SharedElement, string>;

/** Takes note of what a page renders for all that come. Where it is null everything is rendered anew, as in the browser. */
export const RenderedElements = /* @__PURE__ */ createContext<NewlyRendered | null>(null);

/**
 * @param key of an element that is the same wherever the key is; null where it is of this page alone
 * @returns what it holds, where another page has rendered it
 */
export function useSharedMarkup(element: SharedElement, key: string | null): string | undefined {
  const rendered = useContext(RenderedElements);
  if (!rendered || key === null) return undefined;
  const found = sharedMarkup.get(`${element} ${key}`);
  if (found === undefined) rendered.set(element, `${element} ${key}`);
  return found;
}

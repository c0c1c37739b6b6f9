import { createContext, type ReactElement, useContext } from "react";

/** Elements of the shell that are the same on many pages. */
type SharedName = "header" | "footer";

/** Contents of such elements, as the server has rendered them for pages before, by the keys of {@link NewlyRendered}. */
export const sharedMarkup = new Map<string, string>();

/** The keys of the elements that a page does not share yet. */
export type NewlyRendered = Map<SharedName, string>;

/** Takes note of elements that a page renders for all that come. Where it is null everything is rendered anew, as in the browser. */
export const RenderedElements = /* @__PURE__ */ createContext<NewlyRendered | null>(null);

interface SharedElementProps {
  name: SharedName;
  className: string | undefined;
  /** The element is the same wherever this is; null where it is of one page alone. */
  sharedBy: string | null;
  /** The element itself, where no other page has rendered it. */
  children: ReactElement;
}

/** On the server: an element that is rendered once for all pages that have the same. */
export function SharedElement({ name: Name, className, sharedBy, children }: SharedElementProps) {
  const rendered = useContext(RenderedElements);
  if (!rendered || sharedBy === null) return children;
  const key = `${Name} ${sharedBy}`;
  const markup = sharedMarkup.get(key);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered it for another page
  if (markup) return <Name className={className} dangerouslySetInnerHTML={{ __html: markup }} />;
  rendered.set(Name, key);
  return children;
}

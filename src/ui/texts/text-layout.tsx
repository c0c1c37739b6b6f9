import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { type Catalogue, loadCatalogues } from "../../shared/languages/catalogues/catalogues.ts";
import { documentLanguage } from "../../shared/languages/document-language.ts";
import { type PartTexts, partTexts } from "./part-texts.ts";
import { MoreTexts } from "./texts.tsx";

/**
 * Asks for a layout's catalogue, beside the texts of every page. Null on the server, which has all of them.
 * @param found the catalogue's files by path, as `import.meta.glob` finds them
 */
export function loadLayoutTexts(found: Readonly<Record<string, () => Promise<Catalogue>>>): PartTexts | null {
  if (import.meta.env.SSR) return null;
  const texts = partTexts((language) => loadCatalogues(found, language));
  // Before the layout is drawn.
  void texts(documentLanguage());
  return texts;
}

/** A layout whose pages have a catalogue that others do without, or a page that has one. */
export function TextLayout({
  texts,
  children = <Outlet />,
}: {
  texts: PartTexts | null;
  children?: ReactNode;
}) {
  return texts ? <MoreTexts texts={texts}>{children}</MoreTexts> : children;
}

import type { Messages } from "@lingui/core";
import { type ReactNode, use } from "react";
import { Outlet } from "react-router";
import { loadCatalogues } from "../../shared/catalogues.ts";
import { documentLanguage } from "../../shared/document-language.ts";
import { MoreTexts } from "./texts.tsx";

/**
 * Asks for a layout's catalogue, beside the texts of every page. Null on the server, which has all of them.
 * @param found the catalogue's files by path, as `import.meta.glob` finds them
 */
export function loadLayoutTexts(
  found: Readonly<Record<string, () => Promise<Messages>>>,
): Promise<Messages> | null {
  return import.meta.env.SSR ? null : loadCatalogues(found, documentLanguage());
}

/** A layout whose pages have a catalogue that others do without. */
export function TextLayout({ texts }: { texts: Promise<Messages> | null }) {
  const page = <Outlet />;
  return texts ? <WithTexts texts={texts}>{page}</WithTexts> : page;
}

function WithTexts({ texts, children }: { texts: Promise<Messages>; children: ReactNode }) {
  return <MoreTexts catalogue={use(texts)}>{children}</MoreTexts>;
}

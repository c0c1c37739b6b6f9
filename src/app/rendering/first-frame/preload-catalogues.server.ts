import type { Language } from "../../../shared/languages/languages.ts";
import { readBuildList } from "./read-build-list.server.ts";

/** Addresses by the id of a layout and the language, as the build writes them (`tools/catalogue-files.mjs`). */
type CatalogueFiles = Partial<Record<string, Partial<Record<string, readonly string[]>>>>;

/**
 * A page that has its texts fetched beside its scripts. Otherwise its scripts ask for them when they have all come, those of the page's
 * layouts after those of every page: a phone waits for two more answers before anything answers to a press.
 * @param routes ids of the page's route and those around it
 * @param folder holds the files of the build
 */
export function preloadCatalogues(
  html: string,
  routes: readonly string[],
  language: Language,
  folder: string,
): string {
  const files = readBuildList<CatalogueFiles>(folder, "catalogue-files.json", {});
  const links = routes
    .flatMap((id) => files[id]?.[language] ?? [])
    .map((address) => `<link rel="modulepreload" href="${address}"/>`);
  return html.replace("</head>", () => `${links.join("")}</head>`);
}

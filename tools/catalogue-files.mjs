import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cataloguesOfLayout } from "./find-texts-out-of-reach.mjs";

/** As Vite writes `import.meta.glob` over catalogues: the path of each, and the file that holds it. */
const loaded = /locales\/([\w-]+)\/([\w-]+)\.json["`]\s*:[^{}]*?import\([`"]\.\/([\w.-]+\.js)[`"]\)/g;
/** What a layout fetches before anything within it is drawn; `root` is around every page. */
const cataloguesOf = {
  root: ["public"],
  "routes/layouts/manage": ["manage", "event-dashboard", "event-form"],
  ...cataloguesOfLayout,
};

/**
 * Writes which files hold the texts of each layout, by the layout's id and the language, so that the server can name those that a page
 * waits for.
 * @param folder of the browser's files; the list is written to `catalogue-files.json` beside it
 * @returns the list
 */
export function writeCatalogueFiles(folder) {
  const assets = join(folder, "assets");
  const found = new Map();
  for (const name of readdirSync(assets).filter((file) => file.endsWith(".js")))
    for (const [, language, catalogue, file] of readFileSync(join(assets, name), "utf8").matchAll(loaded))
      found.set(catalogue, { ...found.get(catalogue), [language]: `/assets/${file}` });
  const files = {};
  for (const [layout, catalogues] of Object.entries(cataloguesOf))
    for (const [language, address] of catalogues.flatMap((name) => Object.entries(found.get(name) ?? {}))) {
      files[layout] ??= {};
      files[layout][language] = [...(files[layout][language] ?? []), address];
    }
  writeFileSync(join(folder, "..", "catalogue-files.json"), JSON.stringify(files));
  return files;
}

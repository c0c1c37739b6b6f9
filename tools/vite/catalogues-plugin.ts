import { basename, dirname } from "node:path";
import type { Plugin } from "vite";
import { findMissingTexts, missingInComplete } from "../../src/shared/languages/translation-gaps.ts";
import { readTextFiles } from "../read-text-files.ts";
import { cataloguesInTurn, compileTexts, readTexts } from "./compile-catalogue.ts";

const query = "?lingui";

/** A build with a language that is complete and lacks a text does not come about; the others fall back, and are counted. */
function refuseMissingTexts(root: string): void {
  const lines = missingInComplete(findMissingTexts(readTextFiles(root))).map(
    ({ language, kind, name, missing }) => `${language}, ${kind} ${name}: ${missing.join(", ")}`,
  );
  if (lines.length > 0) throw new Error(`Texts are missing:\n${lines.join("\n")}`);
}

/**
 * Compiles `locales/<language>/<catalogue>.json?lingui` for the browser and the server. Lingui's own plugin brings its command line with
 * it, seventy packages that nothing here uses (decision 62).
 */
export function catalogues(): Plugin {
  return {
    name: "catalogues",
    buildStart() {
      if (this.environment.config.command === "build") refuseMissingTexts(this.environment.config.root);
    },
    transform(_source, id) {
      if (!id.endsWith(query)) return null;
      const file = id.slice(0, -query.length);
      const locales = dirname(dirname(file));
      const [language, catalogue] = [basename(dirname(file)), basename(file, ".json")];
      for (const read of cataloguesInTurn(locales, language, catalogue)) this.addWatchFile(read);
      return {
        code: compileTexts(readTexts(locales, language, catalogue)),
        map: null,
        // By the name of the file it would be read as JSON.
        moduleType: "js",
      };
    },
  };
}

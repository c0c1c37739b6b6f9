import { globSync } from "node:fs";
import { basename } from "node:path";
import { defineConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-json";
import { languageRegistry } from "./src/shared/language-registry.ts";

const names = globSync("locales/en/*.json", { cwd: import.meta.dirname }).map((path) =>
  basename(path, ".json"),
);

/** A key that a catalogue lacks is filled in, when it is compiled, by the language's chain of fallbacks. */
export default defineConfig({
  locales: Object.keys(languageRegistry),
  sourceLocale: "en",
  fallbackLocales: Object.fromEntries(
    Object.entries(languageRegistry).map(([language, { fallback }]) => [language, [...fallback]]),
  ),
  catalogs: names.map((name) => ({ path: `<rootDir>/locales/{locale}/${name}`, include: ["src"] })),
  format: formatter({ style: "minimal" }),
});

import { findMissingTexts, type MissingTexts } from "../../../shared/languages/translation-gaps.ts";

/** Read when somebody asks: no request of a reader needs them. Pages count by being there. */
const files = {
  ...import.meta.glob<string>("/locales/*/*.json", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("/src/features/reference-data/data/*.tsv", {
    query: "?raw",
    import: "default",
  }),
};
const pages = Object.keys(import.meta.glob("/content/*/*/*.md", { query: "?raw", import: "default" }));

let found: Promise<MissingTexts[]> | undefined;

/** The texts that each language lacks; they are worked out once, since texts change with the program alone. */
export function readMissingTexts(): Promise<MissingTexts[]> {
  found ??= compare();
  return found;
}

async function compare(): Promise<MissingTexts[]> {
  const read = Object.entries(files).map(async ([path, load]) => [path, await load()] as const);
  const texts = Object.fromEntries(await Promise.all(read));
  return findMissingTexts({ ...texts, ...Object.fromEntries(pages.map((path) => [path, ""])) });
}

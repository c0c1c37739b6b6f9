import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Files that hold what is read on the site, as `findMissingTexts` takes them. @param root of the project */
export function readTextFiles(root: string): Record<string, string> {
  const paths = globSync(["locales/*/*.json", "content/*/*/*.md", "src/features/reference-data/data/*.tsv"], {
    cwd: root,
  });
  return Object.fromEntries(
    paths.map((path) => [path, path.endsWith(".md") ? "" : readFileSync(join(root, path), "utf8")]),
  );
}

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pageEncoding } from "./page-encoding.server.ts";

/** A rule: the block around it (`@media …` or nothing), its text, and the classes of each of its selectors; without these it is always needed. */
type StyleRule = readonly [within: string, text: string, classes: readonly (readonly string[])[]];

/** As the build writes it (`tools/page-styles.mjs`). */
interface PageStyles {
  /** By the addresses of a page's stylesheets, the file that holds all of them. */
  files: Record<string, string>;
  sheets: Record<string, readonly StyleRule[]>;
}

const none: PageStyles = { files: {}, sheets: {} };
const read = new Map<string, PageStyles>();

/**
 * Of a page's stylesheets, the rules that a part of it needs, and the address of the file that holds all of them.
 * @param html the part, from the start of the page
 * @returns null where the build has no such file
 */
export function firstStyles(
  folder: string,
  addresses: readonly string[],
  html: string,
): { styles: string; rest: string } | null {
  const { files, sheets } = pageStyles(folder);
  const rest = files[addresses.join(" ")];
  if (!rest) return null;
  const shown = classesIn(html);
  return { styles: addresses.map((address) => neededRules(sheets[address] ?? [], shown)).join(""), rest };
}

function neededRules(rules: readonly StyleRule[], shown: ReadonlySet<string>): string {
  let text = "";
  let open = "";
  for (const [within, rule, selectors] of rules) {
    if (selectors.length > 0 && !selectors.some((classes) => classes.every((name) => shown.has(name))))
      continue;
    if (within !== open) {
      text += `${open && "}"}${within && `${within}{`}`;
      open = within;
    }
    text += rule;
  }
  return `${text}${open && "}"}`;
}

function classesIn(html: string): Set<string> {
  const found = new Set<string>();
  for (const [, names] of html.matchAll(/ class="([^"]*)"/g))
    for (const name of (names as string).split(" ")) found.add(name);
  return found;
}

function pageStyles(folder: string): PageStyles {
  const file = join(folder, "..", "page-styles.json");
  const known = read.get(file) ?? (existsSync(file) ? JSON.parse(readFileSync(file, pageEncoding)) : none);
  read.set(file, known);
  return known;
}

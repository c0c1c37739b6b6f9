import { readBuildList } from "./read-build-list.server.ts";

/** A rule: the block around it (`@media …` or nothing), its text, and the classes of each of its selectors; without these it is always needed. */
type StyleRule = readonly [within: string, text: string, classes: readonly (readonly string[])[]];

/** As the build writes it (`tools/page-styles.mjs`). */
interface PageStyles {
  /** By the addresses of a page's stylesheets, the file that holds all of them. */
  files: Record<string, string>;
  sheets: Record<string, readonly StyleRule[]>;
}

const none: PageStyles = { files: {}, sheets: {} };

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
  const { files, sheets } = readBuildList(folder, "page-styles.json", none);
  const rest = files[addresses.join(" ")];
  if (!rest) return null;
  const shown = classesIn(html);
  const styles = addresses.map((address) => neededRules(sheets[address] ?? [], shown)).join("");
  return { styles: withoutUnusedProperties(styles, html), rest };
}

/** Without the custom properties of the page (colours, sizes) that only what comes later asks for: the whole stylesheet has them. */
function withoutUnusedProperties(styles: string, html: string): string {
  const used = new Set<string>();
  for (const text of [styles, html]) {
    for (const [, name] of text.matchAll(/var\((--[\w-]+)/g)) used.add(name as string);
  }
  return styles.replace(/:root\{[^{}]*--[^{}]*\}/g, (rule) =>
    rule.replace(/(--[\w-]+):[^;}]*;?/g, (property, name) => (used.has(name) ? property : "")),
  );
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

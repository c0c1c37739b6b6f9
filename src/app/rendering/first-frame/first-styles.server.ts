import { LRUCache } from "lru-cache";
import { readBuildList } from "./read-build-list.server.ts";

/** A rule: the block around it (`@media …` or nothing), its text, and what each of its selectors needs (`Needs`); without that it is always needed. */
type StyleRule = readonly [within: string, text: string, needs: readonly (readonly string[])[]];

/** Content of a part of a page: classes (`.a`), elements (`h1`), languages (`:lang(ja)`), attributes that rules ask for (`[open]`, `[data-tone=now]`), and properties that its attributes ask for (`--a`). */
type Needs = ReadonlySet<string>;

/** As the build writes it (`tools/page-styles.mjs`). */
interface PageStyles {
  /** By the addresses of a page's stylesheets, the file that holds all of them. */
  files: Record<string, string>;
  sheets: Record<string, readonly StyleRule[]>;
}

const none: PageStyles = { files: {}, sheets: {} };

/**
 * Of a page's stylesheets, the rules that a part of it needs before anything is opened there, and the address of the file that holds all
 * of them.
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
  const shown = needsIn(html.replaceAll(closed, "$1"), askedOf(sheets));
  const key = `${folder}${rest} ${[...shown].join(" ")}`;
  const styles = chosen.get(key) ?? chooseStyles(sheets, addresses, shown);
  chosen.set(key, styles);
  return { styles, rest };
}

/** Most pages of a kind need the same. */
const chosen = new LRUCache<string, string>({ max: 50 });

function chooseStyles(sheets: PageStyles["sheets"], addresses: readonly string[], shown: Needs): string {
  const styles = addresses.map((address) => neededRules(sheets[address] ?? [], shown)).join("");
  return withoutUnusedProperties(styles, shown);
}

/** Parts that a press opens, or that are for readers without scripts: the whole stylesheet comes before anybody has pressed. */
const closed =
  /<noscript>.*?<\/noscript>|<dialog[^>]* popover=.*?<\/dialog>|<section[^>]* popover=.*?<\/section>|(<details(?![^>]* open=)[^>]*>.*?<\/summary>).*?<\/details>/gs;

/** Without the custom properties of the page (colours, sizes) that only what comes later asks for: the whole stylesheet has them. */
function withoutUnusedProperties(styles: string, shown: Needs): string {
  const used = new Set(shown);
  for (const [, name] of styles.matchAll(/var\((--[\w-]+)/g)) used.add(name as string);
  return styles.replace(/:root\{[^{}]*--[^{}]*\}/g, (rule) =>
    rule.replace(/(--[\w-]+):[^;}]*;?/g, (property, name) => (used.has(name) ? property : "")),
  );
}

function neededRules(rules: readonly StyleRule[], shown: Needs): string {
  let text = "";
  let open = "";
  for (const [within, rule, selectors] of rules) {
    if (selectors.length > 0 && !selectors.some((needs) => needs.every((need) => shown.has(need)))) continue;
    if (within !== open) {
      text += `${open && "}"}${within && `${within}{`}`;
      open = within;
    }
    text += rule;
  }
  return `${text}${open && "}"}`;
}

/** The attributes that rules need, and the pattern that finds them and all else that rules need in a page. */
interface Asked {
  attributes: Needs;
  pattern: RegExp;
}

const askedOfSheets = new WeakMap<PageStyles["sheets"], Asked>();

function askedOf(sheets: PageStyles["sheets"]): Asked {
  const known = askedOfSheets.get(sheets);
  if (known) return known;
  const needs = Object.values(sheets).flatMap((rules) =>
    rules.flatMap(([, , selectors]) => selectors.flat()),
  );
  const attributes = new Set(needs.filter((need) => need.startsWith("[")));
  const names = new Set([...attributes].map((need) => need.slice(1).replace(/[\]=].*/, "")));
  const ofNames = names.size > 0 ? `| (${[...names].join("|")})="([^"]*)"` : "";
  const asked = { attributes, pattern: new RegExp(`${content}${ofNames}`, "g") };
  askedOfSheets.set(sheets, asked);
  return asked;
}

const content = /<([a-z]\w*)| class="([^"]*)"| lang="([^"]*)"|var\((--[\w-]+)/.source;

function needsIn(html: string, { attributes, pattern }: Asked): Set<string> {
  const found = new Set<string>();
  for (const [, element, classes, language, property, attribute, value] of html.matchAll(pattern)) {
    if (element) found.add(element);
    else if (classes) for (const name of classes.split(" ")) found.add(`.${name}`);
    else if (language) found.add(`:lang(${language})`);
    else if (property) found.add(property);
    else if (attribute)
      for (const need of [`[${attribute}]`, `[${attribute}=${value}]`])
        if (attributes.has(need)) found.add(need);
  }
  return found;
}

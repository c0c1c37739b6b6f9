import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import postcss from "postcss";

/** Of public pages; the kit of the back office stays in files of its own. As `inline-styles.server.ts` inlines them. */
const inlinedAtMost = 64 * 1024;

/**
 * Writes one stylesheet for each page, and for the server the rules of all with the classes that each needs, so that it can put
 * those of the first screen into the page and name the file before the rest.
 * @param folder of the browser's files; the rules are written to `page-styles.json` beside it
 * @param pages the addresses of each page's stylesheets, in their order
 * @returns the names of the stylesheets it has written
 */
export function writePageStyles(folder, pages) {
  const files = new Map();
  const sheets = {};
  for (const addresses of pages.map((page) => page.map(plainAddress))) {
    const texts = addresses.map((address) => readFileSync(join(folder, address), "utf8"));
    const whole = texts.join("");
    if (addresses.length === 0 || whole.length > inlinedAtMost) continue;
    const hash = createHash("sha256").update(whole).digest("base64url").slice(0, 8);
    const address = `/assets/page-${hash}.css`;
    writeFileSync(join(folder, address), whole.replaceAll(fontFace, ""));
    files.set(addresses.join(" "), address);
    for (const [at, one] of addresses.entries()) sheets[one] ??= rulesOf(texts[at]);
  }
  writeFileSync(
    join(folder, "..", "page-styles.json"),
    JSON.stringify({ files: Object.fromEntries(files), sheets }),
  );
  return [...new Set(files.values())].map((address) => address.replace("/assets/", ""));
}

/** They are in each page. A stylesheet that brings some has browsers measure all text of a page anew, also if they have them already. */
const fontFace = /@font-face\{[^}]*\}/g;

/** @param address React Router adds "#" to the address of a file that is also loaded later. */
function plainAddress(address) {
  return address.replace(/#$/, "");
}

/** `[what it stands within or "", its text, the needs of each of its selectors]`; without the last it is always needed. */
export function rulesOf(css) {
  const sheet = postcss.parse(css);
  sheet.walk((node) => {
    if (node.type === "comment" || isForLater(node)) node.remove();
  });
  sheet.walkAtRules((block) => {
    if (block.nodes?.length === 0) block.remove();
  });
  return sheet.nodes.flatMap((node) => {
    if (node.type !== "atrule" || !node.nodes || !/^(media|supports|layer|container)$/.test(node.name))
      return [["", textOf(node), needsOf(node)]];
    return node.nodes.map((inner) => [`@${node.name} ${node.params}`, textOf(inner), needsOf(inner)]);
  });
}

/** The whole stylesheet has come long before somebody prints, points at something, or goes on to another page. */
function isForLater(node) {
  if (node.type === "rule")
    return node.selectors.every((selector) => /:hover|::view-transition/.test(selector));
  return node.name === "media" && node.params === "print";
}

/** PostCSS leaves out the semicolon, which a statement such as `@layer a` needs where others follow. */
const textOf = (node) => (node.type === "atrule" && !node.nodes ? `${node};` : `${node}`);

/**
 * Of each selector what must be in a page so that it is about anything there: classes with their dot, elements by their names, languages as
 * `:lang(ja)`, attributes as `[open]` and `[data-tone=now]`. An empty list where one asks for nothing. What stands in other brackets may be another
 * element's, or must not be there.
 */
function needsOf(node) {
  if (node.type !== "rule") return [];
  const all = withoutBrackets(
    node.selector
      .replaceAll(withoutThis, "")
      .replaceAll(language, "@$1")
      .replaceAll(":disabled", "[disabled]"),
  )
    .split(",")
    .map((selector) =>
      [...selector.matchAll(need)].map(([found]) => found.replace(/^@(.*)/, ":lang($1)").replaceAll('"', "")),
    );
  return all.some((needs) => needs.length === 0) ? [] : all;
}

const withoutThis = /:not\((?:[^()]|\([^()]*\))*\)/g;
const language = /:lang\(([\w-]+)\)/g;
/** Names behind a colon are of pseudo-classes, and ids are looked for in no page. */
const need = /[.@][\w-]+|\[[^\]]*\]|(?<![\w:#-])[a-z][\w-]*/g;
/** Of one element in the page; the scripts in a page's head set those on the left before the whole stylesheet is there. */
const attribute = /(?!lang\b|data-(?:signed-in|campus|pressed|early-presses)\b)[\w-]+(?:="?[\w-]+"?)?/;
const otherBrackets = new RegExp(`\\([^()]*\\)|\\[(?!${attribute.source}\\])[^\\]]*\\]`, "g");

function withoutBrackets(selector) {
  const without = selector.replace(otherBrackets, "");
  return without === selector ? selector : withoutBrackets(without);
}

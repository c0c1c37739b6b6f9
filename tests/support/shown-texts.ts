/** Elements whose text is no text of the page, and readings, which say what stands below them. */
const silent = new Set(["script", "style", "template", "rt", "rp"]);
/** They have no end tag. */
const empty = new Set([
  "area",
  "base",
  "br",
  "col",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "track",
  "wbr",
]);
const spoken = /^(?:aria-label|alt|title|placeholder|data-beta)$/;
const tag = /<(\/?)([a-z][\w:-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>/gi;

const decode = (text: string) =>
  text
    .replaceAll(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => decoded[name] ?? "");
const decoded: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

/**
 * The words of a page to its reader in the language that it is marked with: texts and names of elements, in order. What is marked as
 * another language, or as nothing to translate, is left out.
 */
export function shownTexts(html: string): string[] {
  const texts: string[] = [];
  const open: { name: string; isLeftOut: boolean }[] = [];
  const language = /<html[^>]* lang="([^"]+)"/.exec(html)?.[1];
  const say = (text: string) => {
    const trimmed = decode(text).replaceAll(/\s+/g, " ").trim();
    if (trimmed && !open.at(-1)?.isLeftOut) texts.push(trimmed);
  };
  const source = html.replaceAll(/<!--.*?-->|<(script|style|template)\b[^>]*>.*?<\/\1>/gs, "");
  let at = 0;
  for (const found of source.matchAll(tag)) {
    say(source.slice(at, found.index));
    at = found.index + found[0].length;
    const [, slash, written = "", attributes = "", isClosed] = found;
    const name = written.toLowerCase();
    if (slash) {
      const place = open.findLastIndex((one) => one.name === name);
      if (place >= 0) open.length = place;
      continue;
    }
    const all = new Map(
      [...attributes.matchAll(/([^\s=]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [key, value]),
    );
    const lang = all.get("lang");
    const isLeftOut =
      open.at(-1)?.isLeftOut ||
      silent.has(name) ||
      all.get("translate") === "no" ||
      (lang !== undefined && lang !== language && name !== "html");
    open.push({ name, isLeftOut: Boolean(isLeftOut) });
    for (const [key, value] of all) if (spoken.test(key)) say(value);
    if (/^(description|og:title|og:description)$/.test(all.get("name") ?? all.get("property") ?? "")) {
      say(all.get("content") ?? "");
    }
    if (isClosed || empty.has(name)) open.pop();
  }
  return texts;
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pageEncoding } from "../page-encoding.server.ts";
import { firstStyles } from "./first-styles.server.ts";
import { foldName, withoutMark } from "./styles-in-page.ts";

/** A public page has about 25 KB; the kit of the back office, which browsers should keep as a file, has 500. */
const inlinedAtMost = 64 * 1024;
const links = /(?:<link rel="stylesheet" href="\/[^"]+"\/>)+/;
const fold = `<div ${foldName}="" hidden=""></div>`;
const texts = new Map<string, string>();

/**
 * A page with its styles inside, so that its first paint waits for no other file. A page that says where its first screen ends has
 * those of that screen inside, and names the file with all where it ends. A page of the back office stays as it is: it has more
 * styles, and its scripts draw it. The browser takes note of what came within the page (`clear-inlined-styles.ts`).
 * @param html in `pageEncoding`, as what is answered
 * @param folder holds the files of the build, such as `assets/shell-1a2b3c.css`
 */
export function inlineStyles(html: string, folder: string): string {
  const [found] = links.exec(html.slice(0, html.indexOf("</head>"))) ?? [];
  if (!found) return html;
  const addresses = [...found.matchAll(/href="([^"]+)"/g)].map(([, address]) => address as string);
  const files = addresses.map(withoutMark);
  const styles = files.map((file) => readStyles(folder, file)).join("");
  if (styles.length > inlinedAtMost) return html;
  const end = html.indexOf(fold);
  const first = end === -1 ? null : firstStyles(folder, files, html.slice(0, end));
  const whole = first
    ? html.replace(fold, () => fold.replace("><", `><link rel="stylesheet" href="${first.rest}"/><`))
    : html;
  return whole.replace(
    found,
    () => `<style data-addresses="${addresses.join(" ")}">${first?.styles ?? styles}</style>`,
  );
}

function readStyles(folder: string, file: string): string {
  const text = texts.get(file) ?? readFileSync(join(folder, file), pageEncoding);
  texts.set(file, text);
  return text;
}

import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { inlineStyles } from "../../src/app/rendering/first-frame/inline-styles.server.ts";
import { rulesOf, writePageStyles } from "../../tools/page-styles.mjs";

const folder = join(mkdtempSync(join(tmpdir(), "tsudoi-build-")), "client");
mkdirSync(join(folder, "assets"), { recursive: true });
const shell =
  ":root{--ink:red;--late:1}p{x:var(--ink)}._a_1 ._b_1,._c_1{x:1}@media (width>=60rem){._b_1{x:2}._d_1{x:var(--late)}}._e_1:not(._f_1){x:4}";
const page =
  '._d_1{y:1}._g_1[open]{y:3}._h_1[data-tone=now]{y:5}@media print{._b_1{y:2}}@layer base{body{content:"}"}@media (width>=9rem){body:hover{y:4}}}';
writeFileSync(join(folder, "assets/shell.css"), shell);
writeFileSync(join(folder, "assets/page.css"), page);
writeFileSync(join(folder, "assets/kit.css"), `b{color:${"r".repeat(70_000)}}`);
const letters = "@font-face{font-family:F;src:url(f.woff2);unicode-range:U+100-2FF}";
writeFileSync(join(folder, "assets/letters.css"), `${letters}._h_1{z:1}`);
const written = writePageStyles(folder, [
  ["/assets/shell.css#", "/assets/page.css"],
  ["/assets/shell.css#", "/assets/kit.css"],
  ["/assets/letters.css"],
]);

const link = (name: string) => `<link rel="stylesheet" href="/assets/${name}"/>`;
const fold = '<div data-fold="" hidden=""></div>';
const html = (classes: string, rest: string, end = fold) =>
  `<html><head>${link("shell.css#")}${link("page.css")}</head><body><p class="${classes}"></p>${end}<p class="${rest}"></p></body></html>`;
const stylesOf = (text: string) => /<style[^>]*>(.*)<\/style>/s.exec(text)?.[1];

describe("the styles of a page that says where its first screen ends", () => {
  it("are one file, which stands where the first screen ends", () => {
    expect(written).toHaveLength(2);
    expect(readFileSync(join(folder, "assets", written[0] as string), "utf8")).toBe(shell + page);
    const made = inlineStyles(html("", "_d_1"), folder);
    expect(made).toContain(`<div data-fold="" hidden="">${link(written[0] as string)}</div>`);
  });

  it.each([
    [
      "_b_1",
      ':root{--ink:red;}p{x:var(--ink)}@media (width>=60rem){._b_1{x:2}}@layer base{body{content:"}"}}',
    ],
    [
      "_a_1 _b_1",
      ':root{--ink:red;}p{x:var(--ink)}._a_1 ._b_1,._c_1{x:1}@media (width>=60rem){._b_1{x:2}}@layer base{body{content:"}"}}',
    ],
    ["_c_1", ':root{--ink:red;}p{x:var(--ink)}._a_1 ._b_1,._c_1{x:1}@layer base{body{content:"}"}}'],
    [
      "_d_1",
      ':root{--ink:red;--late:1}p{x:var(--ink)}@media (width>=60rem){._d_1{x:var(--late)}}._d_1{y:1}@layer base{body{content:"}"}}',
    ],
    ["_e_1", ':root{--ink:red;}p{x:var(--ink)}._e_1:not(._f_1){x:4}@layer base{body{content:"}"}}'],
  ])("are in the page as far as the first screen needs them: %s", (classes, styles) => {
    expect(stylesOf(inlineStyles(html(classes, "_c_1 _d_1 _e_1"), folder))).toBe(styles);
  });

  it.each([
    ["of details that are closed", "<details><summary></summary>", "</details>"],
    ["of a dialog that a press opens", '<dialog id="a" popover="auto">', "</dialog>"],
    ["of a part of a form that a press opens", '<section id="a" popover="auto">', "</section>"],
    ["of those who have no scripts", "<noscript>", "</noscript>"],
  ])("are not in the page for what is in it but not to be seen: %s", (_, open, close) => {
    const within = html("_e_1", "").replace("<p", `${open}<p`).replace("</p>", `</p>${close}`);
    expect(stylesOf(inlineStyles(within, folder))).toBe(':root{}@layer base{body{content:"}"}}');
  });

  it("are in the page for what stands after it, and in details that are open", () => {
    const within = html('_e_1"></p><details open="" class="', "").replace(
      fold,
      `<i class="_c_1"></i></details>${fold}`,
    );
    expect(stylesOf(inlineStyles(within, folder))).toContain("._c_1{x:1}._e_1:not(._f_1){x:4}");
  });

  it("are in the page for what is open where something is open", () => {
    const within = (details: string) => html("", "").replace("<p", `${details}</details><p`);
    const closed = stylesOf(inlineStyles(within('<details class="_g_1">'), folder));
    expect(closed).not.toContain("[open]");
    const opened = stylesOf(inlineStyles(within('<details class="_g_1" open="">'), folder));
    expect(opened).toContain("._g_1[open]{y:3}");
  });

  it("are in the page for the state of something where it is in that state", () => {
    const within = (attribute: string) => stylesOf(inlineStyles(html(`_h_1" ${attribute} x="`, ""), folder));
    expect(within('data-tone="late"')).not.toContain("data-tone");
    expect(within('data-tone="now"')).toContain("._h_1[data-tone=now]{y:5}");
  });

  it("keep a custom property that the first screen asks for in an attribute", () => {
    const made = inlineStyles(html('" style="x:var(--late)', "_d_1"), folder);
    expect(stylesOf(made)).toContain(":root{--ink:red;--late:1}");
  });
});

it("fonts are in the page alone, also those of rare letters: a stylesheet that brings some has all text measured anew", () => {
  expect(readFileSync(join(folder, "assets", written[1] as string), "utf8")).toBe("._h_1{z:1}");
  const made = inlineStyles(`<html><head>${link("letters.css")}</head><body>${fold}</body></html>`, folder);
  expect(stylesOf(made)).toBe(letters);
});

describe("all styles are in", () => {
  it("a page that does not say where its first screen ends", () => {
    expect(stylesOf(inlineStyles(html("", "", ""), folder))).toBe(shell + page);
  });

  it("a page whose stylesheets the build did not know together", () => {
    const other = html("", "").replace(link("page.css"), "");
    expect(stylesOf(inlineStyles(other, folder))).toBe(shell);
    expect(inlineStyles(other, folder)).toContain(fold);
  });
});

it("a selector needs its classes, elements, attributes and languages; one that names none, or is about what is not there, is always needed", () => {
  const needs = (css: string) => rulesOf(css)[0]?.[2];
  expect(needs("*,::before{x:1}")).toEqual([]);
  expect(needs(":root{x:1}")).toEqual([]);
  expect(needs("[data-pressed]:focus-visible{x:1}")).toEqual([]);
  expect(needs("._a[open]>p,._b:not([open]){x:1}")).toEqual([["._a", "[open]", "p"], ["._b"]]);
  expect(needs("html[data-signed-in],a:is(._a,._b)>p{x:1}")).toEqual([["html"], ["a", "p"]]);
  expect(needs('._a[data-x],[data-y="now"]{x:1}')).toEqual([["._a", "[data-x]"], ["[data-y=now]"]]);
  expect(needs("._a:disabled,[href^=x] ._b{x:1}")).toEqual([["._a", "[disabled]"], ["._b"]]);
  expect(needs("._a:has(._b) ._c:not(._d)::after{x:1}")).toEqual([["._a", "._c"]]);
  expect(needs(":root:lang(zh),[lang]:lang(zh):not(:lang(ja)){x:1}")).toEqual([[":lang(zh)"], [":lang(zh)"]]);
});

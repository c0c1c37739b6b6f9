import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { pageEncoding } from "../page-encoding.server.ts";
import { inlineStyles } from "./inline-styles.server.ts";

const folder = mkdtempSync(join(tmpdir(), "tsudoi-styles-"));
mkdirSync(join(folder, "assets"));
const write = (name: string, text: string) => writeFileSync(join(folder, "assets", name), text);
write("shell-1.css", 'q::after{content:"$&」"}');
write("home-1.css", "a{color:red}");
write("kit-1.css", `b{color:${"r".repeat(70_000)}}`);

const script = '<link rel="modulepreload" href="/assets/home.js"/>';
const link = (name: string) => `<link rel="stylesheet" href="/assets/${name}"/>`;
const pageOf = (...names: string[]) =>
  `<html><head>${script}${names.map(link).join("")}</head><body><p>お茶${link("other.css")}</p></body></html>`;

const styled = (page: string) =>
  Buffer.from(inlineStyles(Buffer.from(page).toString(pageEncoding), folder), pageEncoding).toString();

describe("a page of the site", () => {
  it("holds its styles in their order", () => {
    const style =
      '<style data-addresses="/assets/shell-1.css# /assets/home-1.css">q::after{content:"$&」"}a{color:red}</style>';
    expect(styled(pageOf("shell-1.css#", "home-1.css"))).toBe(
      `<html><head>${script}${style}</head><body><p>お茶${link("other.css")}</p></body></html>`,
    );
  });
});

describe("left as it is:", () => {
  it("a page with more styles than one should be sent each time", () => {
    const page = pageOf("shell-1.css#", "kit-1.css");
    expect(styled(page)).toBe(page);
  });

  it("a page without stylesheets", () => {
    expect(styled(pageOf())).toBe(pageOf());
  });
});

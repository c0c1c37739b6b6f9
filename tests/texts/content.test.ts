import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import Markdown from "react-markdown";
import { describe, expect, it } from "vitest";
import { isHelpKey } from "../../src/features/help/help.contract.ts";
import { staticPage, staticPageNames } from "../../src/features/help/help.server.ts";
import { readMarkdownFile } from "../../src/features/help/read-markdown-file.server.ts";
import { type Language, languageNameIn, languages } from "../../src/shared/languages/languages.ts";
import { supportEmail } from "../../src/shared/support-email.ts";

const project = join(import.meta.dirname, "../..");
const namesIn = (folder: string, language: string) =>
  globSync(`content/${folder}/${language}/*.md`, { cwd: project })
    .map((path) => basename(path, ".md"))
    .sort();
const helpKeys = namesIn("help", "en");
const read = (folder: string, language: Language, name: string) =>
  readMarkdownFile(readFileSync(join(project, "content", folder, language, `${name}.md`), "utf8"));

interface Node {
  type: string;
  tagName?: string;
  value?: string;
  properties?: { href?: string };
  children?: Node[];
}

/** The document of a reader's browser: every element and text, in order. */
function nodesOf(markdown: string): Node[] {
  const nodes: Node[] = [];
  const collect = (node: Node) => {
    nodes.push({ ...node, properties: { ...node.properties } });
    // Marks inside of code are an example to read.
    for (const child of node.children ?? []) if (node.tagName !== "code") collect(child);
  };
  renderToStaticMarkup(createElement(Markdown, { rehypePlugins: [() => collect] }, markdown));
  return nodes;
}

const headingsOf = (nodes: Node[]) =>
  nodes.flatMap(({ tagName = "" }) => (/^h\d$/.test(tagName) ? [tagName] : []));

/** The addresses of the product that a text may lead to, for everybody or after a login. */
const sitePath =
  /^\/(api\/docs|calendar|login(\/reset)?|signup|manage(\/organizations\/new)?|static\/(?<page>\w+)|help_articles\/(?<key>[\w-]+))?$/;

function leadsSomewhere(address: string): boolean {
  if (/^https?:\/\/[^/]/.test(address)) return true;
  const found = sitePath.exec(address);
  const { page, key } = found?.groups ?? {};
  return found !== null && (!page || staticPageNames.includes(page)) && (!key || helpKeys.includes(key));
}

it("every page and every article exists in both languages", () => {
  for (const folder of ["static", "help"]) expect(namesIn(folder, "ja")).toEqual(namesIn(folder, "en"));
  expect(staticPageNames).toEqual(namesIn("static", "en"));
  expect(helpKeys.length).toBeGreaterThan(0);
});

it("keys of help articles are valid", () => {
  expect(helpKeys.filter((key) => !isHelpKey(key))).toEqual([]);
});

const all = [
  ...staticPageNames.map((name) => ["static", name] as const),
  ...helpKeys.map((key) => ["help", key] as const),
];

describe.each(all)("%s/%s", (folder, name) => {
  const texts = languages.map((language) => ({ language, ...read(folder, language, name) }));
  const parsed = texts.map(({ body }) => nodesOf(body));

  it("has a title and a text in both languages", () => {
    for (const { front, body } of texts) {
      expect(front.title).toBeTruthy();
      expect(body.length).toBeGreaterThan(200);
    }
  });

  it("has the same headings in both languages, below the title", () => {
    const [japanese = [], english = []] = parsed.map(headingsOf);
    expect(japanese).toEqual(english);
    expect(english[0]).toBe("h2");
    expect(english).not.toContain("h1");
  });

  it("is markdown that is wholly understood, without HTML", () => {
    for (const nodes of parsed) {
      expect(nodes.filter(({ type }) => type === "raw")).toEqual([]);
      const shown = nodes.map(({ value = "" }) => value).join("");
      expect(shown).not.toMatch(/\*\*|\]\(|\{support|^\|/m);
    }
  });

  it("leads only to pages that exist", () => {
    const addresses = parsed.flat().flatMap(({ properties }) => properties?.href ?? []);
    expect(addresses.filter((address) => !leadsSomewhere(address))).toEqual([]);
  });

  it("names our own address and no other", () => {
    for (const { body } of texts) {
      for (const [address] of body.matchAll(/[\w.+-]+@[\w.-]+\w/g)) expect(address).toBe(supportEmail);
    }
  });
});

/** How articles mark what a reader presses or reads on the screen; Japanese marks what others say the same way. */
const labelIn: Record<Language, RegExp> = { en: /\*\*(.+?)\*\*/g, ja: /「(.+?)」/g };
const saidByOthers = [
  "京都府",
  "他のカレンダー",
  "URLで追加",
  "予定表を追加",
  "Webから登録",
  "配信停止",
  "STATUS",
  "ベジタリアン / Vegetarian",
  "; ",
];

it.each(languages)("articles in %s call what is on the screen as the screen does", (language) => {
  const shown = globSync(`locales/${language}/*.json`, { cwd: project }).flatMap((path) =>
    Object.values<string>(JSON.parse(readFileSync(join(project, path), "utf8"))),
  );
  const names = languages.map((one) => languageNameIn(one, language));
  const known = [...shown, ...names].map((text) => text.replace(/…$|（\{count\}）$/, ""));
  const isKnown = (label: string) =>
    known.includes(label) || known.includes(label.replace(/\d+/, "{number}")) || saidByOthers.includes(label);
  const unknown = helpKeys.flatMap((key) =>
    // Text in code marks is an example to type.
    [
      ...read("help", language, key)
        .body.replaceAll(/`[^`]*`/g, "")
        .matchAll(labelIn[language]),
    ]
      .map(([, label = ""]) => label)
      .filter((label) => !isKnown(label))
      .map((label) => `${key}: ${label}`),
  );
  expect(unknown).toEqual([]);
});

describe.each(staticPageNames)("the description of %s", (name) => {
  it.each(languages)("fits into a search result in %s", (language) => {
    const { description = "" } = staticPage(name, language) ?? {};
    expect(description.length).toBeGreaterThan(40);
    expect(description.length).toBeLessThanOrEqual(150);
  });
});

it("the privacy policy and the terms say since when they apply", () => {
  for (const language of languages) {
    expect(staticPage("privacy_policy", language)?.body).toContain("2024/09/25");
    expect(staticPage("terms_of_service", language)?.body).toContain("2024-09-25");
  }
});

it("a page that does not exist is none", () => {
  for (const name of ["nothing", "../static/ja/about_us", ""]) expect(staticPage(name, "en")).toBeNull();
});

it("Japanese texts use the words of docs/words.md", () => {
  const others = /応募|告知|エントリー|キャンセル(?!待ち)|Eメール|サインイン|サインアップ|共同開催/g;
  const files = globSync("{content/*/ja/*.md,locales/ja/*.json}", { cwd: project });
  const found = files.flatMap((path) =>
    [...readFileSync(join(project, path), "utf8").matchAll(others)].map(([word]) => `${path}: ${word}`),
  );
  expect(found).toEqual([]);
});

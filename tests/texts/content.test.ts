import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import Markdown from "react-markdown";
import { describe, expect, it } from "vitest";
import { languageCookies } from "../../src/app/language/language-cookies.ts";
import { isHelpKey } from "../../src/features/help/help.contract.ts";
import { staticPage, staticPageNames } from "../../src/features/help/help.server.ts";
import { readMarkdownFile } from "../../src/features/help/read-markdown-file.server.ts";
import { logInCookie } from "../../src/features/identities/flows/browser-cookie.server.ts";
import {
  isWritten,
  type Language,
  languageEntry,
  languages,
  writtenLanguages,
} from "../../src/shared/languages/languages.ts";
import { languageNameIn } from "../../src/shared/languages/name-of-language.ts";
import { readRuby } from "../../src/shared/ruby/ruby-marks.ts";
import { supportEmail } from "../../src/shared/support-email.ts";

/** Legal texts bind in the languages that people write in; the others have a summary. */
const bindingPages = ["privacy_policy", "terms_of_service"];

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
  renderToStaticMarkup(createElement(Markdown, { rehypePlugins: [() => collect] }, readRuby(markdown)));
  return nodes;
}

const headingsOf = (nodes: Node[]) =>
  nodes.flatMap(({ tagName = "" }) => (/^h\d$/.test(tagName) ? [tagName] : []));

/** The addresses of the product that a text may lead to, for everybody or after a login. */
const sitePath =
  /^\/(api\/docs|calendar|me\/(?:data|security)|login(\/reset)?|signup|manage(\/organizations\/new)?|static\/(?<page>\w+)(\?lang=(ja|en))?|help_articles\/(?<key>[\w-]+))?$/;

function leadsSomewhere(address: string): boolean {
  if (/^https?:\/\/[^/]/.test(address)) return true;
  const found = sitePath.exec(address);
  const { page, key } = found?.groups ?? {};
  return found !== null && (!page || staticPageNames.includes(page)) && (!key || helpKeys.includes(key));
}

it("every page and every article exists in the languages that are complete, and no other exists in the rest", () => {
  for (const [folder, language] of ["static", "help"].flatMap((one) =>
    languages.map((code) => [one, code] as const),
  )) {
    const [names, english] = [namesIn(folder, language), namesIn(folder, "en")];
    expect(names.filter((name) => !english.includes(name))).toEqual([]);
    if (languageEntry(language).texts === "complete")
      expect([folder, language, names]).toEqual([folder, language, english]);
  }
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
  const texts = languages
    .filter((language) => namesIn(folder, language).includes(name))
    .map((language) => ({ language, ...read(folder, language, name) }));
  const parsed = texts.map(({ body }) => nodesOf(body));

  it("has a title and a text in each language", () => {
    for (const { front, body, language } of texts) {
      expect([language, Boolean(front.title)]).toEqual([language, true]);
      expect([language, body.length > 100]).toEqual([language, true]);
    }
  });

  it("has the same headings in each language, below the title; the summary of a legal text has its own", () => {
    const headings = parsed.map((nodes, place) => [texts[place]?.language, headingsOf(nodes)] as const);
    const english = headings.find(([language]) => language === "en")?.[1] ?? [];
    for (const [language, own] of headings) {
      const isSummary = bindingPages.includes(name) && language && !isWritten(language);
      if (!isSummary) expect([language, own]).toEqual([language, english]);
      expect([language, own.includes("h1")]).toEqual([language, false]);
    }
    expect(english[0]).toBe("h2");
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
const labelIn = (language: Language) => (language === "ja" ? /「(.+?)」/g : /\*\*(.+?)\*\*/g);
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
  const unknown = namesIn("help", language).flatMap((key) =>
    // Text in code marks is an example to type.
    [
      ...read("help", language, key)
        .body.replaceAll(/`[^`]*`/g, "")
        .matchAll(labelIn(language)),
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
    expect(description.length).toBeGreaterThan(25);
    expect(description.length).toBeLessThanOrEqual(150);
  });
});

it("the privacy policy and the terms say since when they apply", () => {
  for (const language of writtenLanguages) {
    expect(staticPage("privacy_policy", language)?.body).toContain("2024/09/25");
    expect(staticPage("terms_of_service", language)?.body).toContain("2024-09-25");
  }
});

it("the privacy policy names every cookie that there is", () => {
  const cookies = [...Object.values(languageCookies), logInCookie, `__Host-${logInCookie}`];
  for (const language of writtenLanguages) {
    const body = staticPage("privacy_policy", language)?.body ?? "";
    expect(cookies.filter((name) => !body.includes(`"${name}"`) && !body.includes(`「${name}」`))).toEqual(
      [],
    );
  }
});

it("the policy, the terms and the guide name the same times and limits in each language that binds", () => {
  for (const language of writtenLanguages) {
    const { body: policy = "" } = staticPage("privacy_policy", language) ?? {};
    for (const days of [/\b400\b|400日/, /\b180\b|180日/]) expect(policy).toMatch(days);
    for (const body of [
      staticPage("terms_of_service", language)?.body,
      staticPage("guide_for_organizers", language)?.body,
      read("help", language, "trust").body,
    ])
      for (const limit of [/(?<!\d)3(?: published|件)/, /(?<!\d)50(?: |人)/]) expect(body).toMatch(limit);
    for (const page of ["terms_of_service", "safety"])
      expect(staticPage(page, language)?.body).toMatch(/400(?: days|日間)/);
    for (const number of ["110", "188"]) expect(staticPage("safety", language)?.body).toContain(number);
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

import { describe, expect, it, test } from "vitest";
import { type Block, readBlocks } from "./blocks.ts";
import { type Inline, readInlines } from "./inlines.ts";
import { plainText, summary } from "./plain-text.ts";

/** A tree as short text: `p(…)`, `b(…)`, `a[url](…)`. */
const inlines = (all: Inline[]): string =>
  all
    .map((one) => {
      if (one.type === "text") return one.text;
      const content = inlines(one.content);
      if (one.type === "link") return `a[${one.url}](${content})`;
      return `${one.type === "strong" ? "b" : "i"}(${content})`;
    })
    .join("");
const block = (one: Block): string => {
  if (one.type === "rule") return "hr";
  if (one.type === "heading") return `h${one.level}(${inlines(one.content)})`;
  if (one.type === "paragraph") return `p(${one.lines.map(inlines).join("|")})`;
  const items = one.items.map(
    ({ number, lines, sublists }) =>
      `${number ?? "-"} ${lines.map(inlines).join("|")}${sublists.map((list) => ` ${block(list)}`).join("")}`,
  );
  return `${one.isNumbered ? "ol" : "ul"}(${items.join("; ")})`;
};
const read = (text: string) => readBlocks(text).map(block).join(" ");

describe("what a description may use", () => {
  test.each([
    ["paragraphs and line breaks", "a\nb\n\nc", "p(a|b) p(c)"],
    [
      "bold and italics, also within Japanese",
      "これは**とても**大事 *very*",
      "p(これはb(とても)大事 i(very))",
    ],
    ["both at once", "***x*** and **a *b* c**", "p(b(i(x)) and b(a i(b) c))"],
    ["lists of both kinds", "- a\n- b\n1. c\n2) d", "ul(- a; - b) ol(1 c; 2 d)"],
    ["lists within lists, and lines of an item", "- a\n  more\n  - b\n- c", "ul(- a|more ul(- b); - c)"],
    ["headings from the second level on, none left out", "## A\n#### B\n## C", "h2(A) h3(B) h2(C)"],
    ["a rule", "a\n---\nb", "p(a) hr p(b)"],
    ["links", "[here](https://example.com/a_(b)) now", "p(a[https://example.com/a_(b)](here) now)"],
    ["a mark that is meant", "\\*not italic\\*", "p(*not italic*)"],
    ["blanks between paragraphs", "a\n \nb", "p(a) p(b)"],
    ["lines that begin with blanks, which do not end with them", "  a  \n b ", "p(  a| b)"],
    ["what is indented after a list and a blank line", "- a\n\n  b", "ul(- a) p(  b)"],
    ["lines that are not indented enough for an item", "- a\nb  c\n d", "ul(- a) p(b  c| d)"],
    ["a line that is indented by one blank, which is not the item's", "- a\n b", "ul(- a) p( b)"],
    ["indented lines of a paragraph", "a\n  b", "p(a|  b)"],
    [
      "a list within the third of three",
      "- a\n1. b\n- c\n  - d\n    - e",
      "ul(- a) ol(1 b) ul(- c ul(- d ul(- e)))",
    ],
    [
      "four marks within one another, and no fifth",
      "[**__*a\\-b*__**](https://c.example)",
      "p(a[https://c.example](b(b(i(a\\-b)))))",
    ],
    ["items without blanks at their end", "- a  \n1. b ", "ul(- a) ol(1 b)"],
    ["lists within lists by tabs and wide blanks", "- a\n\t- b\n- c\n　- d", "ul(- a ul(- b); - c ul(- d))"],
    [
      "three levels of lists",
      "- a\n  - b\n    - c\n      - d\n  - e\n- f",
      "ul(- a ul(- b ul(- c; - d); - e); - f)",
    ],
    ["a list that is less indented than it began", "  - a\n- b", "ul(- a; - b)"],
    [
      "another kind of list within a list",
      "- a\n  - b\n  1. c\n  2. d\n- e",
      "ul(- a ul(- b) ol(1 c; 2 d); - e)",
    ],
    ["a list within one that took another's place", "- a\n 1. b\n  - c", "ul(- a) ol(1 b ul(- c))"],
    ["headings by their rank, wherever they stand", "### A\n# B", "h3(A) h2(B)"],
    ["headings of three levels at most", "# A \n## B\n### C\n#### D", "h2(A) h3(B) h4(C) h4(D)"],
    ["a heading below a paragraph", "a\n# B", "p(a) h2(B)"],
  ])("%s", (_, text, tree) => {
    expect(read(text)).toBe(tree);
  });
});

describe("bare addresses become links", () => {
  test.each([
    [
      "詳しくはhttps://example.com/a?b=1をご覧ください。",
      "詳しくはa[https://example.com/a?b=1](https://example.com/a?b=1)をご覧ください。",
    ],
    ["(see https://example.com/x.)", "(see a[https://example.com/x](https://example.com/x).)"],
    ["https://example.com/a_b_c*d*", "a[https://example.com/a_b_c*d](https://example.com/a_b_c*d)*"],
    ["<https://example.com>", "<a[https://example.com](https://example.com)>"],
    ["連絡先：circle@example.ac.jpまで", "連絡先：a[mailto:circle@example.ac.jp](circle@example.ac.jp)まで"],
    ["**https://example.com**", "b(a[https://example.com](https://example.com))"],
    ["www.example.com", "a[https://www.example.com](www.example.com)"],
    ["(https://a.example/b_(c))", "(a[https://a.example/b_(c)](https://a.example/b_(c)))"],
    ["https://.", "https://."],
    ["[https://a.example](https://b.example)", "a[https://b.example](https://a.example)"],
  ])("%s", (text, tree) => {
    expect(read(text)).toBe(`p(${tree})`);
  });
});

it("a line is as few pieces as it can be", () => {
  expect(readInlines("\\*a")).toEqual([{ type: "text", text: "*a" }]);
  const text = [{ type: "text", text: "a" }];
  expect(readInlines("**a**")).toEqual([{ type: "strong", content: text }]);
  expect(readInlines("*a*")).toEqual([{ type: "emphasis", content: text }]);
});

describe("what is not of it stays as it was typed", () => {
  test.each([
    ["    indented line"],
    ["\t> quoted"],
    ["#hashtag #another"],
    ["I <3 tea <b>bold</b> &amp; `code`"],
    ["2026. 11. 20 5*3*2 3 * 4 * 5 snake_case_name"],
    ["[a](javascript:alert(1)) [b](data:text/html,x) [c]: d"],
    ["*1 note, *2 note"],
    ["**open and _open"],
    ["```\nx\n```"],
    ["Title\n===="],
  ])("%s", (text) => {
    expect(read(text)).toBe(`p(${text.split("\n").join("|").trimEnd()})`);
  });

  it("keeps the numbers of a list as they were typed", () => {
    expect(read("3. c\n\n5. e")).toBe("ol(3 c; 5 e)");
  });
});

describe("without marks", () => {
  it("is text for calendars, feeds and mails, with the addresses of its links", () => {
    const text = "# **Tea**\n\n- [here](https://a.example)\n  1. x\n\nhttps://b.example";
    expect(plainText(text)).toBe("Tea\n\n- here (https://a.example)\n  1. x\n\nhttps://b.example");
  });

  it("keeps lines, rules and the numbers of lists, and says an address once", () => {
    for (const text of [
      "a\nb",
      "a\n\n---\n\nb",
      "- a\n  b",
      "1. a\n2. b",
      "a@example.com",
      "www.example.com",
    ]) {
      expect(plainText(text)).toBe(text);
    }
    expect(plainText("[write](mailto:a@example.com)")).toBe("write (a@example.com)");
  });

  it("is one line for search engines, cut with a sign", () => {
    expect(summary("---\na  b\n\n---\n\n1. c")).toBe("a b 1. c");
    expect(summary("x".repeat(150))).toBe("x".repeat(150));
    expect(summary(`${"x".repeat(148)} yyyy`)).toBe(`${"x".repeat(148)}…`);
    expect(summary("# Tea\n\n- **a**\n- [b](https://c.example)")).toBe("Tea a b");
    expect(summary("𠮷".repeat(200))).toBe(`${"𠮷".repeat(149)}…`);
  });
});

describe("20,000 hostile characters make a tree of bounded depth, no larger than the text", () => {
  const hostile = [
    "- ",
    "1. ",
    "*_",
    "*a_",
    "**a",
    "[",
    "[a](",
    "[a](http://b",
    "# a\n",
    "- a\n",
    "\\",
    "<",
    "a@",
    "https://a",
    "> ",
    "_a _",
    " ",
    "\n",
    "(",
    "__a",
    "***",
    "　- x\n",
    "a.b@c-",
    "www.((",
  ];
  test.each([...hostile, Array.from({ length: 190 }, (_, depth) => `${" ".repeat(depth)}- x\n`).join("")])(
    "%j",
    (piece) => {
      const text = piece.repeat(Math.ceil(20_000 / piece.length)).slice(0, 20_000);
      const { nodes, depth } = sizeOf(readBlocks(text));
      expect(nodes).toBeLessThanOrEqual(text.length);
      expect(depth).toBeLessThanOrEqual(16);
    },
  );
});

/** Objects alone: arrays between them count for neither. */
function sizeOf(tree: unknown): { nodes: number; depth: number } {
  const size = { nodes: 0, depth: 0 };
  const walk = (one: unknown, depth: number): void => {
    if (Array.isArray(one)) for (const part of one) walk(part, depth);
    else if (one && typeof one === "object") {
      size.nodes += 1;
      size.depth = Math.max(size.depth, depth);
      for (const part of Object.values(one)) walk(part, depth + 1);
    }
  };
  walk(tree, 1);
  return size;
}

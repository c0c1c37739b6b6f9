import { expect, it } from "vitest";
import { supportEmail } from "../../shared/support-email.ts";
import { readMarkdownFile } from "./read-markdown-file.server.ts";

const file = (head: string, body = "Text\n") => `---\n${head}\n---\n\n${body}`;

it("front matter is YAML: quotes, folded lines and comments mean what they mean there", () => {
  const head = `title: "Terms: the rules" # of use\ndescription: >-\n  One line\n  and another`;
  expect(readMarkdownFile(file(head)).front).toEqual({
    title: "Terms: the rules",
    description: "One line and another",
  });
});

it("the text begins below the front matter, may have rules of its own, and names our address", () => {
  const { body } = readMarkdownFile(file("title: A", "One\n\n---\n\nWrite to {support_email}.\n"));
  expect(body).toBe(`One\n\n---\n\nWrite to ${supportEmail}.`);
});

it("a file is read the same with the line ends of Windows", () => {
  const text = file("title: A\ndescription: B");
  expect(readMarkdownFile(text.replaceAll("\n", "\r\n"))).toEqual(readMarkdownFile(text));
});

it.each([
  ["no front matter", "Text\n"],
  ["no title", file("description: A")],
  ["a title that is no text", file("title: 2026")],
  ["a key that nobody reads", file("title: A\ndescripton: B")],
  ["a value that YAML reads as something else", file("title: One: two")],
])("a file with %s is an error", (_, text) => {
  expect(() => readMarkdownFile(text)).toThrow();
});

it("a file without front matter is told by what it lacks", () => {
  expect(() => readMarkdownFile("Text\n")).toThrow("a markdown file begins with its front matter");
});

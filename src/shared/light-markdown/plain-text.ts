import { type Block, type ListBlock, readBlocks } from "./blocks.ts";
import type { Inline } from "./inlines.ts";

/** A description without the marks of Markdown, for calendars, feeds and the text part of mails. Links keep their address. */
export function plainText(markdown: string): string {
  return readBlocks(markdown)
    .map((block) => blockText(block, true))
    .join("\n\n");
}

/** A description in one line of at most `most` characters, for search engines and link previews. */
export function summary(markdown: string, most = 150): string {
  const line = readBlocks(markdown)
    .map((block) => blockText(block, false))
    .join(" ")
    .replaceAll(/\s+/g, " ")
    .trim();
  const characters = [...line];
  return characters.length > most
    ? `${characters
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`
    : line;
}

function blockText(block: Block, hasMarks: boolean): string {
  if (block.type === "rule") return hasMarks ? "---" : "";
  if (block.type === "heading") return inlineText(block.content, hasMarks);
  if (block.type === "list") return listText(block, hasMarks, "");
  return block.lines.map((line) => inlineText(line, hasMarks)).join("\n");
}

function listText({ items }: ListBlock, hasMarks: boolean, indent: string): string {
  return items
    .flatMap(({ number, lines, sublists }) => {
      const bullet = number === null ? "- " : `${number}. `;
      const words = lines.map((line) => inlineText(line, hasMarks)).join(`\n${indent}  `);
      return [
        hasMarks || number !== null ? `${indent}${bullet}${words}` : words,
        ...sublists.map((list) => listText(list, hasMarks, `${indent}  `)),
      ];
    })
    .join("\n");
}

function inlineText(inlines: Inline[], hasAddresses: boolean): string {
  return inlines
    .map((inline) => {
      if (inline.type === "text") return inline.text;
      const words = inlineText(inline.content, hasAddresses);
      if (inline.type !== "link" || !hasAddresses) return words;
      const address = inline.url.replace(/^mailto:/, "");
      return address.endsWith(words) ? words : `${words} (${address})`;
    })
    .join("");
}

import { type Inline, readInlines } from "./inlines.ts";

/** `number` is what stands before an item of a numbered list. */
export interface ListItem {
  number: number | null;
  lines: Inline[][];
  sublists: ListBlock[];
}

export interface ListBlock {
  type: "list";
  isNumbered: boolean;
  items: ListItem[];
}

export type Block =
  | { type: "paragraph"; lines: Inline[][] }
  | { type: "heading"; level: 2 | 3 | 4; content: Inline[] }
  | { type: "rule" }
  | ListBlock;

const heading = /^ {0,3}(#{1,6})[ \t\u3000]+(\S.*)$/;
const rule = /^ {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const item = /^([ \t\u3000]*)(?:[-*+]|(\d{1,3})[.)])[ \t\u3000]+(\S.*)$/;
const deepest = 3;

interface OpenList {
  list: ListBlock;
  indent: number;
}

/**
 * The part of Markdown that descriptions may use: headings, lists, bold, italics and links. Line breaks stay line breaks, and
 * indented lines, quotation marks and HTML are text as it was typed. Takes time in proportion to the length, whatever is sent:
 * a full Markdown parser takes a minute for 20,000 hostile characters, and reads plain texts as code.
 */
export function readBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let open: OpenList[] = [];
  let isAfterBlank = true;
  const levels = headingLevels(text);
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (!line.trim()) {
      isAfterBlank = true;
      continue;
    }
    const last = blocks.at(-1);
    const marked = rule.test(line) ? null : item.exec(line);
    if (marked) {
      open = addItem(blocks, open, marked);
    } else if (open.length > 0 && !isAfterBlank && /^(?: {2}|\t|\u3000)/.test(line)) {
      open.at(-1)?.list.items.at(-1)?.lines.push(readInlines(line.trim()));
    } else {
      open = [];
      const title = heading.exec(line);
      if (rule.test(line)) blocks.push({ type: "rule" });
      else if (title) blocks.push(headingOf(title, levels));
      else if (last?.type === "paragraph" && !isAfterBlank) last.lines.push(readInlines(line.trimEnd()));
      else blocks.push({ type: "paragraph", lines: [readInlines(line.trimEnd())] });
    }
    isAfterBlank = false;
  }
  return blocks;
}

/** A list goes on over blank lines; an item that stands deeper than the one before opens a list within it. */
function addItem(blocks: Block[], before: OpenList[], [, space = "", digits, words = ""]: RegExpExecArray) {
  const indent = space.replaceAll(/[\t\u3000]/g, "  ").length;
  const isNumbered = digits !== undefined;
  const entry: ListItem = {
    number: isNumbered ? Number(digits) : null,
    lines: [readInlines(words.trimEnd())],
    sublists: [],
  };
  const open = before.filter((one, depth) => depth === 0 || one.indent <= indent);
  const current = open.at(-1);
  const isDeeper = current && indent >= current.indent + 2 && open.length < deepest;
  if (current && !isDeeper && current.list.isNumbered === isNumbered) {
    current.list.items.push(entry);
    return open;
  }
  const list: ListBlock = { type: "list", isNumbered, items: [entry] };
  const parent = isDeeper ? current : open.at(-2);
  if (parent) parent.list.items.at(-1)?.sublists.push(list);
  else blocks.push(list);
  const stored = isDeeper ? open : open.slice(0, -1);
  return [...stored, { list, indent: isDeeper || !current ? indent : current.indent }];
}

/** The text's own highest heading stands right below the page's, so that no level is left out. */
function headingLevels(text: string): number[] {
  const used = text.split(/\r\n|\r|\n/).map((line) => heading.exec(line)?.[1]?.length ?? 0);
  return [...new Set(used)].filter(Boolean).sort((one, other) => one - other);
}

function headingOf([, marks = "", words = ""]: RegExpExecArray, levels: number[]): Block {
  const level = Math.min(2 + levels.indexOf(marks.length), 4) as 2 | 3 | 4;
  return { type: "heading", level, content: readInlines(words.trimEnd()) };
}

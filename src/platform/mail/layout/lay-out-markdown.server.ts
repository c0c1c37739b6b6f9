import { html } from "hono/html";
import { type Block, type ListBlock, readBlocks } from "../../../shared/light-markdown/blocks.ts";
import type { Inline } from "../../../shared/light-markdown/inlines.ts";
import { look } from "./mail-styles.ts";

type Markup = ReturnType<typeof html>;

/** A description as its blocks, each for a table cell of its own: Word keeps no distance between paragraphs. */
export function layOutMarkdown(text: string): Markup[] {
  return readBlocks(text).map(block);
}

function block(one: Block): Markup {
  if (one.type === "rule") return html`<hr style="margin:0;border:0;border-top:1px solid ${look.line}">`;
  if (one.type === "list") return list(one);
  if (one.type === "heading") return html`<strong>${one.content.map(inline)}</strong>`;
  return html`${lines(one.lines)}`;
}

function list({ isNumbered, items }: ListBlock): Markup {
  const style = "margin:0;padding:0 0 0 24px";
  const entries = items.map(
    ({ number, lines: words, sublists }) =>
      html`${number === null ? html`<li>` : html`<li value="${number}">`}${lines(words)}${sublists.map(list)}</li>`,
  );
  return isNumbered ? html`<ol style="${style}">${entries}</ol>` : html`<ul style="${style}">${entries}</ul>`;
}

const lines = (all: Inline[][]): Markup[] =>
  all.map((line, place) => html`${place > 0 ? html`<br>` : ""}${line.map(inline)}`);

function inline(one: Inline): Markup | string {
  if (one.type === "text") return one.text;
  const content = one.content.map(inline);
  if (one.type === "strong") return html`<strong>${content}</strong>`;
  if (one.type === "emphasis") return html`<em>${content}</em>`;
  return html`<a class="indigo" href="${one.url}" style="color:${look.indigo}">${content}</a>`;
}

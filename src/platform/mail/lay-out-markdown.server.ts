import { html } from "hono/html";
import { type Block, type ListBlock, readBlocks } from "../../shared/light-markdown/blocks.ts";
import type { Inline } from "../../shared/light-markdown/inlines.ts";
import { look } from "./mail-look.ts";

type Markup = ReturnType<typeof html>;

/** What people wrote, as the page shows it: in tags and inline styles that every mail program knows. */
export function layOutMarkdown(text: string): Markup[] {
  const blocks = readBlocks(text);
  return blocks.map((one, place) => block(one, place === blocks.length - 1 ? 0 : 12));
}

function block(one: Block, below: number): Markup {
  const margin = `margin:0 0 ${below}px`;
  if (one.type === "rule") return html`<hr style="${margin};border:0;border-top:1px solid ${look.line}">`;
  if (one.type === "list") return list(one, margin);
  if (one.type === "heading")
    return html`<p style="${margin}"><strong>${one.content.map(inline)}</strong></p>`;
  return html`<p style="${margin}">${lines(one.lines)}</p>`;
}

function list({ isNumbered, items }: ListBlock, margin: string): Markup {
  const style = `${margin};padding:0 0 0 24px`;
  const entries = items.map(
    ({ number, lines: words, sublists }) =>
      html`${number === null ? html`<li>` : html`<li value="${number}">`}${lines(words)}${sublists.map((one) => list(one, "margin:0"))}</li>`,
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

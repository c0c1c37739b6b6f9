import { Fragment, type ReactNode } from "react";
import { type Block, type ListBlock, readBlocks } from "../../shared/light-markdown/blocks.ts";
import type { Inline } from "../../shared/light-markdown/inlines.ts";
import styles from "./light-markdown.module.css";

/** A description that somebody wrote, with the headings, lists, bold, italics and links that it may have. */
export function LightMarkdown({ text }: { text: string }) {
  return <div className={styles.text}>{inOrder(readBlocks(text), block)}</div>;
}

function block(one: Block): ReactNode {
  if (one.type === "rule") return <hr />;
  if (one.type === "list") return list(one);
  if (one.type === "paragraph") return <p>{lines(one.lines)}</p>;
  const Heading = `h${one.level}` as const;
  return <Heading>{inOrder(one.content, inline)}</Heading>;
}

function list({ isNumbered, items }: ListBlock): ReactNode {
  const entries = inOrder(items, (item) => (
    <li value={item.number ?? undefined}>
      {lines(item.lines)}
      {inOrder(item.sublists, list)}
    </li>
  ));
  return isNumbered ? <ol>{entries}</ol> : <ul>{entries}</ul>;
}

function lines(all: Inline[][]): ReactNode {
  return all.map((line, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing but their place
    <Fragment key={place}>
      {place > 0 && <br />}
      {inOrder(line, inline)}
    </Fragment>
  ));
}

function inline(one: Inline): ReactNode {
  if (one.type === "text") return one.text;
  const content = inOrder(one.content, inline);
  if (one.type === "strong") return <strong>{content}</strong>;
  if (one.type === "emphasis") return <em>{content}</em>;
  return (
    <a href={one.url} rel="nofollow ugc noopener">
      {content}
    </a>
  );
}

function inOrder<T>(all: T[], show: (one: T) => ReactNode): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have nothing but their place
  return all.map((one, place) => <Fragment key={place}>{show(one)}</Fragment>);
}

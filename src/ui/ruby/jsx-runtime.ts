import { type ElementType, type Key, type ReactNode, createElement as reactElement } from "react";
import * as runtime from "react/jsx-runtime";

export { Fragment } from "react/jsx-runtime";

export type Props = Record<string, unknown>;

/** Draws texts with readings; `draw-ruby.ts` is fetched with the first catalogue that has some. */
export interface RubyDrawing {
  /** The same props where nothing in them has a reading. */
  props(type: unknown, props: Props): Props;
  /** Nodes that others have put together. */
  inside(node: ReactNode): ReactNode;
}

let drawing: RubyDrawing | null = null;

/** From then on readings are drawn. */
export function drawRubyBy(next: RubyDrawing): void {
  drawing = next;
}

/**
 * React's own, except that texts with readings are drawn with them: children of every element become ruby, attributes and elements
 * that hold letters alone get the text without. `tools/vite/ruby-plugin.ts` puts it where React's would be.
 */
export function jsx(type: ElementType, props: Props, key?: Key) {
  return runtime.jsx(type, drawProps(type, props), key);
}

/** As `jsx`, with children that stay in their places. */
export function jsxs(type: ElementType, props: Props, key?: Key) {
  return runtime.jsxs(type, drawProps(type, props), key);
}

/** As `jsx`, for what has a key after props that are spread: compilers call it there. */
export function createElement(type: ElementType, props: Props | null, ...children: ReactNode[]) {
  const drawn = children.map((child) => drawProps(type, { children: child }).children as ReactNode);
  return reactElement(type, props && drawProps(type, props), ...drawn);
}

export function drawProps(type: unknown, props: Props): Props {
  return drawing ? drawing.props(type, props) : props;
}

/**
 * Draws the readings of texts between elements, and in elements that others have put together. A component that returns a text alone
 * makes no element, and calls it.
 */
export function rubyInside(node: ReactNode): ReactNode {
  return drawing ? drawing.inside(node) : node;
}

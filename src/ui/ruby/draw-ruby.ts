import { cloneElement, isValidElement, type ReactNode } from "react";
import { hasRuby, withoutRuby } from "../../shared/ruby/ruby-marks.ts";
import { withDateReadings } from "../../shared/time/date-readings.ts";
import { readDatesBy } from "../../shared/time/tokyo-time.ts";
import { drawRubyBy, type Props } from "./jsx-runtime.ts";
import { rubyNodes } from "./ruby-nodes.ts";

/** Catalogues with readings call it before they are read, so that pages in other languages do without. */
export function startDrawingRuby(): void {
  drawRubyBy({ props: drawProps, inside });
  readDatesBy(withDateReadings);
}

const lettersAlone = new Set<unknown>([
  "title",
  "option",
  "textarea",
  "script",
  "style",
  "text",
  "tspan",
  "desc",
]);

function drawProps(type: unknown, props: Props): Props {
  let drawn = props;
  const isElement = typeof type === "string";
  for (const name in props) {
    const value = props[name];
    // A component hands its properties on to an element, React Router's links by another way than this one.
    const isDrawn =
      name === "children" ? mayHoldRuby(value) : hasRubyText(value) && (isElement || isSpoken(name));
    if (!isDrawn) continue;
    drawn = drawn === props ? { ...props } : drawn;
    drawn[name] = name === "children" && !lettersAlone.has(type) ? drawChildren(value) : bare(value);
  }
  return drawn;
}

const isSpoken = (name: string) => name.startsWith("aria-");

const hasRubyText = (value: unknown): value is string => typeof value === "string" && hasRuby(value);

function mayHoldRuby(children: unknown): boolean {
  return Array.isArray(children) ? children.some(mayHoldRuby) : hasRubyText(children);
}

function drawChildren(child: unknown, key?: string): unknown {
  if (Array.isArray(child)) return child.map((one, at) => drawChildren(one, `ruby-${at}`));
  return hasRubyText(child) ? rubyNodes(child, key) : child;
}

function bare(child: unknown): unknown {
  if (Array.isArray(child)) return child.map(bare);
  return hasRubyText(child) ? withoutRuby(child) : child;
}

function inside(node: ReactNode, key?: string): ReactNode {
  if (typeof node === "string") return hasRuby(node) ? rubyNodes(node, key) : node;
  if (Array.isArray(node)) return node.map((one, at) => inside(one, `ruby-${at}`));
  if (!isValidElement<{ children?: ReactNode }>(node) || node.props.children === undefined) return node;
  return cloneElement(node, undefined, inside(node.props.children));
}

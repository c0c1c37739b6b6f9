import { readCounters } from "../../../shared/ruby/counter-readings.ts";
import { hasRuby, splitRuby, withoutRuby } from "../../../shared/ruby/ruby-marks.ts";

/** The parts of a document's tree that are read here: elements and texts. */
interface TreeNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: TreeNode[];
}

/** Makes ruby of the readings in a document's texts, but for those in code, which are an example. */
export function drawRubyInTree(tree: TreeNode): void {
  const isCode = tree.tagName === "code";
  tree.children = tree.children?.flatMap((child) => {
    if (child.type !== "text" || !hasRuby(child.value ?? "")) {
      drawRubyInTree(child);
      return [child];
    }
    const value = child.value ?? "";
    return isCode ? [text(withoutRuby(value))] : readCounters(splitRuby(value)).map(draw);
  });
}

function draw(part: ReturnType<typeof splitRuby>[number]): TreeNode {
  if (typeof part === "string") return text(part);
  const reading = element("rt", text(part.reading));
  reading.properties = { ariaHidden: "true" };
  return element("ruby", text(part.base), element("rp", text("(")), reading, element("rp", text(")")));
}

const text = (value: string): TreeNode => ({ type: "text", value });
const element = (tagName: string, ...children: TreeNode[]): TreeNode => ({
  type: "element",
  tagName,
  properties: {},
  children,
});

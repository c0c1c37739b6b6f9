import { createElement } from "react";
import Markdown from "react-markdown";
import rehypeSanitize from "rehype-sanitize";
import { readRuby } from "../../../shared/ruby/ruby-marks.ts";
import { drawRubyInTree } from "./draw-ruby-in-tree.ts";

/**
 * An article's markdown as readers see it: raw HTML in it is not rendered, of links only harmless ones are left, and `{漢字|かんじ}` is a
 * word with its reading. Without JSX, because the thread that renders it for readers takes the file as it stands.
 */
export function ArticleText({ body }: { body: string }) {
  const rehypePlugins = [rehypeSanitize, () => drawRubyInTree];
  return createElement(Markdown, { rehypePlugins }, readRuby(body));
}
